/// How the views of a screen are drawn while they come and go without a partner.
///
/// A view comes from where its transition has it while away and goes back there; turned around on
/// the way, it starts from how it is drawn at that moment: with its velocity where the animation is
/// a spring.
///
/// The scope has no clock. Times are seconds on the caller's, and never run backwards. What it
/// presents depends on the operations and their times alone, never on how often it was asked or
/// advanced.
public struct TransitionScope<ID: Hashable & Sendable> {
  /// The time between two frames while something moves, in seconds.
  public let frameInterval: Double

  /// How much moves.
  ///
  /// Less than before ends what is under way: it is at its target, or gone.
  public var motion: MotionLevel {
    didSet { if motion != oldValue && motion != .full { stop() } }
  }

  var members: [ID: TransitionMember] = [:]
  var changes: [TransitionChange<ID>] = []
  var due: [OwedCall] = []

  /// Makes a scope without views.
  ///
  /// - Parameters:
  ///   - frameInterval: The time between two frames while something moves, in seconds.
  ///   - motion: How much moves.
  /// - Precondition: `frameInterval` is positive.
  public init(frameInterval: Double = 1.0 / 60, motion: MotionLevel = .full) {
    precondition(frameInterval > 0)
    self.frameInterval = frameInterval
    self.motion = motion
  }

  private mutating func stop() {
    members = members.filter { !$0.value.isLeaving }.mapValues { member in
      var member = member
      member.stop()
      return member
    }
  }
}

/// What one transaction does at one time, until its completions are called.
struct TransitionChange<ID: Hashable & Sendable> {
  let ticket: Transaction.Ticket
  let time: Double
  var pending = PendingCompletions<ID>()
}
