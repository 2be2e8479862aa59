public import FoundationEssentials

extension Decimal {
  /// The number a person wrote: an optional sign, digits, and one decimal point or comma.
  ///
  /// Digits before or after the point may be missing, but not both; an exponent (`1e3`) is read too.
  /// White space around it is ignored, and the minus sign of typography (U+2212) is one.
  ///
  /// - Returns: nil when the whole text is not such a number.
  public init?(person text: String) {
    // Most texts are words.
    guard text.utf8.contains(where: \.isDigit) else { return nil }
    let trimmed = String(text.trimmed.map { plainSigns[$0] ?? $0 })
    guard trimmed.isNumeral, let value = Decimal(string: trimmed), value.isFinite
    else { return nil }
    self = value
  }

  /// Whether a text is a number no further away than a tolerance, the bound included.
  func isWithin(_ tolerance: Decimal, of text: String) -> Bool {
    Decimal(person: text).map { abs($0 - self) <= tolerance } ?? false
  }
}

fileprivate let plainSigns: [Character: Character] = [",": ".", "\u{2212}": "-"]

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}

extension String {
  /// Whether the text is a sign, digits with a point before, within or after, and an exponent of
  /// one or two digits; sign, point and exponent can be missing.
  fileprivate var isNumeral: Bool {
    var rest = utf8[...]
    rest.skip("+-")
    var digits = rest.skipDigits()
    if rest.skip(".") { digits += rest.skipDigits() }
    guard digits > 0 else { return false }
    if rest.skip("eE") {
      rest.skip("+-")
      guard (1...2).contains(rest.skipDigits()) else { return false }
    }
    return rest.isEmpty
  }
}

extension Substring.UTF8View {
  /// Skips one of some characters, and tells whether it was there.
  @discardableResult
  fileprivate mutating func skip(_ characters: StaticString) -> Bool {
    guard let first, characters.withUTF8Buffer({ $0.contains(first) }) else { return false }
    removeFirst()
    return true
  }

  /// Skips digits, and tells how many there were.
  fileprivate mutating func skipDigits() -> Int {
    let rest = drop(while: \.isDigit)
    defer { self = rest }
    return count - rest.count
  }
}
