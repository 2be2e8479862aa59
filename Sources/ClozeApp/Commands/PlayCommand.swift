internal import QuizFormats
internal import QuizModel
internal import QuizViewModels
internal import Wording

/// Plays a quiz, or several from a library, on the screen.
struct PlayCommand: Command {
  /// How many errors of a file are printed: enough to begin with, few enough to stay in sight.
  fileprivate static let errorsShown = 20

  let name: String? = nil

  var options: [CommandOption<PlayOptions>] {
    [
      .choice("check", { $0.checkTimingOption }) { $0.checkTiming = $1 },
      .number("start", from: 1, { $0.startOption }) { $0.start = $1 }.forOneCall,
      .number("limit", from: 1, { $0.limitOption }) { $0.limit = $1 },
      .word("tag", "TAG", { $0.tagOption }) { $0.tag = $1 }.forOneCall,
      .flag("choose", { $0.chooseOption }) { $0.recasting = .choosing },
      .flag("type", { $0.typeOption }) { $0.recasting = .typing },
      .flag("shuffle", { $0.shuffleOption }) { $0.isShuffled = true },
      .number("seed", from: 0, { $0.seedOption }) { $0.seed = $1 }.forOneCall,
      .flag("plain", { $0.plainOption }) { $0.isPlain = true },
      .word("answers", "FILE", { $0.answersOption }) { $0.answers = $1 }.forOneCall,
      .word("results", "FILE", { $0.resultsOption }) { $0.results = $1 }.forOneCall,
      .percentage("pass", { $0.passOption }) { $0.pass = $1 }.forOneCall,
      .flag("no-history", { $0.noHistoryOption }) { $0.keepsHistory = false },
    ]
  }

  var fileOptions: [CommandOption<PlayOptions>] {
    ReadingOptions.ofFiles.map { $0.within(\PlayOptions.reading) }
  }

  var screenOptions: [CommandOption<PlayOptions>] { PlayOptions.ofScreen }

  let defaults = PlayOptions()

  func usage(_ phrases: any CommandPhrases) -> String { phrases.playUsage }

  func summary(_ phrases: any CommandPhrases) -> String { phrases.playSummary }

  func run(
    _ options: PlayOptions, operands: [String], in program: ClozeProgram
  ) throws(UsageError) -> ExitStatus {
    switch try PlayTarget(operands) {
    case .file(let file):
      try options.checkStreams(besides: file)
      return try play(file: file, options, in: program)
    case .library(let operands):
      try options.checkLibrary()
      return play(QuizLibrary(operands, options.reading, in: program), options, in: program)
    }
  }

  fileprivate func play(
    file name: String, _ options: PlayOptions, in program: ClozeProgram
  ) throws(UsageError) -> ExitStatus {
    let file = QuizFile(name, streams: program.streams, options.reading)
    switch file.result {
    case .failure(let error):
      return refuse(name, error, in: program)
    case .success(let loaded):
      try options.checkQuestions(of: loaded.quiz)
      if let file = options.results, file != "-", let reason = OutputFile.obstacle(to: file) {
        program.complain(program.phrases.cannotWrite(file.shownOnOneLine, reason: reason))
        return .failure
      }
      if let notes = file.notesSummary(program.phrases) { program.complain(notes) }
      let quiz = PlayableQuiz(
        loaded.quiz, file: name,
        title: loaded.quiz.title(or: name.inputTitle(program.phrases)), options: options)
      guard let sheet = options.answers else { return program.play(.quiz(quiz), options) }
      return SheetPlayer(program).play(quiz.quiz, title: quiz.title, options, sheet: sheet)
    }
  }

  fileprivate func play(
    _ library: QuizLibrary, _ options: PlayOptions, in program: ClozeProgram
  ) -> ExitStatus {
    library.complaints.forEach(program.complain)
    guard !library.entries.isEmpty else { return .failure }
    let tagged = library.entries.filter { $0.quiz.map(options.leavesQuestions) ?? true }
    if let tag = options.tag, !tagged.contains(where: { $0.quiz != nil }) {
      program.complain(program.phrases.noQuizWithTag(tag.quotable))
      return .failure
    }
    var quizzes: [LibraryEntry.ID: PlayableQuiz] = [:]
    // A card says how its quiz will be played.
    let entries = tagged.map { entry in
      guard let read = entry.quiz else { return entry }
      let quiz = PlayableQuiz(read, file: entry.id, title: entry.title, options: options)
      quizzes[entry.id] = quiz
      return LibraryEntry(
        id: entry.id, title: entry.title, name: entry.name, contents: .quiz(quiz.quiz))
    }
    return program.play(
      .library(LibraryViewModel(entries: entries), quizzes: quizzes), options)
  }

  /// Says why a file cannot be played.
  fileprivate func refuse(
    _ file: String, _ error: QuizFileError, in program: ClozeProgram
  ) -> ExitStatus {
    // What was noted of another program's file is why nothing is left of it.
    let errors = error.diagnostics.filter { $0.severity == .error || error.isOfImport }
    for error in errors.prefix(Self.errorsShown) {
      program.complain(DiagnosticLine(error, file: file).text(program.phrases))
    }
    let rest = errors.count - Self.errorsShown
    if rest > 0 { program.complain(program.phrases.moreErrors(rest, file: file.shownOnOneLine)) }
    return .failure
  }
}
