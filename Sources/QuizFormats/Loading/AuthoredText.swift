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
    // Most texts need one look.
    let contents = string.contents
    if contents.isPlainASCII { return String(decoding: contents, as: UTF8.self) }
    if contents.hasNoControls { return String(decoding: contents, as: UTF8.self).composed }
    checkControls(of: string, mayHaveLines: mayHaveLines)
    return (string.string ?? "").kept
  }

  /// Reports the first control character of a text.
  func checkControls(of string: JSONValue, mayHaveLines: Bool) {
    let contents = string.contents
    if contents.isPlainASCII || contents.hasNoControls { return }
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
  /// Whether the bytes are ASCII, spelt as it is and without control characters.
  fileprivate var isPlainASCII: Bool {
    withUnsafeBufferPointer { bytes in
      bytes.allSatisfy { $0 >= .space && $0 < 0x7F && $0 != .backslash }
    }
  }

  /// Whether UTF-8 has neither a control character nor an escape that could stand for one.
  fileprivate var hasNoControls: Bool {
    var previous: UInt8 = 0
    for byte in self {
      // U+0080 to U+009F are C2 80 to C2 9F.
      let isHighControl = previous == 0xC2 && byte < 0xA0
      if byte < .space || byte == 0x7F || byte == .backslash || isHighControl { return false }
      previous = byte
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character (Unicode's category Cc, which never changes).
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
