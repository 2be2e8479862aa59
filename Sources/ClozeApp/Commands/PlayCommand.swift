internal import QuizFormats
internal import QuizModel
internal import Wording

/// Plays a quiz on the screen.
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
  ]

  let defaults = PlayOptions()

  func usage(_ phrases: any CommandPhrases) -> String { phrases.playUsage }

  func summary(_ phrases: any CommandPhrases) -> String { phrases.playSummary }

  func run(
    _ options: PlayOptions, operands: [String], in program: ClozeProgram
  ) throws(UsageError) -> ExitStatus {
    guard let operand = operands.first else { throw .nothingToPlay }
    guard operands.count == 1 else { throw .severalFiles(operands.count) }
    // A misspelt command would otherwise be reported as a missing file.
    if operand.isCommandLike, !QuizFolder.exists(operand) { throw .unknownCommand(operand) }
    guard operand != "-", QuizFolder.isFolder(operand) else {
      return try play(file: operand, options, in: program)
    }
    return try play(folder: operand, options, in: program)
  }

  fileprivate func play(
    file name: String, _ options: PlayOptions, in program: ClozeProgram
  ) throws(UsageError) -> ExitStatus {
    switch QuizFile(name, streams: program.streams).result {
    case .failure(let error):
      return refuse(name, error, in: program)
    case .success(let loaded):
      let count = loaded.quiz.questions.count
      guard options.start <= count else {
        throw .startAfterEnd(start: options.start, questions: count)
      }
      var options = options
      options.file = name
      return program.play(loaded, options)
    }
  }

  /// Plays the only quiz of a folder.
  fileprivate func play(
    folder name: String, _ options: PlayOptions, in program: ClozeProgram
  ) throws(UsageError) -> ExitStatus {
    let folder = QuizFolder(name)
    if let file = folder.files.first {
      guard folder.files.count == 1 else {
        throw .severalQuizzes(folder: name, count: folder.files.count, example: file)
      }
      return try play(file: file, options, in: program)
    }
    if let (path, failure) = folder.failures.first {
      return refuse(path, QuizFileError(failure.cause), in: program)
    }
    program.complain(program.phrases.noQuizIn(folder: name.shownOnOneLine))
    return .failure
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

extension String {
  /// Whether the word could be meant as a command: it has nothing that file names have.
  fileprivate var isCommandLike: Bool {
    !isEmpty && utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }
}
