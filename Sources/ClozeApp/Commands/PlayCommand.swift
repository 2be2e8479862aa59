internal import QuizFormats
internal import QuizModel
internal import QuizViewModels
internal import Wording

/// Plays a quiz, or several from a library, on the screen.
struct PlayCommand: Command {
  /// How many errors of a file are printed: enough to begin with, few enough to stay in sight.
  fileprivate static let errorsShown = 20

  let name: String? = nil

  let options: [CommandOption<PlayOptions>] = [
    .choice("check", \.checkTimingOption) { $0.checkTiming = $1 },
    .number("start", from: 1, \.startOption) { $0.start = $1 },
    .number("limit", from: 1, \.limitOption) { $0.limit = $1 },
    .flag("shuffle", \.shuffleOption) { $0.isShuffled = true },
    .number("seed", from: 0, \.seedOption) { $0.seed = $1 },
    .choice("motion", \.motionOption) { $0.motion = $1 },
    .choice("color", \.colorOption) { $0.color = $1 },
    .flag("ascii", \.asciiOption) { $0.isASCII = true },
    .flag("no-sync", \.noSyncOption) { $0.isSynchronized = false },
    .flag("debug-motion", \.debugMotionOption) { $0.tellsMotion = true },
  ]

  let defaults = PlayOptions()

  func usage(_ phrases: any CommandPhrases) -> String { phrases.playUsage }

  func summary(_ phrases: any CommandPhrases) -> String { phrases.playSummary }

  func run(
    _ options: PlayOptions, operands: [String], in program: ClozeProgram
  ) throws(UsageError) -> ExitStatus {
    switch try PlayTarget(operands) {
    case .file(let file): try play(file: file, options, in: program)
    case .library(let operands): play(QuizLibrary(operands, in: program), options, in: program)
    }
  }

  fileprivate func play(
    file name: String, _ options: PlayOptions, in program: ClozeProgram
  ) throws(UsageError) -> ExitStatus {
    switch QuizFile(name, streams: program.streams).result {
    case .failure(let error):
      return refuse(name, error, in: program)
    case .success(let loaded):
      let quiz = loaded.quiz
      guard options.start <= quiz.questions.count else {
        throw .startAfterEnd(start: options.start, questions: quiz.questions.count)
      }
      let fileTitle = name == "-" ? program.phrases.untitled : name.fileTitle
      return program.play(
        .quiz(quiz, title: (quiz.title?.unlessBlank ?? fileTitle).collapsed), options)
    }
  }

  fileprivate func play(
    _ library: QuizLibrary, _ options: PlayOptions, in program: ClozeProgram
  ) -> ExitStatus {
    library.complaints.forEach(program.complain)
    guard !library.entries.isEmpty else { return .failure }
    // A card says how its quiz will be played.
    let entries = library.entries.map { entry in
      guard let quiz = entry.quiz else { return entry }
      return LibraryEntry(
        id: entry.id, title: entry.title, name: entry.name,
        contents: .quiz(options.applied(to: quiz)))
    }
    return program.play(.library(LibraryViewModel(entries: entries)), options)
  }

  /// Says why a file cannot be played.
  fileprivate func refuse(
    _ file: String, _ error: QuizFileError, in program: ClozeProgram
  ) -> ExitStatus {
    let errors = error.diagnostics.filter { $0.severity == .error }
    for error in errors.prefix(Self.errorsShown) {
      program.complain(DiagnosticLine(error, file: file).text(program.phrases))
    }
    let rest = errors.count - Self.errorsShown
    if rest > 0 { program.complain(program.phrases.moreErrors(rest, file: file.shownOnOneLine)) }
    return .failure
  }
}
