/// A card of a hascard deck, cut into lines.
struct HascardCard: Equatable {
  /// The title without its sign.
  let title: Range<Int>
  /// The lines below it, without empty ones at both ends.
  let body: [Range<Int>]
  /// The files and formulas that are shown with it.
  let attachments: [Range<Int>]
  /// Where its sign stands.
  let offset: Int

  /// The cards of a deck, and the places of what stands where a title should.
  static func all(in source: SourceText) -> [Result<HascardCard, HascardMistake>] {
    var cards: [Result<HascardCard, HascardMistake>] = []
    var lines: [Range<Int>] = []
    for number in 1...source.lineCount {
      let line = source.bytes.trimmed(source.range(ofLine: number))
      let isRule = line.count >= 3 && source.bytes[line].allSatisfy { $0 == .minus }
      guard isRule else {
        lines.append(line)
        continue
      }
      if let card = HascardCard.card(lines, in: source) { cards.append(card) }
      lines = []
    }
    if let card = card(lines, in: source) { cards.append(card) }
    return cards
  }

  /// A card of its lines; nil when they are all empty.
  fileprivate static func card(
    _ lines: [Range<Int>], in source: SourceText
  ) -> Result<HascardCard, HascardMistake>? {
    var rest = lines.drop(while: \.isEmpty)
    guard let title = rest.popFirst() else { return nil }
    let bytes = source.bytes
    guard bytes[title.lowerBound] == .hash, title.count > 2,
      bytes[title.lowerBound + 1].isHTMLSpace
    else { return .failure(HascardMistake(offset: title.lowerBound)) }
    rest = rest.drop(while: \.isEmpty)
    var attachments: [Range<Int>] = []
    if let first = rest.first, bytes[first].starts(with: "![".utf8),
      bytes[first].last == UInt8(ascii: ")")
    {
      attachments.append(rest.removeFirst())
    } else if let first = rest.first, bytes[first].starts(with: "```".utf8) {
      attachments.append(rest.removeFirst())
      while let line = rest.popFirst() {
        if bytes[line].starts(with: "```".utf8) { break }
      }
    }
    rest = rest.drop(while: \.isEmpty)
    while rest.last?.isEmpty ?? false { rest.removeLast() }
    return .success(
      HascardCard(
        title: bytes.trimmed(title.lowerBound + 1..<title.upperBound), body: Array(rest),
        attachments: attachments, offset: title.lowerBound))
  }
}

/// Something else stands where a card's title should.
struct HascardMistake: Error, Equatable {
  let offset: Int
}
