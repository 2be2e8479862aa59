import CellGrid
import MatchedGeometry
import TestSupport
import Testing

@testable import QuizScene

/// Random deeds at all screens.
struct SceneFuzzTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let seed: UInt64
    var motion = MotionLevel.full
    var testDescription: String { "seed \(seed), motion \(motion)" }
  }

  /// In all cases together 100,000.
  static let steps = 12_500
  static let cases =
    (1...6).map { Case(seed: $0) } + [
      Case(seed: 7, motion: .reduced), Case(seed: 8, motion: .none),
    ]

  @Test(arguments: cases)
  func `no input at any time breaks a screen`(_ given: Case) {
    var person = RandomPerson(seed: given.seed)
    var scene = FuzzedScene(size: person.size(), motion: given.motion)
    var watch = SceneWatch(scene)
    for step in 0..<Self.steps {
      let deed = person.deed(at: scene.presenter)
      guard let problem = watch.problem(doing: deed, to: &scene) else { continue }
      let picture = scene.draw().canvas.lines.joined(separator: "\n")
      Issue.record("\(given.testDescription), step \(step), \(deed): \(problem)\n\(picture)")
      return
    }
  }

  /// One scene is drawn after each deed, another hardly ever.
  @Test(arguments: cases.suffix(3))
  func `a frame depends on input and time, not on the frames before`(_ given: Case) {
    var person = RandomPerson(seed: given.seed)
    var seen = FuzzedScene(size: person.size(), motion: given.motion)
    var unseen = seen
    for step in 1...1_500 {
      let deed = person.deed(at: seen.presenter)
      seen.perform(deed)
      unseen.perform(deed)
      let frame = seen.draw()
      guard step.isMultiple(of: 7), unseen.draw() != frame else { continue }
      let pictures = [frame, unseen.draw()].map { $0.canvas.lines.joined(separator: "\n") }
      Issue.record(
        "\(given.testDescription), step \(step), \(deed): \(pictures.joined(separator: "\nnot\n"))")
      return
    }
  }
}
