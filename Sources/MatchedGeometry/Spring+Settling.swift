#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Spring {
  /// How long it takes until the value stays within a distance of its target.
  ///
  /// It is measured on an envelope of the motion, so a swinging spring may be there a little
  /// earlier. <doc:Mathematics> has the envelope.
  ///
  /// - Parameters:
  ///   - target: Where the value comes to rest, starting at 0.
  ///   - initialVelocity: Its velocity at the start, in units a second.
  ///   - epsilon: The distance, in units of the value.
  /// - Returns: Seconds; 0 where there is nothing to move, otherwise infinity for a spring without
  ///   damping.
  /// - Precondition: `epsilon` is positive.
  public func settlingDuration(
    target: Double = 1, initialVelocity: Double = 0, epsilon: Double = 0.001
  ) -> Double {
    precondition(epsilon > 0)
    guard target != 0 || initialVelocity != 0 else { return 0 }
    guard dampingFraction > 0 else { return .infinity }
    let envelope = Envelope(
      spring: self, offset: abs(target), push: abs(decay * target - initialVelocity)
    )
    guard dampingFraction < 1 else { return envelope.settlingTime(epsilon: epsilon) }
    // For a spring that swings its amplitude is the tighter bound, except near critical damping,
    // where it grows beyond all measure.
    let amplitude = hypot(envelope.offset, envelope.push / detuning)
    let duration = max(0, log(amplitude / epsilon) / decay)
    let isLoose = envelope.offset + envelope.push * duration < amplitude
    return isLoose ? envelope.settlingTime(epsilon: epsilon) : duration
  }

  /// The time after which all four numbers of a frame have settled, in seconds.
  ///
  /// The tolerance is a thousandth of the journey, so that a larger screen shows the same motion
  /// enlarged. The length of a journey that begins with a velocity is at least the way which that
  /// velocity alone covers in 1/ω.
  func settlingDuration(travel: SIMD4<Double>, velocity: SIMD4<Double>) -> Double {
    let lengths = (0..<4).map { max(abs(travel[$0]), abs(velocity[$0]) / frequency) }
    let length = lengths.max() ?? 0
    guard length > 0 else { return 0 }
    return (0..<4).reduce(0) { latest, index in
      max(
        latest,
        settlingDuration(
          target: travel[index] / length,
          initialVelocity: velocity[index] / length,
          epsilon: 0.001
        )
      )
    }
  }
}

/// A bound of the distance to the target that rises to at most one peak and then falls.
///
/// |x − target| ≤ offset·C + push·S with the basic solutions of the spring (those of critical
/// damping for a spring that swings, as |cos| ≤ 1 and |sin δt/δ| ≤ t).
private struct Envelope {
  var spring: Spring
  var offset: Double
  var push: Double

  private func value(at time: Double) -> Double {
    let (even, odd) =
      spring.dampingFraction < 1
      ? (exp(-spring.decay * time), time * exp(-spring.decay * time))
      : spring.fundamentals(at: time)
    return offset * even + push * odd
  }

  /// Where the derivative of the bound vanishes: tanh(δt)/δ = (push − offset·d)/(push·d − offset·δ²).
  private var peak: Double {
    let decay = spring.decay
    guard push > offset * decay else { return 0 }
    let spread = spring.dampingFraction > 1 ? spring.detuning : 0
    let ratio = (push - offset * decay) / (push * decay - offset * spread * spread)
    return spread > 0 ? atanh(spread * ratio) / spread : ratio
  }

  /// The last time at which the bound exceeds `epsilon`, by bisection; 0 if it never does.
  func settlingTime(epsilon: Double) -> Double {
    var low = peak
    guard value(at: low) > epsilon else { return 0 }
    var high = low + 1 / spring.slowestRate
    while value(at: high) > epsilon {
      low = high
      high *= 2
    }
    while true {
      let middle = (low + high) / 2
      guard middle > low && middle < high else { return high }
      if value(at: middle) > epsilon { low = middle } else { high = middle }
    }
  }
}
