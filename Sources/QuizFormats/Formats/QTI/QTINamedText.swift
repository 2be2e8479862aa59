/// A text with names in brackets, some of which are those of blanks.
struct QTINamedText {
  /// A part in reading order.
  enum Piece: Equatable {
    case text(String)
    /// The blank of a name.
    case name(String)
  }

  fileprivate(set) var pieces: [Piece] = []
  /// The names that are in the text.
  fileprivate(set) var found: Set<String> = []

  /// Finds names in a text; other brackets are text.
  init(_ text: String, names: Set<String>) {
    let longest = names.map(\.utf8.count).max() ?? 0
    let bytes = Array(text.utf8)
    var start = 0
    var index = 0
    while let bracket = bytes.firstOffset(of: .openBracket, from: index) {
      index = bracket + 1
      let inside = bytes[index...].prefix(longest + 1).prefix { $0 != .closeBracket }
      let name = String(decoding: inside, as: UTF8.self)
      guard bytes.byte(at: inside.endIndex) == .closeBracket, names.contains(name) else { continue }
      append(bytes[start..<bracket])
      pieces.append(.name(name))
      found.insert(name)
      index = inside.endIndex + 1
      start = index
    }
    append(bytes[start...])
  }

  fileprivate mutating func append(_ text: ArraySlice<UInt8>) {
    if !text.isEmpty { pieces.append(.text(String(decoding: text, as: UTF8.self))) }
  }
}
