public import CellGrid
public import QuizFormats
internal import QuizModel
internal import QuizScene
internal import QuizViewModels
internal import Wording

/// Plays a quiz on a terminal, from taking it over to giving it back.
public struct ScreenPlayer {
  /// Takes a terminal over, as the options say.
  public typealias OpenTerminal = (PlayOptions) throws(TerminalError) -> any Terminal

  fileprivate let streams: any StandardStreams
  fileprivate let openTerminal: OpenTerminal
  fileprivate let phrases: any Phrases = English()

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - streams: Where the closing line and messages go.
  ///   - openTerminal: Takes the terminal over.
  public init(streams: any StandardStreams, openTerminal: @escaping OpenTerminal) {
    self.streams = streams
    self.openTerminal = openTerminal
  }

  /// Plays a quiz until the person leaves, a signal comes, or the terminal is gone.
  ///
  /// After leaving, one line with the score stays on the terminal.
  public func play(_ loaded: LoadedQuiz, _ options: PlayOptions) -> ExitStatus {
    let terminal: any Terminal
    do throws(TerminalError) {
      terminal = try openTerminal(options)
    } catch {
      streams.writeError("\(ClozeProgram.name): \(error.sentence(phrases))\n")
      return .failure
    }
    var presenter = presenter(loaded.quiz, options, on: terminal)
    let ending = RunLoop.run(&presenter, on: terminal)
    terminal.close()
    switch ending {
    case .left:
      streams.writeOutput(summary(of: presenter) + "\n")
      return .success
    case .signal(let number):
      return .signal(number)
    case .terminalClosed:
      return .signal(hangUp)
    }
  }

  fileprivate func presenter(
    _ quiz: Quiz, _ options: PlayOptions, on terminal: any Terminal
  ) -> Presenter {
    var quiz = quiz
    if let timing = options.checkTiming { quiz.settings.check = timing }
    let plan = RunPlan(
      start: options.start,
      limit: options.limit,
      shuffles: options.isShuffled,
      seed: options.seed ?? .random(in: 0 ... .max)
    )
    return Presenter(
      session: QuizSession(quiz: quiz, plan: plan, at: terminal.now()),
      title: quiz.title ?? (options.file == "-" ? phrases.untitled : options.file.baseName),
      size: terminal.size,
      traits: terminal.traits,
      phrases: phrases,
      preferences: Presenter.Preferences(
        motion: options.motion, colorDepth: options.color.depth, isASCII: options.isASCII),
      at: terminal.now()
    )
  }

  fileprivate func summary(of presenter: Presenter) -> String {
    let results = presenter.session.results
    var parts: [String] = []
    if results.scoredCount > 0 {
      parts = [
        phrases.score(results.score.pointsText, of: results.maximum.pointsText),
        phrases.percentage(results.percentage),
      ]
    }
    if results.answeredCount < results.entries.count || results.scoredCount == 0 {
      parts.append(phrases.answered(results.answeredCount, of: results.entries.count))
    }
    let line = phrases.summary(title: presenter.title, score: parts.joined(separator: ", "))
    return line.shownOnOneLine
  }
}

/// The signal of a terminal that hangs up: losing it without one ends the program the same way.
fileprivate let hangUp: Int32 = 1

extension String {
  /// The name of a file without folders and extension.
  fileprivate var baseName: String {
    let name = split(separator: "/").last.map(String.init) ?? self
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
