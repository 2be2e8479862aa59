internal import Wording

/// The program from its command line to its exit status.
///
/// It is given everything that it needs of the process, so tests can run it without one.
public struct ClozeProgram {
  /// Plays on the screen until the person leaves.
  public typealias Player = (Playable, PlayOptions) -> ExitStatus

  /// The name that messages begin with.
  static let name = "cloze"
  /// The version of this release.
  static let version = "0.1.0"

  /// Where files named `-` come from, and where results and messages go.
  let streams: any StandardStreams
  /// Where quizzes are when none is named.
  let places: QuizPlaces
  /// Plays.
  let play: Player
  /// The language of all sentences.
  let phrases: any Phrases = English()

  /// Makes a program.
  ///
  /// - Parameters:
  ///   - streams: Standard input, output and error.
  ///   - places: Where quizzes are when none is named.
  ///   - play: Plays what has been found to be good.
  public init(
    streams: any StandardStreams, places: QuizPlaces = QuizPlaces(), play: @escaping Player
  ) {
    self.streams = streams
    self.places = places
    self.play = play
  }

  /// Does what a command line says.
  ///
  /// - Parameter words: The command line without the program's name.
  /// - Returns: How the process is to end.
  public func run(_ words: [String]) -> ExitStatus {
    let status = attempt(words)
    guard let reason = streams.outputFailure else { return status }
    complain(phrases.outputFailed(reason: reason))
    return status == .success ? .failure : status
  }

  fileprivate func attempt(_ words: [String]) -> ExitStatus {
    let (command, words) = CommandTable.choose(by: words)
    do {
      return try command.run(words, in: self)
    } catch {
      let sentence = phrases.usageError(error.sentence(phrases))
      complain([command.name, sentence].compactMap { $0 }.joined(separator: ": "))
      return .usage
    }
  }

  /// The history, for what is not played.
  var journal: Journal { Journal(places.history.map { .file($0) } ?? .unknown, phrases: phrases) }

  /// Writes a message of one line to standard error.
  func complain(_ message: String) {
    streams.writeError("\(Self.name): \(message)\n")
  }
}
