internal import Wording

/// Plays what is due, across all quizzes.
struct ReviewCommand: Command {
  let name: String? = "review"

  var options: [CommandOption<PlayOptions>] {
    [
      .number("limit", from: 1, { $0.limitOption }) { $0.limit = $1 },
      .word("tag", "TAG", { $0.tagOption }) { $0.tag = $1 }.forOneCall,
      .flag("plain", { $0.plainOption }) { $0.isPlain = true },
    ]
  }

  var screenOptions: [CommandOption<PlayOptions>] { PlayOptions.ofScreen }

  let defaults = PlayOptions()

  func usage(_ phrases: any CommandPhrases) -> String { phrases.reviewUsage }

  func summary(_ phrases: any CommandPhrases) -> String { phrases.reviewSummary }

  func run(
    _ options: PlayOptions, operands: [String], in program: ClozeProgram
  ) throws(UsageError) -> ExitStatus {
    if let operand = operands.first { throw .unexpectedOperand(operand) }
    return program.play(.review, options)
  }
}
