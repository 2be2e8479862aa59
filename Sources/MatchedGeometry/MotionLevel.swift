/// How much moves.
public enum MotionLevel: String, CaseIterable, Hashable, Sendable {
  /// Everything that an animation asks for.
  case full

  /// Nothing travels or grows; what fades does so in at most three steps.
  case reduced

  /// Nothing: every change jumps.
  case none
}
