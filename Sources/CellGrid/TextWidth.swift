internal import CWcwidth

/// How many columns text takes on the screen.
///
/// The C library's `wcwidth` decides, because ncurses asks it too: a table that knew better would
/// only make the two disagree on where a row continues.
public enum TextWidth {
  /// The columns of a grapheme in displayed form: 1 or 2.
  public static func columns(of grapheme: Character) -> Int {
    if grapheme.isASCII { return 1 }
    let first = grapheme.unicodeScalars[grapheme.unicodeScalars.startIndex]
    return max(1, columns(of: first))
  }

  /// The columns of a text in displayed form.
  public static func columns(of text: some StringProtocol) -> Int {
    // Most texts are ASCII, where a byte is a column.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of a scalar: 0 for combining marks, −1 when it cannot be shown.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    if (0x20..<0x7F).contains(scalar.value) { return 1 }
    guard CharacterLocale.isUTF8 else { return -1 }
    return Int(wcwidth(wchar_t(scalar.value)))
  }
}
