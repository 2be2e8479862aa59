internal import MatchedGeometry

/// How each moment of the screens moves, in one table.
enum Motion {
  /// A chip between row and blank, or from blank to blank.
  static let flight = Animation.spring(Spring(response: 0.55, dampingFraction: 0.82))
  /// The way of a chip: a slight arc, off the straight line by a column.
  static let flightPath = PathMotion.arc(height: 1, side: .above)
  /// How long a verdict on a wrong chip is looked at before the right one flies in, in seconds.
  static let solutionDelay = 0.7
  /// How long a chip takes to its place, where something waits for it, in seconds.
  static let flightDuration = 0.35
  /// The end of a bar.
  static let bar = Animation.spring(Spring(response: 0.5, dampingFraction: 1))
  /// A dialog out of its hint and back.
  static let dialog = Animation.spring(Spring(response: 0.45, dampingFraction: 0.85))

  /// How long a landing is marked, in seconds.
  static let flashDuration = 0.14
  /// How long a right chip is marked, in seconds.
  static let pulseDuration = 0.22
  /// The swing of a wrong chip: an impulse on a weak spring.
  static let shake = Spring(response: 0.12, dampingFraction: 0.18)
  /// The impulse, in columns a second: an undamped swing would reach velocity · response / 2π, and
  /// with this spring the first one reaches two columns.
  static let shakeVelocity = 2.3 * 2 * Double.pi / 0.12
  /// How long it swings, in seconds.
  static let shakeDuration = 0.3
  /// How long a chip fades that has no home to fly to, in seconds.
  static let fadeDuration = 0.15
  /// Frames a second while something moves.
  static let frameRate = 60.0
}
