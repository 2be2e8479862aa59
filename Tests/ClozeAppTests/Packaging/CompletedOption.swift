import Wording

@testable import ClozeApp

/// What a shell has to know of an option to complete it and its value.
struct CompletedOption {
  /// What can stand as a value.
  enum Value: Equatable {
    /// One of these words.
    case words([String])
    /// The path of a file; `-` as well where that stands for a standard stream.
    case file(orStream: Bool)
    /// Something that only the person knows.
    case unknown
  }

  /// The long form without its dashes.
  let name: String
  /// The short form without its dash.
  let short: Character?
  /// What the help shows in the place of its value.
  let placeholder: String?
  /// What can stand as its value, or nil when it takes none.
  let value: Value?
  /// What it does.
  let summary: String

  /// Describes an option of a command whose values begin as the defaults.
  init<Values>(_ option: CommandOption<Values>, defaults: Values) {
    name = option.shape.name
    short = option.shape.short
    placeholder = option.placeholder
    summary = option.summary(English())
    value = option.placeholder.map { placeholder in
      if let words = option.allowedWords(defaults) { return .words(words) }
      guard placeholder == "FILE" else { return .unknown }
      return .file(orStream: ["answers", "results"].contains(option.shape.name))
    }
  }

  /// Describes one that every command has.
  init(_ option: StandardOption) {
    name = option.shape.name
    short = option.shape.short
    let words = option == .language ? Language.allCases.map(\.rawValue) : nil
    placeholder = words?.joined(separator: "|")
    summary = option.helpRow(English()).meaning
    value = words.map(Value.words)
  }
}

extension CommandOption {
  /// The words of which its value must be one, as it says itself when it gets another one.
  fileprivate func allowedWords(_ defaults: Values) -> [String]? {
    var values = defaults
    do throws(UsageError) {
      try apply(&values, "\u{0}")
    } catch {
      if case .valueNotAllowed(_, _, let allowed) = error { return allowed }
    }
    return nil
  }
}
