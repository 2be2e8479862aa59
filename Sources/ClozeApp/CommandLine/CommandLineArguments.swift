/// What the words after a command ask for.
enum CommandLineArguments<Values> {
  /// To show a page instead of running: `--help` or `--version`.
  case page(StandardOption.Page)
  /// To run with these values and operands.
  case run(Values, operands: [String])

  /// Reads words by GNU's conventions; the option given last counts.
  ///
  /// - Parameters:
  ///   - words: The command line without the names of program and command.
  ///   - options: The command's own options.
  ///   - defaults: The values before any option.
  /// - Throws: The first thing that is wrong, unless `--help` or `--version` stands before it.
  init(
    _ words: [String], options: [CommandOption<Values>], defaults: Values
  ) throws(UsageError) {
    let scan = OptionScan(
      words, shapes: options.map(\.shape) + StandardOption.allCases.map(\.shape))
    var values = defaults
    for finding in scan.findings {
      switch finding {
      case .problem(let error):
        throw error
      case .option(let index, let value) where index < options.count:
        try options[index].apply(&values, value)
      case .option(let index, let value):
        let option = StandardOption.allCases[index - options.count]
        if let page = option.page {
          self = .page(page)
          return
        }
        try option.check(value)
      }
    }
    self = .run(values, operands: scan.operands)
  }
}
