/// How the frames of a motion came, beside those that were due.
struct FrameAccount {
  /// How many were drawn.
  let drawn: Int
  /// How many were due and not drawn, because the next came in their place.
  var skipped = 0
  /// How many came more than half a frame after they were due.
  private(set) var late = 0
  /// The most that a frame was behind, in seconds.
  private(set) var worstDelay = 0.0
  /// The longest time between two frames, in seconds, and how long it should have been.
  private(set) var worstGap = (seconds: 0.0, due: 0.0)

  /// How many were due.
  var due: Int { drawn + skipped }

  init(drawn: Int) {
    self.drawn = drawn
  }

  /// Notes the time between two frames, and after how long the second was due, in seconds.
  mutating func note(gap: Double, dueGap: Double) {
    let delay = gap - dueGap
    worstDelay = max(worstDelay, delay)
    if delay > FlightPlan.interval / 2 { late += 1 }
    if gap > worstGap.seconds { worstGap = (gap, dueGap) }
  }
}
