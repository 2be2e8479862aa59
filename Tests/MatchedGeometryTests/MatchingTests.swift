import MatchedGeometry
import Testing

struct MatchingTests {
  @Test func `a newcomer starts bit for bit at its partner and ends bit for bit at its place`()
    throws
  {
    try forAll { random, seed in
      var screen = Screen()
      let (start, end) = (random.rect(), random.rect())
      screen.start(with: "chip", "a", start)
      screen.swap("chip", for: "blank", "a", end, path: random.path(), random.animation(), at: 1)
      #expect(screen.frame("blank", at: 1) == start, "\(seed)")
      let rest = try #require(screen.scope.presentation(of: "blank", at: 100))
      #expect(rest.frame == end && rest.velocity == .zero && rest.progress == 1, "\(seed)")
      #expect(!rest.isAnimating && rest.isDrawn, "\(seed)")
    }
  }

  @Test func `the order of insert and remove in a transaction does not matter`() {
    var insertFirst = Screen()
    var removeFirst = Screen()
    for time in [0.0, 0.2] {
      let (old, new) = time == 0 ? ("chip", "blank") : ("blank", "chip")
      let end: Rect = time == 0 ? .blank : .row
      if time == 0 {
        insertFirst.start(with: "chip", "a", .row)
        removeFirst.start(with: "chip", "a", .row)
      }
      let transaction = Transaction(animation: .pick)
      insertFirst.insert(new, "a", end, transaction, at: time)
      insertFirst.scope.remove(old, transaction: transaction, at: time)
      removeFirst.swap(old, for: new, "a", end, .pick, at: time)
    }
    for time in stride(from: 0.2, through: 2, by: 0.05) {
      for view in ["chip", "blank"] {
        let presentation = insertFirst.scope.presentation(of: view, at: time)
        #expect(presentation == removeFirst.scope.presentation(of: view, at: time))
      }
    }
    #expect(insertFirst.scope.diagnostics.isEmpty && removeFirst.scope.diagnostics.isEmpty)
  }

  @Test func `only the newcomer is drawn, and the leaving view is gone once it has settled`() throws
  {
    var screen = Screen()
    screen.start(with: "chip", "a", .row)
    screen.swap("chip", for: "blank", "a", .blank, .pick, at: 1)
    for time in [1, 1.1, 1.3] {
      let leaving = try #require(screen.scope.presentation(of: "chip", at: time))
      #expect(!leaving.isDrawn && leaving.isAnimating)
      #expect(leaving.frame == screen.frame("blank", at: time))
      #expect(screen.isDrawn("blank", at: time))
    }
    #expect(screen.scope.presentation(of: "chip", at: 3) == nil)
  }

  @Test func `a view removed at another time is no partner`() {
    var screen = Screen()
    screen.start(with: "chip", "a", .row)
    screen.scope.remove("chip", transaction: Transaction(animation: .pick), at: 1)
    screen.insert("blank", "a", .blank, Transaction(animation: .pick), at: 1.01)
    #expect(screen.frame("blank", at: 1.01) == .blank)
  }

  @Test func `a view removed without a partner is gone at once`() {
    var screen = Screen()
    screen.start(with: "chip", "a", .row)
    screen.scope.remove("chip", transaction: Transaction(animation: .pick), at: 1)
    #expect(screen.scope.presentation(of: "chip", at: 1) == nil)
  }

  @Test func `without animation the newcomer is at its place and its partner gone`() {
    var screen = Screen()
    screen.start(with: "chip", "a", .row)
    screen.swap("chip", for: "blank", "a", .blank, nil, at: 1)
    #expect(screen.frame("blank", at: 1) == .blank)
    #expect(screen.scope.presentation(of: "chip", at: 1) == nil)
  }

  @Test func `disabled animations jump whatever the animation`() {
    var screen = Screen()
    screen.start(with: "chip", "a", .row)
    var transaction = Transaction(animation: .pick)
    transaction.disablesAnimations = true
    screen.scope.remove("chip", transaction: transaction, at: 1)
    screen.insert("blank", "a", .blank, transaction, at: 1)
    #expect(screen.frame("blank", at: 1) == .blank)
    #expect(screen.scope.diagnostics.isEmpty)
  }

  @Test func `an option picked over another one sends that one back to its place`() {
    var screen = Screen()
    let home = Rect(x: 30, y: 20, width: 6, height: 3)
    screen.start(with: "blank", "a", .blank)
    screen.start(with: "chip b", "b", .row)
    // The blank keeps its identity and changes its id, a's chip appears, b's leaves.
    let transaction = Transaction(animation: .pick)
    screen.insert("blank", "b", .blank, transaction, at: 1)
    screen.insert("chip a", "a", home, transaction, at: 1)
    screen.scope.remove("chip b", transaction: transaction, at: 1)
    #expect(screen.frame("blank", at: 1) == .row)
    #expect(screen.frame("chip a", at: 1) == .blank)
    #expect(screen.frame("blank", at: 9) == .blank)
    #expect(screen.frame("chip a", at: 9) == home)
    #expect(screen.scope.diagnostics.isEmpty)
  }

  @Test func `copies of a transaction stagger the views of one change`() throws {
    var screen = Screen()
    let change = Transaction(animation: .smooth)
    for (index, view) in ["a", "b", "c"].enumerated() {
      screen.start(with: view, view, .row)
      var staggered = change
      staggered.animation = .smooth.delay(0.03 * Double(index))
      screen.scope.setFrame(.blank, of: view, transaction: staggered, at: 1)
    }
    #expect(screen.frame("c", at: 1.05) == .row)
    for (view, delay) in [("b", 0.03), ("c", 0.06)] {
      let late = try #require(screen.frame(view, at: 1.1 + delay))
      let early = try #require(screen.frame("a", at: 1.1))
      #expect(distance(late, early) < 1e-9)
    }
  }

  @Test func `a view without an id never matches, but travels when its frame is set`() {
    var screen = Screen()
    screen.scope.insert("bar", frame: .row, transaction: Transaction(), at: 0)
    screen.scope.setFrame(.blank, of: "bar", transaction: Transaction(animation: .smooth), at: 1)
    #expect(screen.frame("bar", at: 1) == .row)
    #expect(screen.frame("bar", at: 1.2) != .row)
    #expect(screen.frame("bar", at: 9) == .blank)
    screen.scope.remove("bar", transaction: Transaction(animation: .smooth), at: 10)
    #expect(screen.frame("bar", at: 10) == nil)
    #expect(screen.scope.diagnostics.isEmpty)
  }

  @Test func `the same id in two namespaces never matches`() {
    forAll { random, seed in
      var screen = Screen()
      let other = Namespace()
      let (start, end) = (random.rect(), random.rect())
      screen.start(with: "chip", "a", start)
      let transaction = Transaction(animation: random.animation())
      screen.scope.remove("chip", transaction: transaction, at: 1)
      screen.scope.insert(
        "blank", id: "a", in: other.id, frame: end, transaction: transaction, at: 1)
      #expect(screen.frame("blank", at: 1) == end, "\(seed)")
      #expect(screen.frame("chip", at: 1) == nil, "\(seed)")
    }
  }
}
