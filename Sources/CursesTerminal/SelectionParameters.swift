/// The numbers of a selection, one after the other.
struct SelectionParameters: IteratorProtocol {
  fileprivate var rest: ArraySlice<UInt8>
  fileprivate var isAtEnd = false

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The next number, 0 where it is left out; −1 for what is none below 1000.
  mutating func next() -> Int? {
    guard !isAtEnd else { return nil }
    var number = 0
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: ";") { return number }
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      number = isDigit && (0..<100).contains(number) ? number * 10 + Int(byte & 0xF) : -1
    }
    isAtEnd = true
    return number
  }

  /// What follows 38 or 48: `5` and an entry of the palette, or `2` and three parts; nil for what is
  /// something else.
  mutating func nextColor() -> RenditionColor? {
    func part() -> UInt8? { next().flatMap { UInt8(exactly: $0) } }
    switch next() {
    case 5:
      return part().map { .palette($0) }
    case 2:
      guard let red = part(), let green = part(), let blue = part() else { return nil }
      return .rgb(red, green, blue)
    default:
      return nil
    }
  }
}
