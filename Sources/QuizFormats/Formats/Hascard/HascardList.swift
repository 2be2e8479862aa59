/// The body of a hascard card as a list: options to choose from, or parts to be put in order.
enum HascardList: Equatable {
  /// One option is right: `*` before it, `-` before the others.
  case choice([Item])
  /// Any number of options is right: `[*]` or `[x]` before them, `[ ]` before the others.
  case severalChoices([Item])
  /// Parts with their places.
  case order

  /// An option.
  struct Item: Equatable {
    let isRight: Bool
    /// Where its sign stands.
    let offset: Int
    /// Its lines.
    var lines: [Range<Int>]
  }

  /// Reads a body; nil when it is no list.
  init?(_ body: [Range<Int>], in bytes: [UInt8]) {
    guard let first = body.first else { return nil }
    if bytes.placeNumberEnd(in: first) != nil {
      guard body.allSatisfy({ $0.isEmpty || bytes.placeNumberEnd(in: $0) != nil }) else {
        return nil
      }
      self = .order
      return
    }
    let isBox = bytes.boxSign(in: first) != nil
    guard let items = Self.items(body, in: bytes, sign: isBox ? bytes.boxSign : bytes.dashSign)
    else { return nil }
    // Bullets alone are a list in a definition.
    if !isBox, !items.contains(where: \.isRight) || items.allSatisfy(\.isRight) { return nil }
    self = isBox ? .severalChoices(items) : .choice(items)
  }

  /// The items, each with the lines that follow it; nil when the first line has no sign.
  fileprivate static func items(
    _ body: [Range<Int>], in bytes: [UInt8],
    sign: (Range<Int>) -> (isRight: Bool, length: Int)?
  ) -> [Item]? {
    var items: [Item] = []
    for line in body where !line.isEmpty {
      if let found = sign(line) {
        let text = bytes.trimmed(line.lowerBound + found.length..<line.upperBound)
        items.append(Item(isRight: found.isRight, offset: line.lowerBound, lines: [text]))
      } else if items.isEmpty {
        return nil
      } else {
        items[items.count - 1].lines.append(line)
      }
    }
    return items
  }
}

extension [UInt8] {
  /// Where the number at the start of a line and its point end, or nil.
  fileprivate func placeNumberEnd(in line: Range<Int>) -> Int? {
    let digits = self[line].prefix { $0.isDigit }
    guard !digits.isEmpty, digits.endIndex + 1 < line.upperBound,
      self[digits.endIndex] == .point, self[digits.endIndex + 1].isHTMLSpace
    else { return nil }
    return digits.endIndex + 1
  }

  /// The `*` or `-` at the start of a line.
  fileprivate func dashSign(in line: Range<Int>) -> (isRight: Bool, length: Int)? {
    guard line.count > 2, self[line.lowerBound + 1].isHTMLSpace else { return nil }
    switch self[line.lowerBound] {
    case .asterisk: return (true, 1)
    case .minus: return (false, 1)
    default: return nil
    }
  }

  /// The box at the start of a line.
  fileprivate func boxSign(in line: Range<Int>) -> (isRight: Bool, length: Int)? {
    guard line.count > 3, self[line.lowerBound] == .openBracket,
      self[line.lowerBound + 2] == .closeBracket
    else { return nil }
    switch self[line.lowerBound + 1] {
    case .asterisk, UInt8(ascii: "x"), UInt8(ascii: "X"): return (true, 3)
    case .space: return (false, 3)
    default: return nil
    }
  }
}
