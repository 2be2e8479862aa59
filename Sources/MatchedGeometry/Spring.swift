/// A damped spring: it says how a value moves to its target and how fast it moves there.
///
/// The motion solves x″ + 2ζω·x′ + ω²·(x − target) = 0, the equation of the damped harmonic
/// oscillator, in closed form, so that any frame rate shows the same motion. <doc:Mathematics> has
/// the formulas.
public struct Spring: Hashable, Sendable {
  /// The time one swing would take without damping, in seconds: 2π/ω.
  public let response: Double

  /// The damping relative to the critical one, ζ: below 1 the spring overshoots, at 1 it arrives
  /// soonest without overshooting, above 1 it creeps.
  public let dampingFraction: Double

  /// Makes a spring from its pace and its damping.
  ///
  /// - Parameters:
  ///   - response: The time of one undamped swing, in seconds.
  ///   - dampingFraction: ζ. A spring of 0 swings for ever.
  /// - Precondition: `response` is positive, `dampingFraction` is not negative, both are finite.
  public init(response: Double, dampingFraction: Double) {
    precondition(response > 0 && response.isFinite)
    precondition(dampingFraction >= 0 && dampingFraction.isFinite)
    self.response = response
    self.dampingFraction = dampingFraction
  }
}

extension Spring {
  /// Makes a spring from the time it seems to take and from its liveliness, as SwiftUI does.
  ///
  /// - Parameters:
  ///   - duration: The response, in seconds.
  ///   - bounce: 0 for critical damping, up to 1 for more and more swinging (ζ = 1 − bounce), below
  ///     0 for creeping (ζ = 1/(1 + bounce)).
  /// - Precondition: `duration` is positive and finite, −1 < `bounce` ≤ 1.
  public init(duration: Double, bounce: Double) {
    precondition(bounce > -1 && bounce <= 1)
    self.init(
      response: duration,
      dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    )
  }

  /// Makes a spring from the constants of m·x″ + c·x′ + k·(x − target) = 0.
  ///
  /// - Parameters:
  ///   - mass: The mass m, in any unit.
  ///   - stiffness: The spring constant k, in that unit per second squared; ω = √(k/m).
  ///   - damping: The friction c, in that unit per second; ζ = c/(2√(km)).
  /// - Precondition: `mass` and `stiffness` are positive, `damping` is not negative, all are finite.
  public init(mass: Double, stiffness: Double, damping: Double) {
    precondition(mass > 0 && stiffness > 0 && damping >= 0)
    self.init(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingFraction: damping / (2 * (mass * stiffness).squareRoot())
    )
  }
}

extension Spring {
  /// No bounce, half a second: it does not overshoot.
  public static let smooth = Spring(duration: 0.5, bounce: 0)

  /// A slight bounce of 0.15, half a second: it overshoots by 0.6 % of the way.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)

  /// A marked bounce of 0.3, half a second: it overshoots by 4.6 % of the way.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
}
