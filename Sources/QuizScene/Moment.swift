internal import MatchedGeometry

/// A change of the screen that has a motion of its own.
enum Moment: Hashable, Sendable {
  /// Chips go between row and blanks.
  case flight
  /// The next question or the results come.
  case next
  /// The help opens or closes.
  case help

  var stageMotion: StageMotion {
    switch self {
    case .flight:
      StageMotion(
        animation: Motion.flight, path: Motion.flightPath, fadesChips: true)
    case .next: StageMotion(animation: Motion.bar, path: .linear, fadesChips: false)
    case .help: StageMotion(animation: Motion.dialog, path: .linear, fadesChips: false)
    }
  }
}
