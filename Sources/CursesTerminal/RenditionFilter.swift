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
  /// What ncurses sends with each reset: it selects the character set that nobody has left.
  fileprivate static let asciiSet = Array("\u{1B}(B".utf8)
  /// The final bytes of the sequences that only move the cursor.
  fileprivate static let moves = Set("ABCDEFGHdf".utf8)

  /// Makes a filter for a terminal without attributes and colours.
  init() {}

  /// Shortens output that follows what came before.
  ///
  /// - Parameter output: Whole sequences, for a terminal that speaks ECMA-48.
  /// - Returns: What shows the same.
  mutating func shorten(_ output: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(output.count)
    var rest = output[...]
    while let byte = rest.first {
      guard byte == Self.escape else {
        rest.removeFirst()
        // Moves within a row, and what is drawn.
        if byte >= 0x20 { select(&result, for: byte) }
        result.append(byte)
        continue
      }
      if rest.starts(with: Self.asciiSet) {
        rest = rest.dropFirst(Self.asciiSet.count)
        continue
      }
      let sequence = rest.controlSequence
      rest = rest[sequence.endIndex...]
      if sequence.last == UInt8(ascii: "m"), sequence.count > 2 {
        take(sequence, &result)
      } else {
        if sequence.last.map(Self.moves.contains) != true { select(&result) }
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
  /// The control sequence at the start; another escape sequence counts with two bytes, and what is cut
  /// off with what there is.
  fileprivate var controlSequence: ArraySlice<UInt8> {
    guard dropFirst().first == UInt8(ascii: "[") else { return prefix(2) }
    let parameters = dropFirst(2).prefix { (0x20...0x3F).contains($0) }
    return self[startIndex..<Swift.min(endIndex, parameters.endIndex + 1)]
  }
}
