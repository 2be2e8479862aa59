internal import QuizFormats
internal import Wording

/// Says what is wrong in quiz files, and where.
struct CheckCommand: Command {
  /// What its options say.
  struct Options: Sendable {
    /// Whether warnings fail, too.
    var isStrict = false
    /// How findings are printed.
    var format = ReportFormat.text
    /// How files are read.
    var reading = ReadingOptions()
  }

  let name: String? = "check"

  var options: [CommandOption<Options>] {
    [
      .flag("strict", { $0.strictOption }) { $0.isStrict = true },
      .choice("format", { $0.formatOption }) { $0.format = $1 }.forOneCall,
    ]
  }

  var fileOptions: [CommandOption<Options>] {
    ReadingOptions.ofFiles.map { $0.within(\Options.reading) }
  }

  let defaults = Options()

  func usage(_ phrases: any CommandPhrases) -> String { phrases.checkUsage }

  func summary(_ phrases: any CommandPhrases) -> String { phrases.checkSummary }

  func run(
    _ options: Options, operands: [String], in program: ClozeProgram
  ) throws(UsageError) -> ExitStatus {
    guard !operands.isEmpty else { throw .nothingToCheck }
    var tally = CheckTally()
    var objects: [JSONText] = []
    var foldersAreGood = true
    for operand in operands {
      var count = 0
      eachFile(operand, options.reading, streams: program.streams) { file in
        count += 1
        tally.add(file)
        switch options.format {
        case .text: program.streams.writeOutput(CheckReport.text(of: file, program.phrases))
        case .json: objects += CheckReport.objects(of: file, program.phrases)
        }
      }
      if count == 0 {
        program.complain(program.phrases.noQuizIn(folder: operand.shownOnOneLine))
        foldersAreGood = false
      }
    }
    switch options.format {
    case .text where tally.files == 0: break
    case .text: program.streams.writeOutput(tally.summary(program.phrases) + "\n")
    case .json: program.streams.writeOutput("\(JSONText.list(objects))\n")
    }
    return foldersAreGood && tally.passes(strict: options.isStrict) ? .success : .failure
  }

  /// Reads what an operand means: one file, or all those below a folder, one after the other.
  fileprivate func eachFile(
    _ operand: String, _ reading: ReadingOptions, streams: any StandardStreams,
    _ use: (QuizFile) -> Void
  ) {
    guard operand != "-", QuizFolder.isFolder(operand) else {
      return use(QuizFile(operand, streams: streams, reading))
    }
    let folder = QuizFolder(operand)
    for (path, failure) in folder.failures { use(QuizFile(unreadable: path, failure: failure)) }
    for path in folder.files { use(QuizFile(path, streams: streams, reading)) }
  }
}
