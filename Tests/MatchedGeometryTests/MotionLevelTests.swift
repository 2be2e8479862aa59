import MatchedGeometry
import Testing

struct MotionLevelTests {
  private let box = Rect(x: 10, y: 4, width: 20, height: 6)
  private let everything = Transition.opacity
    .combined(with: .move(edge: .right)).combined(with: .scale(0.5))
  private let slow = Transaction(animation: .timingCurve(.linear, duration: 0.6))

  /// The opacity and the time of each frame that is drawn from now until nothing differs any more.
  private func frames(
    _ scope: inout TransitionScope<String>, from start: Double
  ) -> [(time: Double, opacity: Double?)] {
    var frames = [(start, scope.appearance(of: "v", at: start)?.opacity)]
    var time = start
    while let next = scope.advance(to: time) {
      time = next
      frames.append((time, scope.appearance(of: "v", at: time)?.opacity))
    }
    return frames
  }

  @Test func `reduced, a fade takes three steps in and three steps out`() {
    var scope = TransitionScope<String>(motion: .reduced)
    scope.insert("v", frame: box, transition: everything, transaction: slow, at: 1)
    let entry = frames(&scope, from: 1)
    #expect(entry.map(\.opacity) == [1.0 / 3, 2.0 / 3, 1])
    #expect(zip(entry, [1, 1.2, 1.4]).allSatisfy { abs($0.time - $1) < 1e-12 })
    scope.remove("v", transaction: slow, at: 2)
    let exit = frames(&scope, from: 2)
    #expect(exit.map(\.opacity) == [2.0 / 3, 1.0 / 3, nil])
    #expect(zip(exit, [2, 2.2, 2.4]).allSatisfy { abs($0.time - $1) < 1e-12 })
  }

  @Test func `reduced, a fade turns around at the step where it is`() {
    var scope = TransitionScope<String>(motion: .reduced)
    scope.insert("v", frame: box, transition: .opacity, transaction: slow, at: 1)
    scope.remove("v", transaction: slow, at: 1.3)
    #expect(frames(&scope, from: 1.3).map(\.opacity) == [1.0 / 3, nil])
    scope.insert("v", frame: box, transition: .opacity, transaction: slow, at: 2)
    scope.remove("v", transaction: slow, at: 2.5)
    scope.insert("v", frame: box, transition: .opacity, transaction: slow, at: 2.75)
    #expect(frames(&scope, from: 2.75).map(\.opacity) == [2.0 / 3, 1])
  }

  @Test func `reduced, a delay is kept`() {
    var scope = TransitionScope<String>(motion: .reduced)
    let transition = Transition.opacity.delay(0.25)
    scope.insert("v", frame: box, transition: transition, transaction: slow, at: 1)
    #expect(scope.appearance(of: "v", at: 1.2)?.opacity == 0)
    #expect(scope.advance(to: 1) == 1.25)
    #expect(scope.appearance(of: "v", at: 1.25)?.opacity == 1.0 / 3)
  }

  @Test func `reduced, what does not fade is there and gone at once`() {
    var scope = TransitionScope<String>(motion: .reduced)
    let transition = Transition.move(edge: .left).combined(with: .scale(0))
    scope.insert("v", frame: box, transition: transition, transaction: slow, at: 1)
    #expect(scope.appearance(of: "v", at: 1)?.isAnimating == false)
    #expect(scope.appearance(of: "v", at: 1)?.frame(of: box) == box)
    scope.remove("v", transaction: slow, at: 2)
    #expect(scope.appearance(of: "v", at: 2) == nil)
  }

  @Test func `at the level of none everything is there and gone at once`() {
    var scope = TransitionScope<String>(motion: .none)
    scope.insert("v", frame: box, transition: everything, transaction: slow, at: 1)
    #expect(scope.appearance(of: "v", at: 1)?.frame(of: box) == box)
    #expect(scope.appearance(of: "v", at: 1)?.opacity == 1)
    #expect(scope.advance(to: 1) == nil)
    scope.remove("v", transaction: slow, at: 2)
    #expect(scope.appearance(of: "v", at: 2) == nil)
  }

  @Test(arguments: [MotionLevel.reduced, .none])
  func `less motion ends what is under way`(level: MotionLevel) {
    var scope = TransitionScope<String>()
    for view in ["v", "w"] {
      scope.insert(view, frame: box, transition: everything, transaction: slow, at: 1)
    }
    scope.remove("w", transaction: slow, at: 1.1)
    scope.motion = level
    #expect(scope.appearance(of: "v", at: 1.1)?.frame(of: box) == box)
    #expect(scope.appearance(of: "v", at: 1.1)?.isAnimating == false)
    #expect(scope.appearance(of: "w", at: 1.1) == nil)
    #expect(scope.advance(to: 1.1) == nil)
  }

  @Test(arguments: [MotionLevel.reduced, .none])
  func `nothing travels, and completions are called at once`(level: MotionLevel) {
    var scope = MatchedGeometryScope<String>(motion: level)
    let namespace = Namespace().id
    var calls = 0
    var transaction = Transaction(animation: .pick)
    transaction.addAnimationCompletion(criteria: .removed) { calls += 1 }
    scope.insert("x", frame: .row, transaction: Transaction(), at: 0)
    scope.insert("a", id: "k", in: namespace, frame: .row, transaction: Transaction(), at: 0)
    scope.remove("a", transaction: transaction, at: 1)
    scope.insert("b", id: "k", in: namespace, frame: .blank, transaction: transaction, at: 1)
    scope.setFrame(.blank2, of: "x", transaction: transaction, at: 1)
    #expect(scope.presentation(of: "b", at: 1)?.frame == .blank)
    #expect(scope.presentation(of: "x", at: 1)?.frame == .blank2)
    #expect(scope.presentation(of: "a", at: 1) == nil)
    #expect(scope.advance(to: 1) == nil && calls == 1)
    #expect(scope.diagnostics.isEmpty, "the jump is meant")
  }

  @Test(arguments: [MotionLevel.reduced, .none])
  func `less motion ends the journeys under way`(level: MotionLevel) {
    var screen = Screen()
    screen.start(with: "a", "k", .row)
    screen.swap("a", for: "b", "k", .blank, .pick, at: 1)
    screen.scope.motion = level
    #expect(screen.frame("b", at: 1) == .blank)
    #expect(screen.frame("a", at: 1) == nil)
    #expect(screen.scope.advance(to: 1) == nil)
    screen.scope.motion = .full
    screen.swap("b", for: "a", "k", .row, .pick, at: 2)
    #expect(screen.frame("a", at: 2) == .blank)
  }

  @Test func `in the middle of a change less motion ends it too`() {
    var screen = Screen()
    screen.start(with: "a", "k", .row)
    screen.swap("a", for: "b", "k", .blank, .pick, at: 1)
    let transaction = Transaction(animation: .pick)
    screen.scope.setFrame(.blank2, of: "b", transaction: transaction, at: 1.1)
    screen.scope.motion = .reduced
    screen.scope.setFrame(.blank, of: "b", transaction: transaction, at: 1.1)
    #expect(screen.frame("b", at: 1.1) == .blank)
  }
}
