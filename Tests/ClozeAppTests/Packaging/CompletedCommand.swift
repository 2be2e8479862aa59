import Wording

@testable import ClozeApp
@testable import QuizFormats

/// What a shell has to know of a command to complete its options and files.
struct CompletedCommand {
  /// What can stand as an operand.
  enum Operands {
    case none
    /// A file of any name.
    case file
    /// Files with quizzes, folders, or `-`.
    case quizzes
  }

  /// The word that names it, or nil for what is done when no command is named.
  let name: String?
  /// What it does.
  let summary: String
  /// All its options.
  let options: [CompletedOption]
  /// What can stand as its operands.
  let operands: Operands

  init(_ command: some Command) {
    name = command.name
    summary = command.summary(English())
    options =
      command.allOptions.map { CompletedOption($0, defaults: command.defaults) }
      + StandardOption.allCases.map(CompletedOption.init)
    let takesFiles = command.usage(English()).contains("FILE")
    operands = !takesFiles ? .none : command.readsFiles ? .quizzes : .file
  }

  /// The commands of the command table.
  static let all = CommandTable.all.map { CompletedCommand($0) }

  /// Those that are called by a name.
  static let named = all.filter { $0.name != nil }

  /// How the name of a file with a quiz ends, without the dot.
  ///
  /// The last three are those of formats that are known by what is in the file.
  static let endings =
    ImporterList.all.flatMap(\.endings).map { String($0.dropFirst()) } + ["txt", "xml", "zip"]

  /// The options of any command that take a value, in long form.
  static let optionsWithValue = Set(
    all.flatMap(\.options).filter { $0.value != nil }.map { "--\($0.name)" }
  ).sorted()
}

extension String {
  /// The text as one word of a shell.
  var shellWord: String { "'" + replacing("'", with: "'\\''") + "'" }
}
