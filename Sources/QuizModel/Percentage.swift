extension Double {
  /// The whole percentage that this part is, from 0 to 100, rounded; 100 only for the whole.
  ///
  /// Rounding must not call 199 of 200 everything.
  ///
  /// - Parameter whole: What the part is of.
  /// - Returns: The percentage; of nothing every part is 0 %.
  public func percentage(of whole: Double) -> Int {
    guard whole > 0 else { return 0 }
    let rounded = Int(min(max(0, self / whole), 1) * 100 + 0.5)
    return self < whole ? min(99, rounded) : rounded
  }
}
