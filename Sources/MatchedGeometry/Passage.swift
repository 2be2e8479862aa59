/// The way of one number to its target.
enum Passage: Sendable {
  case gliding(Motion)
  case stepping(OpacitySteps)

  /// Where the number is, and how fast it changes, in units and units a second.
  func state(at time: Double) -> (value: Double, velocity: Double) {
    switch self {
    case .gliding(let motion):
      let state = motion.path(at: time)
      return (state.frame[0], state.velocity[0])
    case .stepping(let steps):
      return (steps.value(at: time), 0)
    }
  }

  /// When it was set out on.
  var startTime: Double {
    switch self {
    case .gliding(let motion): motion.startTime
    case .stepping(let steps): steps.startTime
    }
  }

  /// The time from which the number rests.
  var endTime: Double {
    switch self {
    case .gliding(let motion): motion.settlingTime
    case .stepping(let steps): steps.lastStep
    }
  }

  /// The time at which the eye takes it for complete.
  var logicalTime: Double {
    switch self {
    case .gliding(let motion): motion.logicalTime
    case .stepping(let steps): steps.lastStep
    }
  }

  /// When the next frame is due.
  func nextFrame(after time: Double, interval: Double) -> Double? {
    switch self {
    case .gliding(let motion): max(motion.departureTime, time + interval)
    case .stepping(let steps): steps.nextStep(after: time)
    }
  }

  /// This way, without a journey it interrupted that is over.
  func forgettingLead(at time: Double) -> Passage {
    guard case .gliding(let motion) = self else { return self }
    return .gliding(motion.forgettingLead(at: time))
  }
}
