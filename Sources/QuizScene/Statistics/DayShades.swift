internal import CellGrid

/// How much was done on a day, in five steps of one colour or of weight.
struct DayShades: Sendable {
  /// The number of steps, the first of which is nothing.
  static let count = Theme.shadeCount

  let context: LayoutContext

  /// The step of an amount.
  ///
  /// - Parameters:
  ///   - amount: How much was done; 0 or more.
  ///   - most: The greatest amount that there is.
  /// - Returns: From 0 to 4.
  static func step(of amount: Int, most: Int) -> Int {
    guard amount > 0, most > 0 else { return 0 }
    // Rounded up: whatever was done is seen.
    return min(count - 1, ((count - 1) * amount + most - 1) / most)
  }

  /// What a step is drawn with.
  func sign(_ step: Int) -> Character {
    let hasOwnWeight = context.isASCII || !context.theme.hasShades
    return hasOwnWeight ? context.glyphs.dayWeights[step] : context.glyphs.day
  }

  /// How a step looks.
  func style(_ step: Int) -> Style { context.theme.shade(step) }
}
