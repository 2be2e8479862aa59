/// What a transition scope knows of one view.
struct TransitionMember: Sendable {
  /// How a view sets out: what the operation says, as far as the scope lets things move.
  struct Departure {
    /// What moves; nil jumps.
    var animation: Animation?

    var level: MotionLevel

    /// Now, in seconds.
    var time: Double

    func gait(of channel: Int, in form: TransitionForm, for frame: Rect) -> Channel.Gait {
      guard let animation, level != .none else { return .jumping }
      let own = form.animation(of: channel, for: frame, over: animation)
      return level == .full ? .gliding(own) : .stepping(own)
    }
  }

  /// The resting frame, by whose size a view moves over an edge.
  var frame: Rect

  var transition: Transition
  private(set) var isLeaving = false
  private(set) var anchor: UnitPoint

  /// Opacity, columns and rows off the place, scale.
  private(set) var channels: [Channel]

  /// A view that is about to come.
  init(frame: Rect, transition: Transition, departure: Departure) {
    let form = transition.insertion.limited(to: departure.level)
    let start = form.endpoint(for: frame)
    self.frame = frame
    self.transition = transition
    anchor = form.anchor ?? .center
    channels = (0..<4).map { Channel(resting: start[$0]) }
  }

  func isMoving(at time: Double) -> Bool {
    channels.contains { $0.isMoving(at: time) }
  }

  /// Whether it is there and on no way, not even on one that is over.
  var rests: Bool { !isLeaving && channels.allSatisfy { $0.passage == nil } }

  func isGone(at time: Double) -> Bool {
    isLeaving && !isMoving(at: time)
  }

  /// When the next frame of the view is due.
  func nextFrame(after time: Double, interval: Double) -> Double? {
    channels.compactMap { $0.passage?.nextFrame(after: time, interval: interval) }.min()
  }

  mutating func come(_ departure: Departure) {
    isLeaving = false
    let form = transition.insertion.limited(to: departure.level)
    head(for: TransitionForm.rest, by: form, departure)
  }

  mutating func go(_ departure: Departure) {
    isLeaving = true
    let form = transition.removal.limited(to: departure.level)
    let end = form.endpoint(for: frame)
    // With nothing to play there is nothing to wait for either, even of an insertion under way.
    guard end != TransitionForm.rest else { return stop() }
    head(for: end, by: form, departure)
  }

  /// Ends every way at its target.
  mutating func stop() {
    channels = channels.map { Channel(resting: $0.target) }
  }

  /// Forgets what is over.
  mutating func retire(at time: Double) {
    for index in channels.indices { channels[index].retire(at: time) }
  }

  private mutating func head(
    for end: SIMD4<Double>, by form: TransitionForm, _ departure: Departure
  ) {
    if channels[3].state(at: departure.time) == (1, 0) { anchor = form.anchor ?? anchor }
    for index in channels.indices {
      let gait = departure.gait(of: index, in: form, for: frame)
      channels[index].go(to: end[index], gait, at: departure.time)
    }
  }
}
