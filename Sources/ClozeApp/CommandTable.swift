/// The commands of the program: parsing and help are made from this table.
enum CommandTable {
  /// What is done when no command is named.
  static let unnamed = PlayCommand()

  /// All commands in the order of the help.
  static let all: [any Command] = [
    unnamed,
    ImportCommand(),
    ExportCommand(),
    CheckCommand(),
    NewCommand(),
    ReviewCommand(),
    StatsCommand(),
    SchemaCommand(),
  ]

  /// Finds the command of a command line: its first operand, when that is a command's name.
  ///
  /// Options may stand before the name. Behind `--` every word is a file, and so is `./check`.
  ///
  /// - Parameter words: The command line without the program's name.
  /// - Returns: The command, and the words without its name.
  static func choose(by words: [String]) -> (command: any Command, words: [String]) {
    // Most often no option comes first, and the options of all commands need not be known.
    guard words.first?.hasPrefix("-") == true else {
      guard let command = command(named: words.first) else { return (unnamed, words) }
      return (command, Array(words.dropFirst()))
    }
    let shapes = all.flatMap(\.shapes) + StandardOption.allCases.map(\.shape)
    let scan = OptionScan(words, shapes: shapes, stopsAtOperand: true)
    guard !scan.operandsFollowDashes, let command = command(named: scan.operands.first) else {
      return (unnamed, words)
    }
    var rest = words
    rest.remove(at: words.count - scan.operands.count)
    return (command, rest)
  }

  fileprivate static func command(named name: String?) -> (any Command)? {
    name.flatMap { name in all.first { $0.name == name } }
  }
}
