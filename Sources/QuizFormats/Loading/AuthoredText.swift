internal import QuizModel

extension Findings {
  /// A text as it is kept: composed (NFC), a tab as a space, CRLF as a line feed.
  ///
  /// Control characters are reported, the first of each text; they are left out, so that the rest of
  /// the text is still looked at.
  ///
  /// - Parameters:
  ///   - string: A string of the file.
  ///   - mayHaveLines: Whether line ends belong to such a text; they are control characters else.
  /// - Returns: The text.
  func text(of string: JSONValue, mayHaveLines: Bool) -> String {
    checkControls(of: string, mayHaveLines: mayHaveLines)
    return (string.string ?? "").kept
  }

  /// Reports the first control character of a text.
  func checkControls(of string: JSONValue, mayHaveLines: Bool) {
    if string.contents.isPrintableASCII { return }
    var previous: (scalar: Unicode.Scalar, offset: Int)?
    for (scalar, offset) in JSONScalars(string) {
      if let carriageReturn = previous, scalar != "\n" || !mayHaveLines {
        return report(.controlCharacter(carriageReturn.scalar), at: carriageReturn.offset)
      }
      previous = nil
      switch scalar {
      case "\t": continue
      case "\n" where mayHaveLines: continue
      // Allowed when a line feed follows.
      case "\r": previous = (scalar, offset)
      default:
        if scalar.properties.generalCategory == .control {
          return report(.controlCharacter(scalar), at: offset)
        }
      }
    }
    if let previous { report(.controlCharacter(previous.scalar), at: previous.offset) }
  }
}

extension String {
  /// The text composed, with tabs as spaces and without other control characters.
  var kept: String {
    if utf8.allSatisfy({ $0 >= .space && $0 < 0x7F || $0 == .lineFeed }) { return self }
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\t" {
        scalars.append(" ")
      } else if scalar == "\n" || scalar.properties.generalCategory != .control {
        scalars.append(scalar)
      }
    }
    return String(scalars).composed
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are of ASCII, without control characters and without the start of an escape.
  var isPrintableASCII: Bool {
    allSatisfy { $0 >= .space && $0 < 0x7F && $0 != .backslash }
  }
}
