extension Animation {
  /// How long a journey takes until it has settled.
  ///
  /// - Parameters:
  ///   - travel: The journey, target less start, in cells.
  ///   - velocity: The velocity at its start, in cells a second.
  /// - Returns: Seconds; infinity if it never settles.
  func duration(travel: SIMD4<Double>, velocity: SIMD4<Double>) -> Double {
    form.duration(travel: travel, velocity: velocity)
  }

  /// Seconds from the start until the motion is over for the eye: for a spring its response.
  var logicalDuration: Double { form.logicalDuration }

  /// Seconds from the start in which nothing moves yet.
  var leadingDelay: Double { form.leadingDelay }
}

extension Animation.Form {
  func duration(travel: SIMD4<Double>, velocity: SIMD4<Double>) -> Double {
    switch self {
    case .spring(let spring):
      spring.settlingDuration(travel: travel, velocity: velocity)
    case .timingCurve(_, let duration):
      duration
    case .delayed(let inner, let delay):
      delay + inner.duration(travel: travel, velocity: velocity)
    case .sped(let inner, let factor):
      inner.duration(travel: travel, velocity: velocity / factor) / factor
    case .repeated(_, let count, _, let period):
      Double(count) * period
    }
  }

  fileprivate var logicalDuration: Double {
    switch self {
    case .spring(let spring): spring.response
    case .timingCurve(_, let duration): duration
    case .delayed(let inner, let delay): delay + inner.logicalDuration
    case .sped(let inner, let factor): inner.logicalDuration / factor
    case .repeated(let inner, let count, _, let period):
      Double(count - 1) * period + inner.logicalDuration
    }
  }

  fileprivate var leadingDelay: Double {
    switch self {
    case .spring, .timingCurve: 0
    case .delayed(let inner, let delay): delay + inner.leadingDelay
    case .sped(let inner, let factor): inner.leadingDelay / factor
    case .repeated(let inner, _, _, _): inner.leadingDelay
    }
  }
}
