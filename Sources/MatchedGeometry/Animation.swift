/// How a change is spread over time: a spring or a timing curve, delayed, sped up or repeated.
///
/// The modifiers compose in call order: `.smooth.delay(1).speed(2)` waits half a second,
/// `.smooth.speed(2).delay(1)` a whole one.
public struct Animation: Hashable, Sendable {
  let form: Form

  indirect enum Form: Hashable, Sendable {
    case spring(Spring)
    case timingCurve(UnitCurve, duration: Double)
    case delayed(Form, by: Double)
    case sped(Form, by: Double)
    case repeated(Form, count: Int, autoreverses: Bool, period: Double)
  }

  /// A motion that a spring pulls to its target.
  ///
  /// It sets out with the velocity it finds, so an interrupted path has no corner. It has settled
  /// once it stays within a thousandth of the journey, and then is exactly at the target. A spring
  /// without damping never settles.
  public static func spring(_ spring: Spring) -> Self {
    Self(form: .spring(spring))
  }

  /// A motion of fixed duration that starts from the place it finds, whatever the velocity there.
  ///
  /// - Parameters:
  ///   - curve: Progress over time.
  ///   - duration: Seconds; 0 jumps.
  /// - Returns: The motion.
  /// - Precondition: `duration` is finite and not negative.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Self {
    precondition(duration >= 0 && duration.isFinite)
    return Self(form: .timingCurve(curve, duration: duration))
  }

  /// This animation after a pause.
  ///
  /// A view that is already moving keeps to its interrupted journey during the pause.
  ///
  /// - Parameter seconds: The length of the pause.
  /// - Returns: The delayed animation.
  /// - Precondition: `seconds` is finite and not negative.
  public func delay(_ seconds: Double) -> Self {
    precondition(seconds >= 0 && seconds.isFinite)
    return Self(form: .delayed(form, by: seconds))
  }

  /// This animation in faster or slower time.
  ///
  /// - Parameter factor: 2 takes half the time.
  /// - Returns: The faster or slower animation.
  /// - Precondition: `factor` is positive and finite.
  public func speed(_ factor: Double) -> Self {
    precondition(factor > 0 && factor.isFinite)
    return Self(form: .sped(form, by: factor))
  }

  /// This animation several times over.
  ///
  /// A run takes as long as a journey from rest takes to settle; for a spring without damping the
  /// first one never ends. Whatever the last run shows, the view is at its target afterwards: after
  /// an even number of reversing runs it jumps there from the start.
  ///
  /// - Parameters:
  ///   - count: The number of runs.
  ///   - autoreverses: Whether every second run goes backwards, instead of starting again.
  /// - Returns: The repeated animation.
  /// - Precondition: `count` is at least 1.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Self {
    precondition(count >= 1)
    let period = form.duration(travel: SIMD4(1, 0, 0, 0), velocity: .zero)
    return Self(
      form: .repeated(form, count: count, autoreverses: autoreverses, period: period)
    )
  }
}
