/// The language of the program's own words: English.
public struct English: Sendable {
  /// Makes the language.
  public init() {}
}
