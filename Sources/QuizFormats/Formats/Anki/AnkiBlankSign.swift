/// What stands for a blank in HTML while that is turned into text.
///
/// It is written in characters that Unicode keeps for such purposes (U+FDD0 to U+FDDB): they are in no
/// text, and HTML's reader takes them for letters.
enum AnkiBlankSign {
  /// U+FDD0, the digit 0.
  fileprivate static let zero: UInt8 = 0x90
  /// U+FDDA.
  fileprivate static let end: UInt8 = 0x9A
  /// U+FDDB.
  fileprivate static let start: UInt8 = 0x9B
  /// The bytes that all of them begin with.
  fileprivate static let lead: [UInt8] = [0xEF, 0xB7]

  /// The sign of the blank of an index.
  static func bytes(of index: Int) -> [UInt8] {
    let digits = String(index).utf8.map { $0 - .zero + zero }
    return ([start] + digits + [end]).flatMap { lead + [$0] }
  }

  /// The text without its signs, in order with the indices of the blanks.
  static func split(_ text: String) -> [(text: String, blank: Int?)] {
    let bytes = Array(text.utf8)
    var pieces: [(text: String, blank: Int?)] = []
    var from = 0
    var index = 0
    while let next = bytes.firstOffset(of: lead[0], from: index) {
      index = next + 1
      guard let (blank, end) = sign(at: next, of: bytes) else { continue }
      pieces.append((String(decoding: bytes[from..<next], as: UTF8.self), blank))
      from = end
      index = end
    }
    pieces.append((String(decoding: bytes[from...], as: UTF8.self), nil))
    return pieces
  }

  fileprivate static func sign(at offset: Int, of bytes: [UInt8]) -> (blank: Int, end: Int)? {
    guard mark(at: offset, of: bytes) == start else { return nil }
    var blank = 0
    var index = offset + 3
    while let digit = mark(at: index, of: bytes), digit < end {
      // More digits than any index has are none of ours.
      guard index - offset < 30 else { return nil }
      blank = blank * 10 + Int(digit - zero)
      index += 3
    }
    return mark(at: index, of: bytes) == end ? (blank, index + 3) : nil
  }

  fileprivate static func mark(at offset: Int, of bytes: [UInt8]) -> UInt8? {
    guard bytes.byte(at: offset) == lead[0], bytes.byte(at: offset + 1) == lead[1],
      (zero...start).contains(bytes.byte(at: offset + 2))
    else { return nil }
    return bytes[offset + 2]
  }
}
