/// The signs that screens are drawn with, where a terminal shows more than ASCII and where not.
struct Glyphs: Hashable, Sendable {
  let right: Character
  let wrong: Character
  let gap: Character
  let bar: Character
  let emptyBar: Character
  let more: String
  /// Before a number of what is more or less than last time.
  let rise: String
  let fall: String
  /// Between two remarks on one line.
  let separator: String
  let box: BoxGlyphs
  /// The border of a place that something has left.
  let gapBox: BoxGlyphs
  let isASCII: Bool

  static let unicode = Glyphs(
    right: "✓", wrong: "✗", gap: "·", bar: "━", emptyBar: "─", more: "…", rise: "▲ ", fall: "▼ ",
    separator: " · ",
    box: BoxGlyphs(
      topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯",
      horizontal: "─", vertical: "│"),
    gapBox: BoxGlyphs(all: "·"),
    isASCII: false
  )

  static let ascii = Glyphs(
    right: "+", wrong: "x", gap: ".", bar: "=", emptyBar: "-", more: "...", rise: "+", fall: "-",
    separator: " - ",
    box: BoxGlyphs(
      topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
      horizontal: "-", vertical: "|"),
    gapBox: BoxGlyphs(all: "."),
    isASCII: true
  )
}

/// The corners and edges of a box.
struct BoxGlyphs: Hashable, Sendable {
  let topLeft: Character
  let topRight: Character
  let bottomLeft: Character
  let bottomRight: Character
  let horizontal: Character
  let vertical: Character
}

extension BoxGlyphs {
  /// A box that is drawn with one sign.
  fileprivate init(all sign: Character) {
    self.init(
      topLeft: sign, topRight: sign, bottomLeft: sign, bottomRight: sign, horizontal: sign,
      vertical: sign)
  }
}
