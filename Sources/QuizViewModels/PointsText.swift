extension Double {
  /// Points to two decimals, without needless ones: `3`, `2.5`, `0.33`.
  public var pointsText: String {
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
