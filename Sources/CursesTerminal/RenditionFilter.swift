/// Says what ncurses draws with fewer selections of graphic renditions.
///
/// ncurses sends a sequence for the attributes and one for each colour, ends the colours before it
/// resets them all, and selects a rendition for blanks that look the same in any. Here it is selected
/// when something is drawn in it, and in the shortest way.
struct RenditionFilter {
  /// What the terminal has selected.
  fileprivate var selected = Rendition()
  /// What ncurses wants to be selected.
  fileprivate var wanted = Rendition()
  /// Whether a sequence came that is not known: what follows is left as it is up to a reset.
  fileprivate var isLost = false

  fileprivate static let escape: UInt8 = 0x1B
  /// Makes a filter for a terminal without attributes and colours.
  init() {}

  /// Shortens output that follows what came before.
  ///
  /// - Parameter output: Whole sequences, for a terminal that speaks ECMA-48.
  /// - Returns: What shows the same.
  mutating func shorten(_ output: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(output.count)
    var index = 0
    while index < output.count {
      let byte = output[index]
      guard byte == Self.escape else {
        // Moves within a row, and what is drawn.
        if byte >= 0x20 { select(&result, for: byte) }
        result.append(byte)
        index += 1
        continue
      }
      let sequence = output[index...].escapeSequence
      index = sequence.endIndex
      switch sequence[sequence.endIndex - 1] {
      // With each reset ncurses selects the character set that nobody has left.
      case UInt8(ascii: "B") where sequence.isCharacterSet:
        break
      case UInt8(ascii: "m") where sequence.count > 2:
        take(sequence, &result)
      // What only moves the cursor looks the same in any rendition.
      case UInt8(ascii: "A")...UInt8(ascii: "H"), UInt8(ascii: "d"), UInt8(ascii: "f"):
        result += sequence
      default:
        select(&result)
        result += sequence
      }
    }
    return result
  }

  /// Takes a selection, which is sent when it is known to be of use.
  fileprivate mutating func take(_ sequence: ArraySlice<UInt8>, _ result: inout [UInt8]) {
    let parameters = sequence.dropFirst(2).dropLast()
    if isLost {
      result += sequence
      guard parameters.isEmpty || parameters.elementsEqual("0".utf8) else { return }
      self = RenditionFilter()
    } else if !wanted.take(parameters) {
      select(&result)
      result += sequence
      isLost = true
    }
  }

  /// Selects what is wanted, unless a blank looks the same without.
  fileprivate mutating func select(_ result: inout [UInt8], for byte: UInt8? = nil) {
    guard !isLost, selected != wanted else { return }
    if byte == UInt8(ascii: " "), wanted.drawsBlanks(like: selected) { return }
    result += wanted.sequence(from: selected)
    selected = wanted
  }
}

extension ArraySlice<UInt8> {
  /// Whether an escape sequence selects a character set.
  fileprivate var isCharacterSet: Bool { count == 3 && self[startIndex + 1] == UInt8(ascii: "(") }

  /// The escape sequence at the start: a control sequence, one with intermediate bytes, or two bytes;
  /// what is cut off counts with what there is.
  fileprivate var escapeSequence: ArraySlice<UInt8> {
    let isControl = dropFirst().first == UInt8(ascii: "[")
    var end = startIndex + (isControl ? 2 : 1)
    let middle: ClosedRange<UInt8> = isControl ? 0x20...0x3F : 0x20...0x2F
    while end < endIndex, middle.contains(self[end]) { end += 1 }
    return self[startIndex..<Swift.min(endIndex, end + 1)]
  }
}
