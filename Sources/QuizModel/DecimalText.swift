extension Decimal: CustomStringConvertible {
  /// Reads a number as JSON writes it: a sign, digits with a point before, within or after them, and an
  /// exponent; sign, point and exponent can be missing.
  ///
  /// - Returns: nil when the whole text is no such number, or a number that is too large.
  public init?(string text: some StringProtocol) {
    var scan = DecimalScan(Array(text.utf8)[...])
    guard let number = scan.number() else { return nil }
    self = number
  }

  /// The number a person wrote: an optional sign, digits, and one decimal point or comma.
  ///
  /// Digits before or after the point may be missing, but not both; an exponent of one or two digits
  /// (`1e3`) is read too. White space around it is ignored, and the minus sign of typography (U+2212)
  /// is one.
  ///
  /// - Returns: nil when the whole text is not such a number.
  public init?(person text: String) {
    // Most texts are words.
    guard text.utf8.contains(where: \.isDigit) else { return nil }
    let trimmed = String(text.trimmed.map { plainSigns[$0] ?? $0 })
    var scan = DecimalScan(Array(trimmed.utf8)[...])
    guard let number = scan.number(), scan.exponentDigits <= 2 else { return nil }
    self = number
  }

  /// Whether a text is a number no further away than a tolerance, the bound included.
  func isWithin(_ tolerance: Decimal, of text: String) -> Bool {
    Decimal(person: text).map { ($0 - self).magnitude <= tolerance } ?? false
  }

  /// The number in digits, without an exponent.
  public var description: String {
    let digits = "\(significand)"
    let sign = isNegative ? "-" : ""
    if exponent >= 0 { return sign + digits + String(repeating: "0", count: exponent) }
    let missing = max(0, 1 - exponent - digits.count)
    let filled = String(repeating: "0", count: missing) + digits
    let point = filled.index(filled.endIndex, offsetBy: exponent)
    return "\(sign)\(filled[..<point]).\(filled[point...])"
  }
}

fileprivate let plainSigns: [Character: Character] = [",": ".", "\u{2212}": "-"]

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}

/// Reads a number from its text.
fileprivate struct DecimalScan {
  fileprivate var rest: ArraySlice<UInt8>
  fileprivate var significand: UInt128 = 0
  fileprivate var exponent = 0
  /// Whether the first digit without room is a half or more; nil when all digits have room.
  fileprivate var isRoundedUp: Bool?
  fileprivate(set) var exponentDigits = 0

  init(_ text: ArraySlice<UInt8>) {
    rest = text
  }

  /// The number, or nil when that is not all there is.
  mutating func number() -> Decimal? {
    let isNegative = readSign()
    var digits = readDigits(afterPoint: false)
    if skip(".") { digits += readDigits(afterPoint: true) }
    guard digits > 0 else { return nil }
    if skip("e") || skip("E") {
      guard let power = readExponent() else { return nil }
      exponent += power
    }
    guard rest.isEmpty else { return nil }
    if isRoundedUp == true { significand += 1 }
    return Decimal(significand, exponent: exponent, isNegative: isNegative)
  }

  /// Reads digits, of which those that have no room only round.
  fileprivate mutating func readDigits(afterPoint: Bool) -> Int {
    let start = rest.startIndex
    while let digit = rest.first, digit.isDigit {
      rest.removeFirst()
      if significand < UInt128.leastWithAllDigits {
        significand = significand * 10 + UInt128(digit - 0x30)
        exponent -= afterPoint ? 1 : 0
      } else {
        isRoundedUp = isRoundedUp ?? (digit >= UInt8(ascii: "5"))
        exponent += afterPoint ? 0 : 1
      }
    }
    return rest.startIndex - start
  }

  fileprivate mutating func readExponent() -> Int? {
    let isNegative = readSign()
    var power = 0
    while let digit = rest.first, digit.isDigit {
      rest.removeFirst()
      exponentDigits += 1
      // What is larger than that is far beyond all numbers.
      power = min(100_000, power * 10 + Int(digit - 0x30))
    }
    guard exponentDigits > 0 else { return nil }
    return isNegative ? -power : power
  }

  /// Reads a sign if there is one, and tells whether it is a minus.
  fileprivate mutating func readSign() -> Bool {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    return isNegative
  }

  fileprivate mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }
}

extension UInt128 {
  /// 10³⁷: what is less has room for another digit.
  fileprivate static let leastWithAllDigits: UInt128 =
    10_000_000_000_000_000_000_000_000_000_000_000_000
}
