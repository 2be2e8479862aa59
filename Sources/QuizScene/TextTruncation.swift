internal import CellGrid

extension String {
  /// The text cut to a number of columns, with a mark in place of what is missing.
  func truncated(to width: Int, mark: String) -> String {
    guard TextWidth.columns(of: self) > width else { return self }
    var kept = ""
    var used = TextWidth.columns(of: mark)
    for grapheme in self {
      used += TextWidth.columns(of: grapheme)
      if used > width { break }
      kept.append(grapheme)
    }
    return kept + mark
  }
}
