internal import CellGrid
internal import MatchedGeometry
internal import QuizModel
internal import QuizScene
internal import QuizViewModels
internal import Wording

/// Plays on a terminal, from taking it over to giving it back.
struct ScreenPlayer {
  fileprivate let streams: any StandardStreams
  fileprivate let starter: RunStarter
  fileprivate let editor: TextEditor
  fileprivate let phrases: any Phrases

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - streams: Where the closing lines and messages go.
  ///   - starter: Begins runs.
  ///   - editor: Edits the files of quizzes.
  init(streams: any StandardStreams, starter: RunStarter, editor: TextEditor = .ofProcess) {
    self.streams = streams
    self.starter = starter
    self.editor = editor
    phrases = starter.phrases
  }

  /// Plays until the person leaves, a signal comes, or the terminal is gone.
  ///
  /// After leaving, one line with the score of each run stays on the terminal; what went wrong beside
  /// the screen is told on standard error.
  func play(_ playable: Playable, on terminal: any Terminal) -> ExitStatus {
    let options = starter.options
    let delivery = ResultsDelivery(streams: streams, phrases: phrases, options: options)
    let game = ScreenGame(
      playable, starter, on: terminal, editor: editor, delivery: delivery)
    guard var presenter = presenter(playable, game, on: terminal) else {
      terminal.close()
      starter.journal.takeNotice().map(complain)
      streams.writeOutput("\(phrases.nothingDue) \(phrases.howToBegin)\n")
      return .success
    }
    game.tellNotice(in: &presenter, at: terminal.now())
    let ending = RunLoop.run(&presenter, on: terminal) { effect, presenter in
      game.perform(effect, &presenter)
    }
    if ending == .left { game.leave(presenter) }
    terminal.close()
    if options.tellsMotion {
      presenter.motionDiagnostics.forEach { complain($0.shownOnOneLine) }
    }
    game.notices.forEach(complain)
    switch ending {
    case .left:
      return deliver(game.finished, by: delivery)
    case .signal(let number):
      writeResults(of: presenter, game, by: delivery)
      return .signal(number)
    case .terminalClosed:
      writeResults(of: presenter, game, by: delivery)
      return .signal(hangUp)
    }
  }

  /// Says how the runs went; the first one is that of which results are asked for.
  fileprivate func deliver(
    _ finished: FinishedRuns, by delivery: ResultsDelivery
  ) -> ExitStatus {
    guard let first = finished.first else { return .success }
    let status = delivery.deliver(first)
    finished.furtherSummaries.forEach(delivery.tell(summary:))
    return status
  }

  /// Leaves the results of what was answered, though a signal ended it.
  fileprivate func writeResults(
    of presenter: Presenter, _ game: ScreenGame, by delivery: ResultsDelivery
  ) {
    if let run = game.result(of: presenter) { _ = delivery.write(run) }
  }

  /// The first screen, or nil when nothing is due and nothing was ever answered.
  fileprivate func presenter(
    _ playable: Playable, _ game: ScreenGame, on terminal: any Terminal
  ) -> Presenter? {
    let options = starter.options
    let preferences = Presenter.Preferences(
      motion: options.motion, theme: options.theme, colorDepth: options.color.depth,
      isASCII: options.isASCII)
    let time = terminal.now()
    guard let start = start(playable, game, at: time) else { return nil }
    return Presenter(
      start, size: terminal.size, traits: terminal.traits,
      phrases: phrases, preferences: preferences, at: time)
  }

  fileprivate func start(
    _ playable: Playable, _ game: ScreenGame, at time: Double
  ) -> Presenter.Start? {
    func show(_ run: StartedRun, offersToGoOn: Bool = false) -> Presenter.Start {
      let run = game.begin(run)
      return .run(
        run.session, title: run.title.shownOnOneLine, offersToGoOn: offersToGoOn,
        canEdit: run.canEdit)
    }
    switch playable {
    case .quiz(let quiz):
      if let run = starter.unfinished(quiz, at: time) { return show(run, offersToGoOn: true) }
      return show(starter.fresh(quiz, at: time))
    case .library(var library, _):
      library.note(starter.journal.standings(of: library.entries))
      return .library(library)
    case .review:
      if let run = starter.due(at: time) { return show(run) }
      guard game.preparePractice(at: time) else { return nil }
      return .practiceOffer(next: starter.journal.nextDue)
    case .statistics:
      return .statistics(starter.journal.pages)
    }
  }

  fileprivate func complain(_ message: String) {
    streams.writeError("\(ClozeProgram.name): \(message)\n")
  }
}

/// The signal of a terminal that hangs up: losing it without one ends the program the same way.
fileprivate let hangUp: Int32 = 1
