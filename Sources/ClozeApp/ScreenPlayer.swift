public import CellGrid
internal import MatchedGeometry
internal import QuizModel
internal import QuizScene
internal import QuizViewModels
internal import Wording

/// Plays on a terminal, from taking it over to giving it back.
public struct ScreenPlayer {
  /// Takes a terminal over, as the options say.
  public typealias OpenTerminal = (PlayOptions) throws(TerminalError) -> any Terminal

  fileprivate let streams: any StandardStreams
  fileprivate let openTerminal: OpenTerminal
  fileprivate let phrases: any Phrases = English()

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - streams: Where the closing lines and messages go.
  ///   - openTerminal: Takes the terminal over.
  public init(streams: any StandardStreams, openTerminal: @escaping OpenTerminal) {
    self.streams = streams
    self.openTerminal = openTerminal
  }

  /// Plays until the person leaves, a signal comes, or the terminal is gone.
  ///
  /// After leaving, one line with the score of each run stays on the terminal.
  public func play(_ playable: Playable, _ options: PlayOptions) -> ExitStatus {
    let terminal: any Terminal
    do throws(TerminalError) {
      terminal = try openTerminal(options)
    } catch {
      streams.writeError("\(ClozeProgram.name): \(error.sentence(phrases))\n")
      return .failure
    }
    var presenter = presenter(playable, options, on: terminal)
    var finished: [Presenter.FinishedRun] = []
    let ending = RunLoop.run(&presenter, on: terminal) { effect, presenter in
      switch effect {
      case .play(let id):
        guard let entry = playable.entry(id), let quiz = entry.quiz else { break }
        let time = terminal.now()
        presenter.begin(
          session(quiz, options, at: time), title: entry.title.shownOnOneLine, at: time)
      case .left(let run):
        finished.append(run)
      case .leave:
        break
      }
    }
    terminal.close()
    if options.tellsMotion {
      presenter.motionDiagnostics.forEach {
        streams.writeError("\(ClozeProgram.name): \($0.shownOnOneLine)\n")
      }
    }
    switch ending {
    case .left:
      if let run = presenter.currentRun { finished.append(run) }
      finished.forEach { streams.writeOutput(summary(of: $0) + "\n") }
      return .success
    case .signal(let number):
      return .signal(number)
    case .terminalClosed:
      return .signal(hangUp)
    }
  }

  fileprivate func presenter(
    _ playable: Playable, _ options: PlayOptions, on terminal: any Terminal
  ) -> Presenter {
    let preferences = Presenter.Preferences(
      motion: options.motion, colorDepth: options.color.depth, isASCII: options.isASCII)
    let time = terminal.now()
    switch playable {
    case .quiz(let quiz, let title):
      return Presenter(
        session: session(quiz, options, at: time), title: title, size: terminal.size,
        traits: terminal.traits, phrases: phrases, preferences: preferences, at: time)
    case .library(let library):
      return Presenter(
        library: library, size: terminal.size, traits: terminal.traits, phrases: phrases,
        preferences: preferences, at: time)
    }
  }

  fileprivate func session(_ quiz: Quiz, _ options: PlayOptions, at time: Double) -> QuizSession {
    let quiz = options.applied(to: quiz)
    let plan = RunPlan(
      // Not every quiz of a library has so many questions.
      start: min(options.start, quiz.questions.count),
      limit: options.limit,
      shuffles: options.isShuffled,
      seed: options.seed ?? .random(in: 0 ... .max)
    )
    return QuizSession(quiz: quiz, plan: plan, at: time)
  }

  fileprivate func summary(of run: Presenter.FinishedRun) -> String {
    let results = run.results
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
    let line = phrases.summary(title: run.title, score: parts.joined(separator: ", "))
    return line.shownOnOneLine
  }
}

/// The signal of a terminal that hangs up: losing it without one ends the program the same way.
fileprivate let hangUp: Int32 = 1

extension Playable {
  /// The entry of a library with an id.
  fileprivate func entry(_ id: LibraryEntry.ID) -> LibraryEntry? {
    if case .library(let library) = self { library[id] } else { nil }
  }
}
