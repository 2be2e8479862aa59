/// How a quiz of the library begins.
public enum RunStart: Hashable, Sendable {
  /// From its start.
  case fresh
  /// Where it was broken off.
  case resumed
  /// With what is due of it, and nothing else.
  case due
}
