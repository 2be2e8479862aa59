#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The 21 weights w₀…w₂₀ of FSRS-6, which say how memory grows and fades.
///
/// | weights | what they shape |
/// |---|---|
/// | w₀…w₃ | stability after the first review, one a rating |
/// | w₄, w₅ | difficulty after the first review |
/// | w₆, w₇ | how difficulty changes, and returns |
/// | w₈, w₉, w₁₀ | how stability grows when a question is remembered |
/// | w₁₁…w₁₄ | what is left of stability when it is forgotten |
/// | w₁₅, w₁₆ | less growth when it was hard, more when it was easy |
/// | w₁₇, w₁₈, w₁₉ | how stability changes in reviews of the same day |
/// | w₂₀ | how fast the forgetting curve falls |
public struct FSRSParameters: Hashable, Sendable {
  /// The weights, w₀ first.
  public let weights: [Double]

  /// The exponent of the forgetting curve, −w₂₀; below 0.
  let decay: Double

  /// What stretches the forgetting curve so that it is at 90 % after as many days as the stability.
  let factor: Double

  /// Makes parameters of weights, such as an optimizer finds them for one person.
  ///
  /// The result is nil unless there are 21 weights and each lies within its ``bounds``.
  ///
  /// - Parameter weights: The weights, w₀ first.
  public init?(weights: [Double]) {
    guard weights.count == Self.bounds.count,
      zip(weights, Self.bounds).allSatisfy({ $1.contains($0) })
    else { return nil }
    self.init(valid: weights)
  }

  private init(valid weights: [Double]) {
    self.weights = weights
    decay = -weights[20]
    factor = pow(0.9, 1 / decay) - 1
  }

  subscript(index: Int) -> Double { weights[index] }
}

extension FSRSParameters {
  /// The published default weights of FSRS-6, fitted to the reviews of many people.
  ///
  /// Source: `DEFAULT_PARAMETERS` of py-fsrs 6.3.2.
  public static let published = FSRSParameters(valid: [
    0.212, 1.2931, 2.3065, 8.2956,
    6.4133, 0.8334, 3.0194, 0.001,
    1.8722, 0.1666, 0.796,
    1.4835, 0.0614, 0.2629, 1.6483,
    0.6014, 1.8729,
    0.5425, 0.0912, 0.0658,
    0.1542,
  ])

  /// Between which numbers each weight makes sense.
  ///
  /// Source: `LOWER_BOUNDS_PARAMETERS` and `UPPER_BOUNDS_PARAMETERS` of py-fsrs 6.3.2.
  public static let bounds: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100,
    1...10, 0.001...4, 0.001...4, 0.001...0.75,
    0...4.5, 0...0.8, 0.001...3.5,
    0.001...5, 0.001...0.25, 0.001...0.9, 0...4,
    0...1, 1...6,
    0...2, 0...2, 0...0.8,
    0.1...0.8,
  ]
}
