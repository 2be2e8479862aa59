/// One number of how a view is drawn: where it rests, or on which way it is there.
struct Channel: Sendable {
  /// How a number gets to another value.
  enum Gait {
    case jumping
    case gliding(Animation)
    case stepping(Animation)
  }

  private(set) var target: Double
  private(set) var passage: Passage?

  init(resting value: Double) {
    target = value
  }

  func state(at time: Double) -> (value: Double, velocity: Double) {
    guard let passage, time < passage.endTime else { return (target, 0) }
    return passage.state(at: time)
  }

  func isMoving(at time: Double) -> Bool {
    passage.map { time < $0.endTime } ?? false
  }

  /// Turns to a target, from where the number is now.
  ///
  /// On the way to that target already, it keeps to its way.
  mutating func go(to end: Double, _ gait: Gait, at time: Double) {
    switch gait {
    case .jumping:
      self = Channel(resting: end)
    case .gliding(let animation):
      guard end != target else { return }
      passage = Motion(
        from: MovingRect(state(at: time)), interrupting: interrupted, to: MovingRect((end, 0)),
        animation: animation, bow: nil, at: time
      ).map(Passage.gliding)
      target = end
    case .stepping(let animation):
      guard end != target else { return }
      passage = OpacitySteps(
        from: state(at: time).value, to: end, animation: animation, at: time
      ).map(Passage.stepping)
      target = end
    }
  }

  /// Forgets what is over.
  mutating func retire(at time: Double) {
    passage = isMoving(at: time) ? passage?.forgettingLead(at: time) : nil
  }

  /// The journey under way.
  private var interrupted: Motion? {
    guard case .gliding(let motion) = passage else { return nil }
    return motion
  }
}

extension MovingRect {
  /// One number in the place of the first of a frame's: what moves four of them also moves one.
  fileprivate init(_ state: (value: Double, velocity: Double)) {
    self.init(frame: SIMD4(state.value, 0, 0, 0), velocity: SIMD4(state.velocity, 0, 0, 0))
  }
}
