/// One journey of one view, in closed form.
///
/// A class only because a journey may hold the one it interrupts; nothing in it ever changes.
final class Motion: Sendable {
  let startTime: Double

  /// The time from which the view rests at its target.
  let settlingTime: Double

  private let animation: Animation
  private let origin: MovingRect
  private let target: SIMD4<Double>
  private let bulge: SIMD2<Double>
  private let lead: Lead?

  /// The interrupted journey, which goes on until a delayed one takes over.
  struct Lead {
    var motion: Motion
    var offset: SIMD4<Double>
    var end: Double
  }

  init(
    animation: Animation, startTime: Double, settlingTime: Double, origin: MovingRect,
    target: SIMD4<Double>, bulge: SIMD2<Double>, lead: Lead?
  ) {
    self.animation = animation
    self.startTime = startTime
    self.settlingTime = settlingTime
    self.origin = origin
    self.target = target
    self.bulge = bulge
    self.lead = lead
  }

  /// The time at which the eye takes the motion for complete.
  var logicalTime: Double {
    min(startTime + animation.logicalDuration, settlingTime)
  }

  /// The time before which no frame differs from the first one.
  var departureTime: Double {
    lead == nil ? startTime + animation.leadingDelay : startTime
  }

  /// The way covered at a time, from rest: 0 at the start, 1 at the target.
  func progress(at time: Double) -> Double {
    time < settlingTime ? animation.response(at: time - startTime).progress : 1
  }

  /// Where the view is at a time, on its way to a target that may itself have moved since.
  func state(at time: Double, towards live: MovingRect) -> MovingRect {
    guard time < settlingTime else { return live }
    // Added as a difference, which is exactly 0 for a target at rest: the path then starts bit for
    // bit at its origin.
    return path(at: time) + MovingRect(frame: live.frame - target, velocity: live.velocity)
  }

  /// The journey to the target as it was at the start.
  func path(at time: Double) -> MovingRect {
    guard time < settlingTime else { return MovingRect(frame: target, velocity: .zero) }
    if let lead, time < lead.end {
      return lead.motion.path(at: time) + MovingRect(frame: lead.offset, velocity: .zero)
    }
    let response = animation.response(at: max(time - startTime, takeover))
    let travel = target - origin.frame
    let u = response.progress
    let height = 4 * u * (1 - u)
    let climb = 4 * (1 - 2 * u) * response.progressRate
    let straight = MovingRect(
      frame: origin.frame + travel * u + origin.velocity * response.drift,
      velocity: travel * response.progressRate + origin.velocity * response.driftRate
    )
    let bow = MovingRect(
      frame: SIMD4(lowHalf: bulge * height, highHalf: .zero),
      velocity: SIMD4(lowHalf: bulge * climb, highHalf: .zero)
    )
    return straight + bow
  }

  /// How long after its start the journey is on its own way, in seconds.
  ///
  /// Rounding must not put the moment at which the interrupted one ends back into the pause, where
  /// the velocity is 0.
  private var takeover: Double { lead == nil ? 0 : animation.leadingDelay * (1 + 1e-12) }

  /// This journey without the one it interrupted, once that is over; else the journey itself.
  func forgettingLead(at time: Double) -> Motion {
    guard let lead, time >= lead.end, time - startTime >= takeover else { return self }
    return Motion(
      animation: animation, startTime: startTime, settlingTime: settlingTime, origin: origin,
      target: target, bulge: bulge, lead: nil
    )
  }
}
