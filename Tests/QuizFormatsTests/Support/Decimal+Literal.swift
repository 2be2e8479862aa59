public import QuizModel

extension Decimal: ExpressibleByFloatLiteral {
  /// The number that is written: a binary number is printed with the digits that it was read from.
  public init(floatLiteral number: Double) {
    self = Decimal(string: "\(number)") ?? 0
  }
}
