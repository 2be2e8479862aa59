/// Where the views of a screen are drawn while they travel between their places.
///
/// Every view has a resting frame, given by layout. Views with one key are one thing in several
/// places: when one of them appears as another disappears, in one transaction, the newcomer starts
/// where the thing is drawn at that moment and travels to its own frame.
///
/// The scope has no clock. Times are seconds on the caller's, and never run backwards. What it
/// presents depends on the operations and their times alone, never on how often it was asked or
/// advanced. The type `ID` serves for the views, which are unique in a scope, and for the matched
/// ids, which are what partners have in common.
public struct MatchedGeometryScope<ID: Hashable & Sendable> {
  /// The time between two frames while something moves, in seconds.
  public let frameInterval: Double

  /// How much moves: unless it is everything, nothing does.
  ///
  /// Every operation then acts as if its transaction disabled animations. Less than before ends what
  /// is under way: it is at its target.
  public var motion: MotionLevel {
    didSet { if motion != oldValue && motion != .full { stop() } }
  }

  var members: [ID: Member<ID>] = [:]
  var groups: [MatchedGeometryKey<ID>: MatchedGroup<ID>] = [:]
  var serial = 0
  var change: Change<ID>?
  var pending: [PendingCompletions<ID>] = []
  var due: [OwedCall] = []
  var log: [MatchedGeometryDiagnostic<ID>] = []

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
}
