public import CellGrid
internal import QuizModel
internal import QuizViewModels
public import Wording

/// Plays on a screen where there is one and it is wanted, else line by line.
public struct QuizPlayer {
  /// Takes a terminal over, as the options say.
  public typealias OpenTerminal = (PlayOptions) throws(TerminalError) -> any Terminal

  fileprivate let streams: any StandardStreams
  fileprivate let openTerminal: OpenTerminal
  fileprivate let history: String?
  fileprivate let now: () -> Double

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - streams: Where it talks without a screen, and where closing lines and messages go.
  ///   - history: The file in which answers are kept, or nil when nobody knows where.
  ///   - openTerminal: Takes the terminal over.
  ///   - now: The present in seconds where there is no terminal to tell it.
  public init(
    streams: any StandardStreams, history: String?, openTerminal: @escaping OpenTerminal,
    now: @escaping () -> Double = ProcessClock.now
  ) {
    self.streams = streams
    self.history = history
    self.openTerminal = openTerminal
    self.now = now
  }

  /// Plays until the person leaves.
  ///
  /// Without a screen it is told why only where something can be mended: a type of terminal that is
  /// not known, or not named.
  ///
  /// - Parameters:
  ///   - playable: What is played.
  ///   - options: How it is played.
  ///   - phrases: The language.
  /// - Returns: How the program is to end.
  public func play(
    _ playable: Playable, _ options: PlayOptions, phrases: any Phrases
  ) -> ExitStatus {
    let starter = RunStarter(
      journal: Journal(place(options), phrases: phrases), options: options, phrases: phrases)
    let plain = PlainPlayer(streams: streams, starter: starter, now: now)
    guard !options.isPlain else { return plain.play(playable) }
    do throws(TerminalError) {
      let terminal = try openTerminal(options)
      return ScreenPlayer(streams: streams, starter: starter).play(playable, on: terminal)
    } catch {
      if let sentence = error.sentence(phrases) {
        streams.writeError("\(ClozeProgram.name): \(sentence)\n")
      }
      if case .refused = error { return .failure }
      return plain.play(playable)
    }
  }

  fileprivate func place(_ options: PlayOptions) -> Journal.Place {
    guard options.keepsHistory else { return .off }
    return history.map { .file($0) } ?? .unknown
  }
}
