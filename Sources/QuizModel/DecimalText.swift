public import FoundationEssentials

extension Decimal {
  /// The number a person wrote: an optional sign, digits, and one decimal point or comma.
  ///
  /// Digits before or after the point may be missing, but not both; an exponent (`1e3`) is read too.
  /// White space around it is ignored, and the minus sign of typography (U+2212) is one.
  ///
  /// - Returns: nil when the whole text is not such a number.
  public init?(person text: String) {
    let trimmed = text.trimmed
      .replacing(",", with: ".")
      .replacing("\u{2212}", with: "-")
    let pattern = /[+\-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+\-]?[0-9]{1,2})?/
    guard trimmed.wholeMatch(of: pattern) != nil, let value = Decimal(string: trimmed) else {
      return nil
    }
    self = value
  }
}
