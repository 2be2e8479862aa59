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
    let utf8 = string.utf8
    if utf8.isKept(withLines: mayHaveLines) { return String(decoding: utf8, as: UTF8.self) }
    checkControls(of: string, mayHaveLines: mayHaveLines)
    return (string.string ?? "").kept
  }

  /// Reports the first control character of a text.
  func checkControls(of string: JSONValue, mayHaveLines: Bool) {
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
        if scalar.isControl {
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
    if !unicodeScalars.contains(where: \.isControl) { return composed }
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\t" {
        scalars.append(" ")
      } else if scalar == "\n" || !scalar.isControl {
        scalars.append(scalar)
      }
    }
    return String(scalars).composed
  }
}

extension ArraySlice<UInt8> {
  /// Looks quickly whether UTF-8 is ``Swift/String/kept`` as it is.
  ///
  /// - Parameter mayHaveLines: Whether a line feed is kept.
  /// - Returns: Whether it surely has no control characters and is composed, as most texts are.
  func isKept(withLines mayHaveLines: Bool) -> Bool {
    var previous: UInt8 = 0
    for byte in dropFirst(plainASCIICount) {
      guard byte.isAlwaysComposed || byte == .lineFeed && mayHaveLines else { return false }
      // U+0080 to U+009F are C2 80 to C2 9F.
      if previous == 0xC2, byte < 0xA0 { return false }
      previous = byte
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character (Unicode's category Cc, which never changes).
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
