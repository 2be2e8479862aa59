internal import LearningHistory
internal import QuizFormats
internal import QuizModel
internal import Wording

/// Shows what the history of answers comes to, or forgets a part of it.
struct StatsCommand: Command {
  /// What its options say.
  struct Options: Sendable {
    /// How statistics are printed, or nil to show them on a screen.
    var format: ReportFormat?
    /// The file of the quiz that is to be forgotten.
    var forgotten: String?
    /// How the screen is drawn.
    var screen = PlayOptions()
  }

  let name: String? = "stats"

  var options: [CommandOption<Options>] {
    [
      .choice("format", { $0.statisticsFormatOption }) { $0.format = $1 }.forOneCall,
      .word("forget", "FILE", { $0.forgetOption }) { $0.forgotten = $1 }.forOneCall,
    ]
  }

  var screenOptions: [CommandOption<Options>] {
    PlayOptions.ofScreen.map { $0.within(\Options.screen) }
  }

  let defaults = Options()

  func usage(_ phrases: any CommandPhrases) -> String { phrases.statsUsage }

  func summary(_ phrases: any CommandPhrases) -> String { phrases.statsSummary }

  func run(
    _ options: Options, operands: [String], in program: ClozeProgram
  ) throws(UsageError) -> ExitStatus {
    if let operand = operands.first { throw .unexpectedOperand(operand) }
    if let file = options.forgotten { return forget(file, in: program) }
    guard let format = options.format ?? (program.streams.outputIsTerminal ? nil : .text) else {
      return program.play(.statistics, options.screen)
    }
    return print(format, in: program)
  }

  fileprivate func print(_ format: ReportFormat, in program: ClozeProgram) -> ExitStatus {
    let journal = program.journal
    let pages = journal.pages
    if let notice = journal.takeNotice() {
      program.complain(notice)
      return .failure
    }
    switch format {
    case .text:
      program.streams.writeOutput(StatisticsText(pages, program.phrases).text + "\n")
    case .json:
      program.streams.writeOutput(StatisticsReport(pages: pages).json.pretty + "\n")
    }
    return .success
  }

  /// Forgets the quiz of a file, which may be gone.
  fileprivate func forget(_ file: String, in program: ClozeProgram) -> ExitStatus {
    let journal = program.journal
    let path = file.locatedPath
    let forgotten = journal.use { history throws(HistoryError) in
      let isKnown = try history.quizzes().contains { $0.path == path }
      return (isKnown: isKnown, attempts: try history.forget(path: path))
    }
    if let notice = journal.takeNotice() { program.complain(notice) }
    guard let forgotten else { return .failure }
    let name = file.shownOnOneLine
    guard forgotten.isKnown else {
      program.complain(program.phrases.nothingToForget(name))
      return .failure
    }
    program.streams.writeOutput(
      program.phrases.forgotten(forgotten.attempts, file: name) + "\n")
    return .success
  }
}
