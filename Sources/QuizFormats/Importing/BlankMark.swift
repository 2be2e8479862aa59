/// A sign that stands for a blank while the HTML around it becomes plain text.
///
/// It is a number between U+F0000 and U+F0001, two scalars for private use of which no font is known to make
/// anything.
enum BlankMark {
  fileprivate static let start: Unicode.Scalar = "\u{F0000}"
  fileprivate static let end: Unicode.Scalar = "\u{F0001}"

  /// A part of a text with signs in it.
  enum Piece: Equatable, Sendable {
    case text(String)
    /// The blank of an index.
    case blank(Int)
  }

  /// The sign of the blank of an index.
  static func sign(_ index: Int) -> String { "\(start)\(index)\(end)" }

  /// A text without what would be taken for a part of a sign.
  static func cleared(_ text: String) -> String {
    let isPart = { (scalar: Unicode.Scalar) in scalar == start || scalar == end }
    guard text.unicodeScalars.contains(where: isPart) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isPart($0) }))
  }

  /// Finds the signs of a text again.
  static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text.unicodeScalars[...]
    while let sign = rest.firstIndex(of: start) {
      let number = rest[rest.index(after: sign)...].prefix { $0 != end }
      if sign > rest.startIndex { pieces.append(.text(String(rest[..<sign]))) }
      if let index = Int(String(number)) { pieces.append(.blank(index)) }
      rest = rest[number.endIndex...].dropFirst()
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }
}
