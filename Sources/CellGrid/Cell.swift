/// One cell of the screen.
public struct Cell: Hashable, Sendable, BitwiseCopyable {
  /// What a cell shows.
  public enum Content: Hashable, Sendable, BitwiseCopyable {
    /// A grapheme cluster of one column, or of two when a ``continuation`` follows.
    case grapheme(Glyph)
    /// The right half of the wide grapheme to the left.
    case continuation
  }

  /// What the cell shows.
  public var content: Content
  /// How it is drawn; in a canvas the background is never nil.
  public var style: Style

  /// Makes a cell.
  public init(_ content: Content, style: Style = Style(on: .terminalDefault)) {
    self.content = content
    self.style = style
  }

  /// An empty cell in the terminal's own colours.
  public static let blank = Cell(.grapheme(.space))
}
