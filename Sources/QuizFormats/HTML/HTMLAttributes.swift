/// The attributes of a tag, one after the other, in double, single or no quotes.
struct HTMLAttributes: IteratorProtocol {
  struct Attribute {
    let name: Range<Int>
    let value: Range<Int>
  }

  let bytes: [UInt8]
  let end: Int
  /// Where the reading is: at the `>` that closes the tag, or at the end, when there are no more.
  fileprivate(set) var index: Int

  /// The attributes in a range that begins after the tag's name.
  init(in bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> Attribute? {
    skip { $0.isHTMLSpace || $0 == .slash }
    guard index < end, bytes[index] != .greaterThan else { return nil }
    let nameStart = index
    index += 1
    skip { !$0.isHTMLSpace && $0 != .slash && $0 != .greaterThan && $0 != .equalsSign }
    let name = nameStart..<index
    skip(\.isHTMLSpace)
    guard index < end, bytes[index] == .equalsSign else {
      return Attribute(name: name, value: index..<index)
    }
    index += 1
    skip(\.isHTMLSpace)
    guard index < end, bytes[index] == .quote || bytes[index] == .apostrophe else {
      let valueStart = index
      skip { !$0.isHTMLSpace && $0 != .greaterThan }
      return Attribute(name: name, value: valueStart..<index)
    }
    let quote = bytes[index]
    let valueStart = index + 1
    index = bytes[valueStart..<end].firstIndex(of: quote) ?? end
    let value = valueStart..<index
    if index < end { index += 1 }
    return Attribute(name: name, value: value)
  }

  fileprivate mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while index < end, isSkipped(bytes[index]) { index += 1 }
  }

  /// The value of the first attribute with a name, its character references decoded.
  ///
  /// - Parameter name: The name in small letters.
  /// - Returns: nil when there is none.
  mutating func value(of name: String) -> String? {
    while let attribute = next() {
      guard attribute.name.count == name.utf8.count,
        bytes.hasText(name, at: attribute.name.lowerBound)
      else { continue }
      return Array(bytes[attribute.value]).decodingReferences(isInAttribute: true)
    }
    return nil
  }
}
