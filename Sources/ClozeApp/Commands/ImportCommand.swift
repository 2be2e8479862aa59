internal import QuizFormats
internal import QuizModel
internal import Wording

/// Writes quizzes of any format as one in our own.
struct ImportCommand: Command {
  let name: String? = "import"

  var options: [CommandOption<ConversionOptions>] {
    [
      .word("output", "FILE", { $0.outputOption }) { $0.output = $1 }.forOneCall,
      .flag("strict", { $0.strictNotesOption }) { $0.isStrict = true },
    ]
  }

  var fileOptions: [CommandOption<ConversionOptions>] {
    ReadingOptions.ofFiles.map { $0.within(\ConversionOptions.reading) }
  }

  let defaults = ConversionOptions()

  func usage(_ phrases: any CommandPhrases) -> String { phrases.importUsage }

  func summary(_ phrases: any CommandPhrases) -> String { phrases.importSummary }

  func run(
    _ options: ConversionOptions, operands: [String], in program: ClozeProgram
  ) throws(UsageError) -> ExitStatus {
    guard !operands.isEmpty else { throw .nothingToConvert }
    let conversion = Conversion(options, in: program)
    try conversion.checkOutput(besides: operands)
    guard let quizzes = conversion.read(operands) else { return .failure }
    var merging = QuizMerging()
    for quiz in quizzes { merging.add(quiz) }
    conversion.tell(merging.notes)
    return conversion.deliver(QuizWriter.json(merging.quiz))
  }
}
