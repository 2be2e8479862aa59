internal import QuizFormats
internal import Wording

/// Prints the JSON Schema of the quiz format.
struct SchemaCommand: Command {
  /// It has no options.
  struct Options: Sendable {}

  let name: String? = "schema"

  var options: [CommandOption<Options>] { [] }

  let defaults = Options()

  func usage(_ phrases: any CommandPhrases) -> String { "" }

  func summary(_ phrases: any CommandPhrases) -> String { phrases.schemaSummary }

  func run(
    _ options: Options, operands: [String], in program: ClozeProgram
  ) throws(UsageError) -> ExitStatus {
    if let operand = operands.first { throw .unexpectedOperand(operand) }
    program.streams.writeOutput(QuizSchema.text)
    return .success
  }
}
