@testable import MatchedGeometry
import Testing

struct TransactionTests {
  @Test func `two transactions at one time are two changes`() {
    var screen = Screen()
    screen.start(with: "chip", "a", .row)
    screen.scope.remove("chip", transaction: Transaction(animation: .pick), at: 1)
    screen.insert("blank", "a", .blank, Transaction(animation: .pick), at: 1)
    #expect(screen.frame("blank", at: 1) == .blank)
  }

  @Test func `a transaction that is used again later is another change`() throws {
    var screen = Screen()
    let transaction = Transaction(animation: .pick)
    screen.start(with: "chip", "a", .row)
    screen.scope.remove("chip", transaction: transaction, at: 1)
    screen.insert("blank", "a", .blank, transaction, at: 1)
    let drawn = try #require(screen.frame("blank", at: 1.2))
    screen.scope.remove("blank", transaction: transaction, at: 1.2)
    screen.insert("chip", "a", .row, transaction, at: 1.2)
    #expect(screen.frame("chip", at: 1.2) == drawn)
  }

  @Test func `a tick in the middle of a change does not cost it its partner`() {
    var screen = Screen()
    screen.start(with: "chip", "a", .row)
    let transaction = Transaction(animation: .pick)
    screen.scope.remove("chip", transaction: transaction, at: 1)
    #expect(screen.scope.advance(to: 1) == nil)
    screen.insert("blank", "a", .blank, transaction, at: 1)
    #expect(screen.frame("blank", at: 1) == .row)
    #expect(screen.scope.presentation(of: "chip", at: 1)?.isDrawn == false)
  }

  @Test func `namespaces differ unless one is a copy of the other`() {
    let one = Namespace()
    let copy = one
    #expect(one.id == copy.id)
    #expect(one.id != Namespace().id)
  }

  @Test func `an interrupted journey is forgotten when the delayed one has taken over`() {
    var screen = Screen()
    screen.start(with: "a", "k", .row)
    screen.swap("a", for: "b", "k", .blank, .smooth, at: 0)
    weak let interrupted = screen.scope.members["b"]?.motion
    screen.swap("b", for: "a", "k", .row, .smooth.delay(0.1), at: 0.1)
    _ = screen.scope.advance(to: 0.15)
    #expect(interrupted != nil)
    _ = screen.scope.advance(to: 0.25)
    #expect(interrupted == nil)
  }
}
