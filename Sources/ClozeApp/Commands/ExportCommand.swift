internal import QuizFormats
internal import QuizModel
internal import Wording

/// Writes a quiz in the format of another program.
struct ExportCommand: Command {
  let name: String? = "export"

  var options: [CommandOption<ConversionOptions>] {
    [
      .oneOf(
        "to", "FORMAT", QuizExport.formats, { $0.toOption(formats: QuizExport.formats) },
        set: { $0.target = $1 }
      ).forOneCall,
      .word("output", "FILE", { $0.outputOption }) { $0.output = $1 }.forOneCall,
      .flag("strict", { $0.strictNotesOption }) { $0.isStrict = true },
    ]
  }

  var fileOptions: [CommandOption<ConversionOptions>] {
    ReadingOptions.ofFiles.map { $0.within(\ConversionOptions.reading) }
  }

  let defaults = ConversionOptions()

  func usage(_ phrases: any CommandPhrases) -> String { phrases.exportUsage }

  func summary(_ phrases: any CommandPhrases) -> String { phrases.exportSummary }

  func run(
    _ options: ConversionOptions, operands: [String], in program: ClozeProgram
  ) throws(UsageError) -> ExitStatus {
    guard let target = options.target else { throw .noTarget(formats: QuizExport.formats) }
    guard let file = operands.first else { throw .nothingToConvert }
    guard operands.count == 1 else { throw .unexpectedOperand(operands[1]) }
    let conversion = Conversion(options, in: program)
    try conversion.checkOutput(besides: operands)
    guard let quiz = conversion.read(operands)?.first,
      let export = QuizExport(quiz, format: target)
    else { return .failure }
    conversion.tell(exporting: export.notes, file: file)
    return conversion.deliver(String(decoding: export.bytes, as: UTF8.self))
  }
}
