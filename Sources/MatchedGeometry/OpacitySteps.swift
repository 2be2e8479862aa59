/// A fade in thirds, for those who want little motion: one repaint a step.
struct OpacitySteps: Sendable {
  /// When the fade was asked for.
  let startTime: Double

  private let start: Int
  private let end: Int
  private let firstStep: Double
  private let interval: Double

  /// The fade from one opacity to another; nil where nothing has to change, or all of it at once.
  ///
  /// - Parameters:
  ///   - value: The opacity now; it counts as the nearest third.
  ///   - target: The opacity to come to, 0 or 1.
  ///   - animation: What would move it: the steps are spread over its logical duration, after its
  ///     delay.
  ///   - time: Now, in seconds.
  init?(from value: Double, to target: Double, animation: Animation, at time: Double) {
    startTime = time
    start = Self.thirds(of: value)
    end = Self.thirds(of: target)
    firstStep = time + animation.leadingDelay
    interval = (animation.logicalDuration - animation.leadingDelay) / 3
    guard start != end, lastStep > time, lastStep < .infinity else { return nil }
  }

  /// When the target is reached.
  var lastStep: Double { time(ofStep: abs(end - start) - 1) }

  func value(at time: Double) -> Double {
    let taken = (0..<abs(end - start)).count { self.time(ofStep: $0) <= time }
    return Double(start + (end > start ? taken : -taken)) / 3
  }

  /// The time of the next step after a time.
  func nextStep(after time: Double) -> Double? {
    (0..<abs(end - start)).lazy.map { self.time(ofStep: $0) }.first { $0 > time }
  }

  private func time(ofStep index: Int) -> Double {
    firstStep + Double(index) * interval
  }

  private static func thirds(of value: Double) -> Int {
    value < 1.0 / 6 ? 0 : value < 0.5 ? 1 : value < 5.0 / 6 ? 2 : 3
  }
}
