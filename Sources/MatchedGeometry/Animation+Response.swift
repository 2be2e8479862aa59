#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension Animation {
  /// What the animation has made of a journey, `elapsed` seconds after its start.
  func response(at elapsed: Double) -> StepResponse {
    form.response(at: elapsed)
  }
}

extension Animation.Form {
  func response(at elapsed: Double) -> StepResponse {
    switch self {
    case .spring(let spring):
      return spring.stepResponse(at: elapsed)
    case .timingCurve(let curve, let duration):
      guard elapsed < duration else { return .arrived }
      let fraction = elapsed / duration
      return StepResponse(
        progress: curve.value(at: fraction),
        progressRate: curve.velocity(at: fraction) / duration,
        drift: 0,
        driftRate: 0
      )
    case .delayed(let inner, let delay):
      return elapsed < delay ? .held : inner.response(at: elapsed - delay)
    case .sped(let inner, let factor):
      // In inner time the initial velocity is smaller by the factor, hence the drift.
      var response = inner.response(at: elapsed * factor)
      response.progressRate *= factor
      response.drift /= factor
      return response
    case .repeated(let inner, let count, let autoreverses, let period):
      guard elapsed < Double(count) * period else { return .arrived }
      let run = (elapsed / period).rounded(.down)
      let time = elapsed - run * period
      let goesBack = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
      return goesBack ? inner.response(at: period - time).reversed : inner.response(at: time)
    }
  }
}

extension StepResponse {
  /// The same place, passed in the other direction.
  fileprivate var reversed: StepResponse {
    StepResponse(
      progress: progress, progressRate: -progressRate, drift: drift, driftRate: -driftRate
    )
  }
}
