import MatchedGeometry
import Testing

/// What has been called, in order.
private final class Calls {
  var names: [String] = []
}

struct CompletionTests {
  private let calls = Calls()

  private func transaction(_ name: String, _ animation: Animation?) -> Transaction {
    var transaction = Transaction(animation: animation)
    let calls = calls
    transaction.addAnimationCompletion(criteria: .removed) { calls.names.append("\(name) removed") }
    transaction.addAnimationCompletion { calls.names.append("\(name) complete") }
    return transaction
  }

  @Test func `a spring is complete after its response and removed when it has settled`() {
    var screen = Screen()
    screen.scope.insert("x", frame: .row, transaction: Transaction(), at: 0)
    let spring = Spring(response: 0.5, dampingFraction: 1)
    screen.scope.setFrame(.blank, of: "x", transaction: transaction("x", .spring(spring)), at: 1)
    _ = screen.scope.advance(to: 1.499)
    #expect(calls.names == [])
    _ = screen.scope.advance(to: 1.501)
    #expect(calls.names == ["x complete"])
    let settled = 1 + spring.settlingDuration()
    _ = screen.scope.advance(to: settled - 0.001)
    #expect(calls.names == ["x complete"])
    #expect(screen.scope.advance(to: settled + 0.001) == nil)
    #expect(calls.names == ["x complete", "x removed"])
    _ = screen.scope.advance(to: 9)
    #expect(calls.names.count == 2)
  }

  @Test func `delay, speed and repetition count`() {
    var screen = Screen()
    screen.scope.insert("x", frame: .row, transaction: Transaction(), at: 0)
    let animation = Animation.timingCurve(.linear, duration: 0.5)
      .repeatCount(2).speed(2).delay(0.25)
    screen.scope.setFrame(.blank, of: "x", transaction: transaction("x", animation), at: 1)
    _ = screen.scope.advance(to: 1.74)
    #expect(calls.names == [])
    _ = screen.scope.advance(to: 1.76)
    #expect(calls.names == ["x complete", "x removed"])
  }

  @Test func `at once where nothing had to move`() {
    var screen = Screen()
    screen.scope.insert("x", frame: .row, transaction: Transaction(), at: 0)
    screen.scope.setFrame(.row, of: "x", transaction: transaction("same", .smooth), at: 1)
    screen.scope.setFrame(.blank, of: "x", transaction: transaction("jump", nil), at: 1)
    screen.scope.setFrame(.row, of: "nobody", transaction: transaction("nobody", .smooth), at: 1)
    _ = screen.scope.advance(to: 1)
    #expect(
      calls.names == [
        "same complete", "same removed", "jump complete", "jump removed", "nobody complete",
        "nobody removed",
      ])
  }

  @Test func `at the end of withAnimation where it made no change at all`() {
    let calls = calls
    withAnimation(.smooth) { transaction in
      transaction.addAnimationCompletion { calls.names.append("complete") }
    }
    #expect(calls.names == ["complete"])
  }

  @Test func `withAnimation leaves the calls to the scope that made the change`() {
    var screen = Screen()
    screen.scope.insert("x", frame: .row, transaction: Transaction(), at: 0)
    let calls = calls
    withAnimation(.smooth) { transaction in
      transaction.addAnimationCompletion { calls.names.append("complete") }
      screen.scope.setFrame(.blank, of: "x", transaction: transaction, at: 1)
    }
    #expect(calls.names == [])
    _ = screen.scope.advance(to: 5)
    #expect(calls.names == ["complete"])
  }

  @Test func `removed waits for what another transaction has redirected`() {
    var screen = Screen()
    screen.start(with: "a", "k", .row)
    let first = transaction("first", .smooth)
    screen.scope.remove("a", transaction: first, at: 0)
    screen.insert("b", "k", .blank, first, at: 0)
    screen.swap("b", for: "a", "k", .row, .smooth.delay(2), at: 0.2)
    _ = screen.scope.advance(to: 2)
    #expect(calls.names == ["first complete"])
    _ = screen.scope.advance(to: 4)
    #expect(calls.names == ["first complete", "first removed"])
  }

  @Test func `a relayout that ends the journey completes it`() {
    var screen = Screen()
    screen.scope.insert("x", frame: .row, transaction: Transaction(), at: 0)
    screen.scope.setFrame(.blank, of: "x", transaction: transaction("x", .smooth), at: 1)
    screen.scope.setFrame(.blank2, of: "x", transaction: Transaction(), at: 1.1)
    _ = screen.scope.advance(to: 1.1)
    #expect(calls.names == ["x complete", "x removed"])
  }

  @Test func `what settled unobserved is complete before its views move again`() {
    var screen = Screen()
    screen.scope.insert("x", frame: .row, transaction: Transaction(), at: 0)
    screen.scope.setFrame(.blank, of: "x", transaction: transaction("first", .smooth), at: 1)
    screen.scope.setFrame(.row, of: "x", transaction: transaction("second", .smooth), at: 5)
    _ = screen.scope.advance(to: 5.1)
    #expect(calls.names == ["first complete", "first removed"])
  }

  @Test func `what leaves again in the same change is not waited for`() {
    var screen = Screen()
    for view in ["x", "y"] {
      screen.scope.insert(view, frame: .row, transaction: Transaction(), at: 0)
    }
    let change = transaction("x", .linear)
    var late = change
    late.animation = .linear.delay(5)
    screen.scope.setFrame(.blank, of: "x", transaction: change, at: 1)
    screen.scope.setFrame(.blank, of: "y", transaction: late, at: 1)
    screen.scope.remove("y", transaction: late, at: 1)
    screen.scope.setFrame(.blank2, of: "x", transaction: Transaction(animation: .smooth), at: 1.3)
    _ = screen.scope.advance(to: 1.4)
    #expect(calls.names == ["x complete"])
  }

  @Test func `a copy of a scope does not call again`() {
    var screen = Screen()
    screen.scope.insert("x", frame: .row, transaction: Transaction(), at: 0)
    screen.scope.setFrame(.blank, of: "x", transaction: transaction("x", .smooth), at: 1)
    var copy = screen
    _ = screen.scope.advance(to: 9)
    _ = copy.scope.advance(to: 9)
    #expect(calls.names.count == 2)
  }
}
