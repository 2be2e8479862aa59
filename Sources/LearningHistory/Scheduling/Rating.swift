/// How well a question was remembered: the four grades of FSRS.
public enum Rating: Int, CaseIterable, Hashable, Sendable {
  /// Not remembered.
  case again = 1
  /// Remembered with difficulty.
  case hard
  /// Remembered.
  case good
  /// Remembered without effort.
  case easy
}
