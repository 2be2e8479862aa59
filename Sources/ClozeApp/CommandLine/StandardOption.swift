internal import Wording

/// An option that every command has.
enum StandardOption: String, CaseIterable {
  /// What is shown instead of running the command.
  enum Page: Hashable, Sendable {
    /// The help.
    case help
    /// The version.
    case version
  }

  /// Chooses the language.
  case language
  /// Shows the help.
  case help
  /// Shows the version.
  case version

  /// How getopt_long sees it.
  var shape: OptionShape {
    switch self {
    case .language: OptionShape(name: rawValue, short: nil, takesValue: true)
    case .help: OptionShape(name: rawValue, short: "h", takesValue: false)
    case .version: OptionShape(name: rawValue, short: "V", takesValue: false)
    }
  }

  /// What it shows, or nil when the command runs all the same.
  var page: Page? {
    switch self {
    case .language: nil
    case .help: .help
    case .version: .version
    }
  }

  /// Finds out whether a value is one that it takes.
  ///
  /// - Throws: `valueNotAllowed` for a language that the program does not speak.
  func check(_ value: String) throws(UsageError) {
    guard self == .language, Language(rawValue: value) == nil else { return }
    throw .valueNotAllowed(
      option: "--\(rawValue)", value: value, allowed: Language.allCases.map(\.rawValue))
  }

  /// Its line in the help.
  func helpRow(_ phrases: any CommandPhrases) -> HelpPage.Row {
    switch self {
    case .language:
      let names = Language.allCases.map(\.rawValue).joined(separator: "|")
      return HelpPage.Row(shape, names, phrases.languageOption)
    case .help: return HelpPage.Row(shape, nil, phrases.helpOption)
    case .version: return HelpPage.Row(shape, nil, phrases.versionOption)
    }
  }
}
