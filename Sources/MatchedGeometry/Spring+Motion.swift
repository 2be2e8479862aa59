#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Spring {
  /// How far the value has come after a time, starting at 0.
  ///
  /// - Parameters:
  ///   - target: Where the value comes to rest.
  ///   - initialVelocity: Its velocity at the start, in units a second.
  ///   - time: Seconds since the start.
  /// - Returns: The value, in units of the target; 0 before the start, the target at infinity.
  public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    let response = stepResponse(at: time)
    return target * response.progress + initialVelocity * response.drift
  }

  /// How fast the value moves after a time: its derivative.
  ///
  /// - Parameters:
  ///   - target: Where the value comes to rest.
  ///   - initialVelocity: Its velocity at the start, in units a second.
  ///   - time: Seconds since the start.
  /// - Returns: The velocity, in units a second; before the start the initial one, 0 at infinity.
  public func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
    let response = stepResponse(at: time)
    return target * response.progressRate + initialVelocity * response.driftRate
  }

  /// The undamped angular frequency ω, in radians a second.
  var frequency: Double { 2 * .pi / response }

  /// The rate at which the damping wears the motion down, ζω, per second.
  var decay: Double { dampingFraction * frequency }

  /// ω√|1 − ζ²|: the frequency of a swinging spring, the spread of a creeping one.
  var detuning: Double {
    frequency * abs(1 - dampingFraction).squareRoot() * (1 + dampingFraction).squareRoot()
  }

  /// The response to a unit step and to a unit of initial velocity.
  ///
  /// With C and S of `fundamentals(at:)`, the step response from rest is 1 − C − ζω·S, its
  /// derivative ω²·S, the response to initial velocity S, its derivative C − ζω·S, in all three
  /// regimes of damping. That is the formula of each regime in the textbooks, ordered so that
  /// nothing is divided by a difference that vanishes near critical damping.
  func stepResponse(at time: Double) -> StepResponse {
    guard time > 0 else {
      return StepResponse(progress: 0, progressRate: 0, drift: 0, driftRate: 1)
    }
    guard time < .infinity else { return .arrived }
    let (even, odd) = fundamentals(at: time)
    return StepResponse(
      progress: 1 - (even + decay * odd),
      progressRate: frequency * frequency * odd,
      drift: odd,
      driftRate: even - decay * odd
    )
  }

  /// The two basic solutions, e^(−ζωt) times cos δt and sin δt/δ (cosh and sinh above ζ = 1; 1 and t
  /// at it), δ being the detuning.
  func fundamentals(at time: Double) -> (even: Double, odd: Double) {
    if dampingFraction < 1 {
      let envelope = exp(-decay * time)
      return (envelope * cos(detuning * time), envelope * sin(detuning * time) / detuning)
    }
    // The slower of the two exponentials; cosh and sinh themselves would overflow at late times.
    let slow = exp(-slowestRate * time)
    guard detuning > 0 else { return (slow, slow * time) }
    let gap = expm1(-2 * detuning * time)
    return (slow * (1 + gap / 2), slow * -gap / (2 * detuning))
  }

  /// The rate at which the last of the motion dies away, per second.
  ///
  /// ω²/(ζω + δ) is ζω − δ without the cancellation.
  var slowestRate: Double {
    dampingFraction <= 1 ? decay : frequency * (frequency / (decay + detuning))
  }
}
