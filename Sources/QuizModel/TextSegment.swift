/// A piece of a question's text.
public enum TextSegment: Hashable, Sendable {
  /// Plain text; it may hold line ends (`\n`).
  case text(String)
  /// The blank with this index in the question's list.
  case blank(Int)
}
