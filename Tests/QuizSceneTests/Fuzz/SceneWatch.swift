import CellGrid

@testable import QuizScene

/// Looks at a scene while something is done to it.
struct SceneWatch {
  private var bounds = TravelBounds()
  private var deeds = 0

  init(_ scene: FuzzedScene) { bounds.note(scene.presenter.stage, isAtRest: true) }

  /// Does something, and says what is wrong after it.
  mutating func problem(doing deed: RandomPerson.Deed, to scene: inout FuzzedScene) -> String? {
    deeds += 1
    var problem: String?
    switch deed {
    case .wait(let seconds):
      let isAwake = scene.presenter.nextDeadline != nil
      scene.perform(deed)
      // At rest the program sleeps and draws nothing.
      if isAwake { problem = look(at: &scene, isAtRest: seconds >= 5) }
    case .event:
      let before = SceneState(scene)
      scene.perform(deed)
      let after = SceneState(scene)
      problem =
        SceneChecks.leak(from: before, to: after)
        ?? SceneChecks.jump(from: before, to: after, in: scene)
      bounds.note(scene.presenter.stage, isAtRest: false)
      // Keys may come faster than frames.
      if deeds.isMultiple(of: 3) { problem = problem ?? look(at: &scene, isAtRest: false) }
    }
    return problem
  }

  private mutating func look(at scene: inout FuzzedScene, isAtRest: Bool) -> String? {
    let frame = scene.draw()
    // A solution may have come with it.
    bounds.note(scene.presenter.stage, isAtRest: isAtRest)
    let caret = SceneChecks.caret(frame.caret, on: frame.canvas, of: scene.presenter)
    guard caret == nil, !scene.isTooSmall else { return caret }
    return bounds.problem(on: scene.presenter.stage, at: scene.time)
      ?? SceneChecks.double(on: frame.canvas, of: scene.presenter)
      ?? (isAtRest ? problemAtRest(scene, frame.canvas) : nil)
  }

  private func problemAtRest(_ scene: FuzzedScene, _ canvas: Canvas) -> String? {
    if let next = scene.presenter.nextDeadline { return "at \(scene.time) it waits for \(next)" }
    let fresh = scene.freshFrame()
    guard canvas != fresh else { return nil }
    return "something is stuck, instead of\n" + fresh.lines.joined(separator: "\n")
  }
}
