/// How a text is written in GIFT.
enum GIFTText {
  /// What stands for the answers while the text around them is looked at as one: the last scalar for
  /// private use, which no font has a sign for.
  static let placeholder: Unicode.Scalar = "\u{10FFFD}"

  /// What must stand before a text so that nothing in it is taken for more than text; empty for most.
  static func prefix(of text: String) -> String {
    let start = text.utf8.drop { $0 == .space || $0 == .lineFeed }
    let isOpen = start.first == .openBracket || start.starts(with: [.slash, .slash])
    return isOpen || text.looksLikeHTML ? "[plain]" : ""
  }
}

extension String {
  /// The text on one line, with all that has a meaning in GIFT escaped.
  var escapedForGIFT: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte == .lineFeed {
        bytes += [.backslash, UInt8(ascii: "n")]
      } else {
        if byte.isEscapedInGIFT, byte != UInt8(ascii: "n") { bytes.append(.backslash) }
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text as one of its own: escaped, and named as plain where it could be taken for more.
  func giftText() -> String { GIFTText.prefix(of: self) + escapedForGIFT }

  /// The text as a label in a comment, or nil when it cannot be told where it ends.
  var giftLabel: String? {
    guard !hasSuffix("\\"), !contains("\\]"), !utf8.contains(.lineFeed) else { return nil }
    return split(separator: "]", omittingEmptySubsequences: false).joined(separator: "\\]")
  }
}
