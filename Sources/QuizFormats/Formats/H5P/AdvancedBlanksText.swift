/// The HTML of Advanced Fill the Blanks: runs of three or more underscores are its blanks, and the
/// marks of a highlight, `!!` before and after up to 40 characters, are dropped.
struct AdvancedBlanksText {
  fileprivate(set) var html = BlankedHTML()
  /// Where the blanks begin in the text.
  fileprivate(set) var positions: [Int] = []

  /// Finds the blanks of a text.
  init(_ bytes: [UInt8]) {
    var start = 0
    var index = 0
    /// Where the highlight that is open ends.
    var closing: Int?
    while index < bytes.count {
      var length = 1
      var isDropped = false
      switch bytes[index] {
      case lowLine:
        length = bytes[index...].prefix { $0 == lowLine }.count
        isDropped = length >= 3
      case exclamationMark where closing == index:
        (length, isDropped, closing) = (2, true, nil)
      case exclamationMark where closing == nil:
        closing = Self.closing(of: index, in: bytes)
        if closing != nil { (length, isDropped) = (2, true) }
      default: break
      }
      if isDropped {
        html.append(bytes[start..<index])
        start = index + length
        if bytes[index] == lowLine {
          html.appendBlank()
          positions.append(index)
        }
      }
      index += length
    }
    html.append(bytes[start...])
  }

  /// The offset of the marks that close a highlight which opens at an offset, or nil.
  fileprivate static func closing(of opening: Int, in bytes: [UInt8]) -> Int? {
    guard bytes.byte(at: opening + 1) == exclamationMark else { return nil }
    var scalars = 0
    var index = opening + 2
    while index < bytes.count, scalars <= 40, bytes[index] != .lineFeed {
      let isMark = bytes[index] == exclamationMark && bytes.byte(at: index + 1) == exclamationMark
      if scalars > 0, isMark { return index }
      if !bytes[index].continuesScalar { scalars += 1 }
      index += 1
    }
    return nil
  }
}

fileprivate let lowLine = UInt8(ascii: "_")
fileprivate let exclamationMark = UInt8(ascii: "!")
