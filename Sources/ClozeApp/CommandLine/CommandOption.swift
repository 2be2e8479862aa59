internal import Wording

/// An option of a command: its names, its value, its line in the help, and what it changes.
struct CommandOption<Values>: Sendable {
  /// How getopt_long sees it.
  let shape: OptionShape
  /// What the help shows in the place of its value, or nil when it takes none.
  let placeholder: String?
  /// What it does, in one line of the help; no key path, which every start would have to make.
  let summary: @Sendable (any CommandPhrases) -> String
  /// Whether it means one call alone, so that it cannot have a default in the configuration.
  fileprivate(set) var isForOneCall = false
  /// Takes the value over, or says what is wrong with it.
  let apply: @Sendable (inout Values, String) throws(UsageError) -> Void

  /// The option for values of which its own are a part.
  func within<Outer>(
    _ part: any WritableKeyPath<Outer, Values> & Sendable
  ) -> CommandOption<Outer> {
    var option = CommandOption<Outer>(shape: shape, placeholder: placeholder, summary: summary) {
      (values: inout Outer, word: String) throws(UsageError) in
      try apply(&values[keyPath: part], word)
    }
    option.isForOneCall = isForOneCall
    return option
  }

  /// The option as one that means one call alone.
  var forOneCall: Self {
    var option = self
    option.isForOneCall = true
    return option
  }

  /// An option without a value.
  static func flag(
    _ name: String,
    _ summary: @escaping @Sendable (any CommandPhrases) -> String,
    set: @escaping @Sendable (inout Values) -> Void
  ) -> Self {
    Self(
      shape: OptionShape(name: name, short: nil, takesValue: false), placeholder: nil,
      summary: summary
    ) { (values: inout Values, _: String) throws(UsageError) in
      set(&values)
    }
  }

  /// An option whose value is one of the raw values of a type.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String,
    _ summary: @escaping @Sendable (any CommandPhrases) -> String,
    set: @escaping @Sendable (inout Values, Value) -> Void
  ) -> Self {
    let allowed = Value.allCases.map(\.rawValue)
    return oneOf(name, allowed.joined(separator: "|"), allowed, summary) { values, word in
      if let value = Value(rawValue: word) { set(&values, value) }
    }
  }

  /// An option whose value is one of some words.
  static func oneOf(
    _ name: String,
    _ placeholder: String,
    _ allowed: [String],
    _ summary: @escaping @Sendable (any CommandPhrases) -> String,
    set: @escaping @Sendable (inout Values, String) -> Void
  ) -> Self {
    Self(
      shape: OptionShape(name: name, short: nil, takesValue: true), placeholder: placeholder,
      summary: summary
    ) { (values: inout Values, word: String) throws(UsageError) in
      guard allowed.contains(word) else {
        throw .valueNotAllowed(option: "--\(name)", value: word, allowed: allowed)
      }
      set(&values, word)
    }
  }

  /// An option whose value is a whole number from a least one on.
  static func number<Value: FixedWidthInteger & Sendable>(
    _ name: String,
    from least: Value,
    _ summary: @escaping @Sendable (any CommandPhrases) -> String,
    set: @escaping @Sendable (inout Values, Value) -> Void
  ) -> Self {
    Self(
      shape: OptionShape(name: name, short: nil, takesValue: true), placeholder: "N",
      summary: summary
    ) { (values: inout Values, word: String) throws(UsageError) in
      guard let value = Value(word), value >= least else {
        throw .valueNotNumber(option: "--\(name)", value: word, least: Int(least))
      }
      set(&values, value)
    }
  }

  /// An option whose value is a whole percentage from 0 to 100.
  static func percentage(
    _ name: String,
    _ summary: @escaping @Sendable (any CommandPhrases) -> String,
    set: @escaping @Sendable (inout Values, Int) -> Void
  ) -> Self {
    Self(
      shape: OptionShape(name: name, short: nil, takesValue: true), placeholder: "PERCENT",
      summary: summary
    ) { (values: inout Values, word: String) throws(UsageError) in
      guard let value = Int(word), (0...100).contains(value) else {
        throw .valueNotPercentage(option: "--\(name)", value: word)
      }
      set(&values, value)
    }
  }

  /// An option whose value is taken as it is.
  static func word(
    _ name: String,
    _ placeholder: String,
    _ summary: @escaping @Sendable (any CommandPhrases) -> String,
    set: @escaping @Sendable (inout Values, String) -> Void
  ) -> Self {
    Self(
      shape: OptionShape(name: name, short: nil, takesValue: true), placeholder: placeholder,
      summary: summary
    ) { (values: inout Values, word: String) throws(UsageError) in
      set(&values, word)
    }
  }
}
