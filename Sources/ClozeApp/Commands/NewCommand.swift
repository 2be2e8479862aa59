internal import QuizFormats
internal import QuizModel
internal import Wording

/// Writes a first quiz to go on from.
struct NewCommand: Command {
  /// It has no options.
  struct Options: Sendable {}

  let name: String? = "new"

  var options: [CommandOption<Options>] { [] }

  let defaults = Options()

  func usage(_ phrases: any CommandPhrases) -> String { phrases.newUsage }

  func summary(_ phrases: any CommandPhrases) -> String { phrases.newSummary }

  func run(
    _ options: Options, operands: [String], in program: ClozeProgram
  ) throws(UsageError) -> ExitStatus {
    guard operands.count == 1, let path = operands.first else { throw .needsOneNewFile }
    let phrases = program.phrases
    let name = path.shownOnOneLine
    let file = NewFile(path)
    // Better told before the questions than after them.
    if file.isTaken {
      program.complain(phrases.neverOverwrites(name))
      return .failure
    }
    if let reason = OutputFile.obstacle(to: path) {
      program.complain(phrases.cannotWrite(name, reason: reason))
      return .failure
    }
    guard let quiz = quiz(in: program) else {
      program.complain(phrases.nothingWritten)
      return .failure
    }
    do throws(OutputFile.Failure) {
      try file.write(QuizWriter.json(quiz))
    } catch {
      program.complain(phrases.cannotWrite(name, reason: error.reason))
      return .failure
    }
    program.streams.writeOutput(phrases.newQuizWritten(name) + "\n")
    return .success
  }

  /// What a person at a terminal says, or else the template; nil when the person left.
  fileprivate func quiz(in program: ClozeProgram) -> Quiz? {
    let streams = program.streams
    guard streams.lineSource == .terminal else { return .template(program.phrases) }
    let message = "\n\(ClozeProgram.name): \(program.phrases.nothingWritten)\n"
    return streams.telling(message) {
      let talk = Conversation(streams: streams, avoidsOutput: !streams.outputIsTerminal)
      return try? QuizInterview(in: talk, program.phrases).quiz()
    }
  }
}
