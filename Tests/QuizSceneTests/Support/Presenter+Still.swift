import CellGrid

@testable import QuizScene

extension Presenter {
  /// The frame of a presenter that has shown nothing before, in the state of this one.
  var stillFrame: Canvas {
    var fresh = self
    fresh.stage = Stage(motion: preferences.motion)
    fresh.update(nil, at: 0)
    return fresh.draw(at: 0).canvas
  }
}
