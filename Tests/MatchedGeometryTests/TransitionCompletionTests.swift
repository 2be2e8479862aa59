import MatchedGeometry
import Testing

/// What has been called, in order.
private final class Calls {
  var names: [String] = []
}

struct TransitionCompletionTests {
  private let calls = Calls()
  private let box = Rect(x: 10, y: 4, width: 20, height: 6)

  private func transaction(_ name: String, _ animation: Animation?) -> Transaction {
    var transaction = Transaction(animation: animation)
    let calls = calls
    transaction.addAnimationCompletion(criteria: .removed) { calls.names.append("\(name) removed") }
    transaction.addAnimationCompletion { calls.names.append("\(name) complete") }
    return transaction
  }

  @Test func `a fade is complete after its response and removed when it has settled`() {
    var scope = TransitionScope<String>()
    let spring = Spring(response: 0.5, dampingFraction: 1)
    let fade = transaction("fade", .spring(spring))
    scope.insert("v", frame: box, transition: .opacity, transaction: fade, at: 1)
    _ = scope.advance(to: 1.499)
    #expect(calls.names == [])
    _ = scope.advance(to: 1.501)
    #expect(calls.names == ["fade complete"])
    _ = scope.advance(to: 1 + spring.settlingDuration() + 0.001)
    #expect(calls.names == ["fade complete", "fade removed"])
  }

  @Test func `the slowest part counts`() {
    var scope = TransitionScope<String>()
    let slow = Animation.timingCurve(.linear, duration: 2)
    let transition = Transition.move(edge: .top).animation(slow).combined(with: .opacity)
    let change = transaction("x", .linear)
    scope.insert("v", frame: box, transition: transition, transaction: change, at: 0)
    scope.insert("w", frame: box, transition: .opacity.delay(2), transaction: change, at: 0)
    _ = scope.advance(to: 2.1)
    #expect(calls.names == [])
    _ = scope.advance(to: 2.4)
    #expect(calls.names == ["x complete", "x removed"])
  }

  @Test func `at once where nothing had to move`() {
    var scope = TransitionScope<String>()
    for (name, view, animation) in [("jump", "v", nil), ("again", "v", Animation.smooth)] {
      scope.insert(
        view, frame: box, transition: .opacity, transaction: transaction(name, animation), at: 0)
    }
    let none = transaction("none", .smooth)
    scope.insert("w", frame: box, transition: .identity, transaction: none, at: 0)
    scope.remove("nobody", transaction: transaction("nobody", .smooth), at: 0)
    #expect(scope.advance(to: 0) == nil)
    #expect(
      calls.names == [
        "jump complete", "jump removed", "again complete", "again removed", "none complete",
        "none removed", "nobody complete", "nobody removed",
      ])
  }

  @Test func `removed waits for a view that has been turned around`() {
    var scope = TransitionScope<String>()
    let first = transaction("first", .smooth)
    scope.insert("v", frame: box, transition: .opacity, transaction: first, at: 0)
    scope.remove("v", transaction: Transaction(animation: .smooth.delay(2)), at: 0.2)
    _ = scope.advance(to: 2)
    #expect(calls.names == ["first complete"])
    _ = scope.advance(to: 4)
    #expect(calls.names == ["first complete", "first removed"])
  }

  @Test func `what settled unobserved is complete before its view moves again`() {
    var scope = TransitionScope<String>()
    let first = transaction("first", .smooth)
    scope.insert("v", frame: box, transition: .opacity, transaction: first, at: 0)
    scope.remove("v", transaction: transaction("second", .smooth), at: 5)
    _ = scope.advance(to: 5.1)
    #expect(calls.names == ["first complete", "first removed"])
  }

  @Test func `less motion completes what is under way`() {
    var scope = TransitionScope<String>()
    let fade = transaction("fade", .smooth)
    scope.insert("v", frame: box, transition: .opacity, transaction: fade, at: 0)
    scope.motion = .none
    _ = scope.advance(to: 0.01)
    #expect(calls.names == ["fade complete", "fade removed"])
  }

  @Test(arguments: [true, false])
  func `of scopes that share a transaction the last one makes the call`(isFadeLonger: Bool) {
    var screen = Screen()
    var fades = TransitionScope<String>()
    screen.scope.insert("x", frame: .row, transaction: Transaction(), at: 0)
    let change = transaction("both", .linear)
    var late = change
    late.animation = .linear.delay(1)
    let (travel, fade) = isFadeLonger ? (change, late) : (late, change)
    screen.scope.setFrame(.blank, of: "x", transaction: travel, at: 0)
    fades.insert("v", frame: box, transition: .opacity, transaction: fade, at: 0)
    for time in [0.1, 0.4, 1.3] {
      _ = screen.scope.advance(to: time)
      _ = fades.advance(to: time)
      #expect(calls.names == [])
    }
    _ = fades.advance(to: 2)
    _ = screen.scope.advance(to: 2)
    #expect(calls.names == ["both complete", "both removed"])
  }

  @Test func `a scope with nothing to move waits for its neighbour`() {
    var screen = Screen()
    var fades = TransitionScope<String>()
    let change = transaction("both", .linear)
    screen.scope.setFrame(.blank, of: "nobody", transaction: change, at: 0)
    fades.insert("v", frame: box, transition: .opacity, transaction: change, at: 0)
    _ = screen.scope.advance(to: 0)
    _ = fades.advance(to: 0)
    #expect(calls.names == [])
    _ = fades.advance(to: 1)
    #expect(calls.names == ["both complete", "both removed"])
  }

  @Test func `a copy of a scope neither calls again nor answers for a neighbour`() {
    var (fades, others) = (TransitionScope<String>(), TransitionScope<String>())
    let change = transaction("both", .linear)
    fades.insert("v", frame: box, transition: .opacity, transaction: change, at: 0)
    others.insert("w", frame: box, transition: .opacity, transaction: change, at: 0)
    var copy = fades
    _ = fades.advance(to: 9)
    _ = copy.advance(to: 9)
    #expect(calls.names == [])
    _ = others.advance(to: 9)
    #expect(calls.names == ["both complete", "both removed"])
  }
}
