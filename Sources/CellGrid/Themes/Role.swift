/// What a style is for; a theme says how each looks.
public enum Role: Int, Hashable, Sendable, CaseIterable {
  /// Text that is read.
  case text
  /// Text beside it.
  case secondary
  /// Gaps, borders and what is out of use.
  case faint
  /// The accent as a colour of text.
  case accent
  /// The accent as a filled field: the lit chip, a chip in flight.
  case accentField
  /// The moment in which a chip lands.
  case flash
  /// An option at rest.
  case chip
  /// An option in the blank that the next pick replaces.
  case activeChip
  /// An empty blank.
  case blank
  /// The empty blank that is filled next.
  case activeBlank
  /// Lines of code.
  case code
  /// What is right, as text and as a field.
  case right, rightField
  /// What is neither good nor bad.
  case middling
  /// What is wrong, as text and as a field.
  case wrong, wrongField
  /// A right answer shown where another was given.
  case solution
  /// The background of a dialog.
  case panel
}
