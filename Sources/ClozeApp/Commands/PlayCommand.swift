internal import QuizFormats
internal import Wording

/// Plays a quiz on the screen.
struct PlayCommand: Command {
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
    guard let name = try playableFile(operand) else {
      program.complain(program.phrases.noQuizIn(folder: operand.shownOnOneLine))
      return .failure
    }
    let file = QuizFile(name, streams: program.streams)
    switch file.result {
    case .failure(let error):
      for diagnostic in error.diagnostics where diagnostic.severity == .error {
        program.complain(DiagnosticLine(diagnostic, file: file.name).text(program.phrases))
      }
      return .failure
    case .success(let loaded):
      let questions = loaded.quiz.questions.count
      guard options.start <= questions else {
        throw .startAfterEnd(start: options.start, questions: questions)
      }
      return program.play(loaded, prepared(options, file: name, environment: program.environment))
    }
  }

  /// The file that an operand means: itself, or the only quiz of a folder.
  ///
  /// - Returns: The name of the file, or nil when a folder has none.
  fileprivate func playableFile(_ operand: String) throws(UsageError) -> String? {
    guard operand != "-", QuizFolder.isFolder(operand) else { return operand }
    let files = QuizFolder(operand).files
    guard files.count <= 1 else { throw .severalQuizzes(folder: operand, files: files) }
    return files.first
  }

  fileprivate func prepared(
    _ options: PlayOptions, file: String, environment: [String: String]
  ) -> PlayOptions {
    var options = options
    options.file = file
    // no-color.org: present and not empty; what the command line says goes before.
    if options.color == .auto, environment["NO_COLOR"]?.isEmpty == false { options.color = .never }
    return options
  }
}

extension String {
  /// Whether the word could be meant as a command: it has nothing that file names have.
  fileprivate var isCommandLike: Bool {
    !isEmpty && utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }
}
