public import QuizModel

/// What the keys act on.
public enum Focus: Hashable, Sendable {
  /// The row of options; one of them may be lit.
  case options(lit: OptionID?)
  /// The words that an option is found by; the one that is lit has them.
  case find(TextEntry, lit: OptionID?)
  /// The blanks of the sentence.
  case sentence
  /// The text of the active blank.
  case text
  /// The verdict.
  case checked
}
