internal import CellGrid

extension String {
  /// The text on one line as a terminal can be shown it, whatever its source.
  ///
  /// Tabs become spaces. Control characters, line ends among them, become U+FFFD rather than
  /// vanish: otherwise two different file names could look the same.
  var shownOnOneLine: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isHidden = scalar != "\t" && (scalar.properties.generalCategory == .control)
      result.append(isHidden || scalar.isLineSeparator ? "\u{FFFD}" : scalar)
    }
    return String(result).displayed
  }

  /// A word of the command line as it can be shown within a sentence: on one line and not endless.
  var quotable: String {
    let shown = shownOnOneLine
    return shown.count > 60 ? "\(shown.prefix(59))…" : shown
  }
}

extension Unicode.Scalar {
  /// Whether the scalar ends a line without being a control character.
  fileprivate var isLineSeparator: Bool { self == "\u{2028}" || self == "\u{2029}" }
}
