internal import CellGrid
internal import QuizModel
internal import QuizScene
internal import QuizViewModels
internal import Wording

/// Does what the screens ask for: begins runs, stores answers, opens the editor.
final class ScreenGame {
  /// The runs that are over or were left.
  fileprivate(set) var finished = FinishedRuns()
  /// What went wrong beside the screens, in sentences.
  fileprivate(set) var notices: [String] = []

  fileprivate let starter: RunStarter
  fileprivate let terminal: any Terminal
  fileprivate let editor: TextEditor
  fileprivate let edits: QuizEdits
  fileprivate let delivery: ResultsDelivery
  /// The quizzes to play, by their entry in the library.
  fileprivate var quizzes: [LibraryEntry.ID: PlayableQuiz]
  /// The entries of the library.
  fileprivate let entries: [LibraryEntry]
  /// The quiz that is played, or nil in a review.
  fileprivate var quiz: PlayableQuiz?
  fileprivate var recorder: RunRecorder?
  /// Whether the run that is shown is among ``finished``.
  fileprivate var isNoted = false
  /// What is practised if the person takes the offer.
  fileprivate var practice: StartedRun?

  /// Prepares for what is to be played.
  init(
    _ playable: Playable, _ starter: RunStarter, on terminal: any Terminal, editor: TextEditor,
    delivery: ResultsDelivery
  ) {
    self.delivery = delivery
    self.starter = starter
    self.terminal = terminal
    self.editor = editor
    edits = QuizEdits(options: starter.options, phrases: starter.phrases)
    switch playable {
    case .quiz(let quiz):
      quizzes = [:]
      entries = []
      self.quiz = quiz
    case .library(let library, let quizzes):
      self.quizzes = quizzes
      entries = library.entries
    case .review, .statistics:
      quizzes = [:]
      entries = []
    }
  }

  /// Takes over who stores the answers of a run that is shown.
  func begin(_ run: StartedRun) -> StartedRun {
    recorder = run.recorder
    isNoted = false
    return run
  }

  /// Finds what can be practised though nothing is due.
  ///
  /// - Returns: Whether there is anything: whatever was answered once.
  func preparePractice(at time: Double) -> Bool {
    practice = starter.practice(at: time)
    return practice != nil
  }

  /// Does what the screens ask for.
  func perform(_ effect: Presenter.Effect, _ presenter: inout Presenter) {
    let time = terminal.now()
    switch effect {
    case .play(let id, let start):
      guard let quiz = quizzes[id] else { break }
      let run = started(quiz, start, at: time)
      self.quiz = start == .due ? nil : quiz
      show(run, in: &presenter, at: time)
    case .review:
      guard let run = starter.due(at: time) else {
        offerPractice(in: &presenter, at: time)
        break
      }
      quiz = nil
      show(run, in: &presenter, at: time)
    case .practise:
      guard let run = practice else { break }
      practice = nil
      quiz = nil
      show(run, in: &presenter, at: time)
    case .statistics:
      presenter.showStatistics(starter.journal.pages, at: time)
    case .startAgain:
      guard let quiz else { break }
      recorder?.discard()
      presenter.replaceRun(begin(starter.fresh(quiz, at: time)).session, at: time)
    case .run(.editFile, _):
      edit(&presenter, at: time)
    case .run(let told, let session):
      recorder?.take(told, of: session)
      if told == .retried { isNoted = false }
      guard let run = presenter.currentRun else { break }
      if told == .finished { note(run) }
      if case .answered = told, finished.first == nil { delivery.writeSoFar(measured(run)) }
    case .left(let run):
      note(run)
      presenter.note(starter.journal.standings(of: entries), at: time)
    case .leave:
      // The loop ends.
      break
    }
    tellNotice(in: &presenter, at: time)
  }

  /// Takes note of the run that is left together with the program.
  func leave(_ presenter: Presenter) {
    if let session = presenter.session { recorder?.take(.leave, of: session) }
    if let run = presenter.currentRun { note(run) }
  }

  /// The run of which results are wanted: the first one, however far it has come.
  func result(of presenter: Presenter) -> FinishedRun? {
    finished.first ?? presenter.currentRun.map(measured)
  }

  /// Shows what went wrong with the history, if anything has.
  func tellNotice(in presenter: inout Presenter, at time: Double) {
    guard let notice = starter.journal.takeNotice() else { return }
    notices.append(notice)
    presenter.tell(notice, at: time)
  }

  fileprivate func started(
    _ quiz: PlayableQuiz, _ start: RunStart, at time: Double
  ) -> StartedRun {
    switch start {
    case .fresh:
      // Beginning anew is the end of what was broken off.
      starter.unfinished(quiz, at: time)?.recorder.discard()
      return starter.fresh(quiz, at: time)
    case .resumed:
      return starter.unfinished(quiz, at: time) ?? starter.fresh(quiz, at: time)
    case .due:
      return starter.due(of: quiz, at: time) ?? starter.fresh(quiz, at: time)
    }
  }

  fileprivate func show(_ run: StartedRun, in presenter: inout Presenter, at time: Double) {
    let run = begin(run)
    presenter.begin(
      run.session, title: run.title.shownOnOneLine, canEdit: run.canEdit, at: time)
  }

  /// Takes note of a run, once.
  ///
  /// A retry that was left at once is no run of its own.
  fileprivate func note(_ run: Presenter.ShownRun) {
    guard !isNoted else { return }
    isNoted = true
    if run.results.answeredCount == 0, finished.lastTitle == run.title { return }
    finished.append(measured(run), starter.phrases)
  }

  /// A run with the time that it took until now.
  fileprivate func measured(_ run: Presenter.ShownRun) -> FinishedRun {
    FinishedRun(
      title: run.title, results: run.results,
      seconds: run.results.duration ?? terminal.now() - run.results.startTime)
  }

  /// Says that nothing is due, and offers to practise if there is anything to practise.
  fileprivate func offerPractice(in presenter: inout Presenter, at time: Double) {
    guard preparePractice(at: time) else {
      presenter.tell(starter.phrases.nothingDue, at: time)
      return
    }
    presenter.offerPractice(next: starter.journal.nextDue, at: time)
  }

  /// Lets the person edit the file of the question that is on, and goes on with what it has become.
  fileprivate func edit(_ presenter: inout Presenter, at time: Double) {
    guard var session = presenter.session else { return }
    let asked = session.currentQuestion
    guard let file = quiz?.file ?? (asked.source.isEmpty ? nil : asked.source) else { return }
    // A question without a line is from an archive or a database, which no editor for text opens.
    guard let line = asked.question.line else {
      presenter.tell(starter.phrases.cannotEdit(file.shownOnOneLine), at: time)
      return
    }
    var hasEdited = false
    terminal.lend { hasEdited = editor.edit(file: file, line: line) }
    guard hasEdited else {
      presenter.tell(starter.phrases.editorFailed(editor.command), at: time)
      return
    }
    switch edits.read(file, title: quiz?.title) {
    case .success(let edited):
      session.replace(
        edited.quiz, source: asked.source, identities: edited.known.quiz.identities,
        at: terminal.now())
      recorder = recorder?.replace(with: edited.known)
      if quiz != nil { quiz = edited }
      for (id, known) in quizzes where known.file == file { quizzes[id] = edited }
      presenter.replaceRun(session, at: terminal.now())
    case .failure(let problem):
      presenter.tell(problem.sentence, at: terminal.now())
    }
  }
}
