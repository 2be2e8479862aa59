internal import Wording

/// An option that every command has and that ends the parsing.
enum StandardOption: String, CaseIterable {
  /// Shows the help.
  case help
  /// Shows the version.
  case version

  /// How getopt_long sees it.
  var shape: OptionShape {
    switch self {
    case .help: OptionShape(name: rawValue, short: "h", takesValue: false)
    case .version: OptionShape(name: rawValue, short: "V", takesValue: false)
    }
  }

  /// What it does, in one line of the help.
  func summary(_ phrases: any CommandPhrases) -> String {
    switch self {
    case .help: phrases.helpOption
    case .version: phrases.versionOption
    }
  }
}
