internal import CellGrid

extension Element {
  /// A row of text at a place.
  init(_ text: StyledText, clip: CellRect) {
    self.init(.text(text.text, text.style), frame: text.frame, clip: clip)
    action = text.action
  }

  /// A row of text.
  static func line(
    _ text: String, _ style: Style, column: Int, row: Int, clip: CellRect
  ) -> Element {
    Element(
      .text(text, style),
      frame: CellRect(
        column: column, row: row, width: TextWidth.columns(of: text), height: 1),
      clip: clip)
  }
}
