/// What sort of thing a JSON value is.
public enum ValueKind: String, CaseIterable, Hashable, Sendable {
  /// Characters in quotes.
  case text
  /// A number.
  case number
  /// `true` or `false`.
  case boolean
  /// `null`.
  case null
  /// Values in brackets.
  case list
  /// Keys and values in braces.
  case object
}

/// What a key of the format takes.
public enum ExpectedValue: Hashable, Sendable {
  /// Characters in quotes.
  case text
  /// Any number.
  case number
  /// A number that is 0 or more.
  case notNegative
  /// A whole number that is 0 or more.
  case wholeNumber
  /// A whole number from 0 to 100.
  case percentage
  /// `true` or `false`.
  case boolean
  /// Values in brackets.
  case list
  /// Keys and values in braces.
  case object
  /// A text, or a list of texts.
  case textOrTexts
}
