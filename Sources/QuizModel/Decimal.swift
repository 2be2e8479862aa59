/// A decimal number with its own digits: 0.1 is a tenth, which no binary number is.
///
/// It has up to 38 significant digits and lies between 10⁻¹²⁸ and 10¹²⁸ or is 0, which is what files
/// and people write. More digits are rounded, a half away from 0. Foundation's type of that name would
/// bring a library larger than the rest of the program.
public struct Decimal: Hashable, Sendable {
  /// The digits as a whole number that does not end in 0; 0 for the number 0.
  let significand: UInt128
  /// The power of ten that the digits are multiplied with.
  let exponent: Int
  /// Whether it is below 0.
  let isNegative: Bool

  /// The most digits.
  static let mostDigits = 38
  /// The power of ten that is more than any number.
  fileprivate static let highestPower = 128

  /// Makes the number of some digits and a power of ten.
  ///
  /// - Returns: nil when it is too large; what is too small is 0.
  init?(_ digits: UInt128, exponent: Int, isNegative: Bool) {
    var (significand, exponent) = (digits, exponent)
    while significand >= Self.power(Self.mostDigits) {
      significand = Self.rounded(significand, droppingDigits: 1)
      exponent += 1
    }
    while significand != 0, significand.isMultiple(of: 10) {
      significand /= 10
      exponent += 1
    }
    let power = exponent + Self.digitCount(of: significand)
    guard power <= Self.highestPower || significand == 0 else { return nil }
    if power <= -Self.highestPower { significand = 0 }
    self.significand = significand
    self.exponent = significand == 0 ? 0 : exponent
    self.isNegative = isNegative && significand != 0
  }

  /// The number without its sign.
  public var magnitude: Decimal {
    isNegative ? -self : self
  }

  fileprivate init(_ significand: UInt128, _ exponent: Int, _ isNegative: Bool) {
    self.significand = significand
    self.exponent = exponent
    self.isNegative = isNegative
  }

  fileprivate static func power(_ exponent: Int) -> UInt128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  fileprivate static func digitCount(of significand: UInt128) -> Int {
    var (count, rest) = (0, significand)
    while rest > 0 {
      rest /= 10
      count += 1
    }
    return count
  }

  fileprivate static func rounded(_ digits: UInt128, droppingDigits count: Int) -> UInt128 {
    guard count <= mostDigits else { return 0 }
    let unit = power(count)
    return digits / unit + (digits % unit >= unit - digits % unit ? 1 : 0)
  }
}

extension Decimal: ExpressibleByIntegerLiteral {
  /// Makes a whole number.
  public init(_ number: Int) {
    var (significand, exponent) = (UInt128(number.magnitude), 0)
    while significand != 0, significand.isMultiple(of: 10) {
      significand /= 10
      exponent += 1
    }
    self.init(significand, exponent, number < 0)
  }

  /// Makes a whole number.
  public init(integerLiteral number: Int) { self.init(number) }
}

extension Decimal: Comparable {
  /// Orders numbers by their value.
  public static func < (left: Decimal, right: Decimal) -> Bool {
    (left - right).isNegative
  }

  /// The same distance from 0 on its other side.
  public static prefix func - (number: Decimal) -> Decimal {
    Decimal(number.significand, number.exponent, !number.isNegative && number.significand != 0)
  }

  /// The sum; exact when it has no more digits than a number can have.
  public static func + (left: Decimal, right: Decimal) -> Decimal {
    let (larger, smaller) = left.exponent >= right.exponent ? (left, right) : (right, left)
    guard larger.significand != 0, smaller.significand != 0 else {
      return larger.significand == 0 ? smaller : larger
    }
    // Both get the same power of ten: the lowest for which the digits of the larger have room.
    let distance = larger.exponent - smaller.exponent
    let raised = min(distance, mostDigits - digitCount(of: larger.significand))
    let digits = larger.significand * power(raised)
    let others = rounded(smaller.significand, droppingDigits: distance - raised)
    let exponent = larger.exponent - raised
    if larger.isNegative == smaller.isNegative {
      return finite(digits + others, exponent, larger.isNegative)
    }
    return digits >= others
      ? finite(digits - others, exponent, larger.isNegative)
      : finite(others - digits, exponent, smaller.isNegative)
  }

  /// The difference; exact when it has no more digits than a number can have.
  public static func - (left: Decimal, right: Decimal) -> Decimal { left + -right }

  /// A number that is too large is the largest one.
  fileprivate static func finite(
    _ digits: UInt128, _ exponent: Int, _ isNegative: Bool
  ) -> Decimal {
    Decimal(digits, exponent: exponent, isNegative: isNegative)
      ?? Decimal(power(mostDigits) - 1, highestPower - mostDigits, isNegative)
  }
}

extension Decimal {
  /// The quotient by a whole number that is not 0, rounded where the room for digits ends.
  public static func / (number: Decimal, divisor: Int) -> Decimal {
    guard number.significand != 0 else { return number }
    let raised = mostDigits - digitCount(of: number.significand)
    let digits = number.significand * power(raised)
    let unit = UInt128(divisor.magnitude)
    let (quotient, rest) = digits.quotientAndRemainder(dividingBy: unit)
    return finite(
      quotient + (rest >= unit - rest ? 1 : 0), number.exponent - raised,
      number.isNegative != (divisor < 0))
  }

  /// The number with its point moved to the right, or to the left when the count is below 0.
  public func movingPoint(_ count: Int) -> Decimal {
    Self.finite(significand, exponent + count, isNegative)
  }
}
