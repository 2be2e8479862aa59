import CellGrid
import TestSupport
import Testing

@testable import QuizScene

/// Five frames of a motion: its start, its quarters, and its end.
struct Strip {
  let name: String
  /// How long the eye takes the motion to last, in seconds.
  let duration: Double

  /// Draws a motion that has just begun, frame by frame, and compares its five frames with those kept.
  ///
  /// It looks on as long as the motion lasts, or until another end, and has each frame checked with
  /// the seconds since the change.
  func draw(
    _ driver: inout SceneDriver, until end: Double? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, check: (Canvas, Double) throws -> Void
  ) rethrows {
    let start = driver.time
    let quarters = (0...4).map { duration * Double($0) / 4 }
    let ticks = (0...Int((end ?? duration) * 60)).map { Double($0) / 60 }
    var shown: [String] = []
    for time in Set(quarters + ticks).sorted() {
      driver.time = start + time
      let canvas = driver.frame()
      try check(canvas, time)
      guard let quarter = quarters.firstIndex(of: time) else { continue }
      shown.append("\(quarter * 25) %, \(Int((time * 1000).rounded())) ms\n\(driver.text())")
    }
    expectGolden(
      shown.joined(separator: "\n" + String(repeating: "=", count: 20) + "\n"),
      named: name, in: "../Frames/Strips", filePath: filePath, sourceLocation: sourceLocation)
  }
}
