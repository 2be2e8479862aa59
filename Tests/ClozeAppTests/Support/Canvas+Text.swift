import CellGrid

extension Canvas {
  /// What is to be read on it, a line for each row.
  var text: String { lines.joined(separator: "\n") }
}
