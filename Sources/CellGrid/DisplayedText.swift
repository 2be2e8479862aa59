// Foundation's normalisation brings ICU's tables (some 40 MB) into a static program.
@_spi(_Unicode) internal import Swift

extension String {
  /// The text in the form in which cells can show it, whatever its source.
  ///
  /// Composed (NFC), without control, format and bidirectional characters, variation selectors and
  /// soft hyphens; tabs as spaces; line ends kept. A cluster keeps only its first spacing scalar and
  /// at most five scalars, which is what a cell of ncurses holds (`CCHARW_MAX`). What has no width
  /// (unassigned, private use, lone regional indicators) becomes U+FFFD.
  public var displayed: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A }) { return self }
    var result = ""
    for grapheme in String(String.UnicodeScalarView(_nfc)) {
      append(grapheme, to: &result)
    }
    return result
  }

  fileprivate func append(_ grapheme: Character, to result: inout String) {
    // A carriage return and line feed are one grapheme.
    if grapheme.isNewline {
      result.append("\n")
      return
    }
    if grapheme == "\t" {
      result.append(" ")
      return
    }
    var cluster = String.UnicodeScalarView()
    for scalar in grapheme.unicodeScalars where !scalar.isInvisible {
      let columns = TextWidth.columns(of: scalar)
      if cluster.isEmpty {
        cluster.append(columns > 0 && !scalar.isUnshowable ? scalar : "\u{FFFD}")
      } else if columns == 0, cluster.count < 5 {
        cluster.append(scalar)
      }
    }
    result.unicodeScalars.append(contentsOf: cluster)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is left out: terminals disagree on it, or it would steer them.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate: true
    default: properties.isVariationSelector || value == 0xAD
    }
  }

  /// Whether terminals have nothing sure to draw for it.
  fileprivate var isUnshowable: Bool {
    switch properties.generalCategory {
    case .unassigned, .privateUse: true
    default: (0x1F1E6...0x1F1FF).contains(value)
    }
  }
}
