internal import QuizFormats
internal import Wording

extension ReadingOptions {
  /// The options of whatever reads quiz files, in the order of the help.
  static let ofFiles: [CommandOption<ReadingOptions>] = [
    .oneOf("from", "FORMAT", QuizReading.formats, { $0.fromOption }) { $0.format = $1 }.forOneCall,
    .separator("separator", { $0.separatorOption }) { $0.separator = $1 }.forOneCall,
  ]
}

extension CommandOption {
  /// An option whose value stands between the columns of a table.
  fileprivate static func separator(
    _ name: String,
    _ summary: @escaping @Sendable (any CommandPhrases) -> String,
    set: @escaping @Sendable (inout Values, String) -> Void
  ) -> Self {
    Self(
      shape: OptionShape(name: name, short: nil, takesValue: true), placeholder: "TEXT",
      summary: summary
    ) { (values: inout Values, word: String) throws(UsageError) in
      let text = word.withTabs
      guard !text.isEmpty, !text.contains(where: { $0.isNewline || $0 == "\"" }) else {
        throw .noSeparator(word)
      }
      set(&values, text)
    }
  }
}

extension String {
  /// The text with tabs where `\t` stands: a tab is hard to type into a shell.
  fileprivate var withTabs: String { replacing("\\t", with: "\t") }
}
