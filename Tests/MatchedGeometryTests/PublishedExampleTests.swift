import MatchedGeometry
import Testing

/// Published examples of the technique that do not work, and what becomes of them here.
struct PublishedExampleTests {
  @Test func `options and blank that share one id are one thing, drawn once`() {
    var screen = Screen()
    var places: [String: Rect] = ["blank": .blank]
    for option in 0..<4 {
      places["option \(option)"] = Rect(x: Double(10 * option), y: 20, width: 8, height: 3)
    }
    let transaction = Transaction()
    for (view, frame) in places.sorted(by: { $0.key > $1.key }) {
      screen.insert(view, "answer", frame, transaction, at: 0)
    }
    // All collapse onto the newest; that nothing is printed over it keeps the screen readable.
    for view in places.keys {
      #expect(screen.frame(view, at: 0) == .blank)
    }
    #expect(places.keys.filter { screen.isDrawn($0, at: 0) } == ["blank"])
    #expect(screen.scope.diagnostics.count == 1)
    guard case .multipleSources(_, let views) = screen.scope.diagnostics.first else {
      Issue.record("no diagnostic of several sources")
      return
    }
    #expect(Set(views) == Set(places.keys))
  }

  @Test func `a dialog whose id never equals its card's has no partner`() {
    var screen = Screen()
    screen.start(with: "card", "card 1", .row)
    let transaction = Transaction(animation: .smooth)
    screen.scope.remove("card", transaction: transaction, at: 1)
    screen.insert("dialog", "dialog 1", .blank, transaction, at: 1)
    #expect(screen.frame("dialog", at: 1) == .blank && screen.isDrawn("dialog", at: 1))
    #expect(screen.scope.presentation(of: "card", at: 1) == nil)
    let namespace = screen.namespace.id
    #expect(
      screen.scope.diagnostics == [
        .unmatched(view: "card", MatchedGeometryKey(id: "card 1", namespace: namespace)),
        .unmatched(view: "dialog", MatchedGeometryKey(id: "dialog 1", namespace: namespace)),
      ])
  }

  @Test func `what has no partner fades at its own place, the one out while the other comes in`()
    throws
  {
    var fades = TransitionScope<String>()
    fades.insert(
      "card", frame: .row, transition: .opacity, transaction: Transaction(), at: 0)
    let transaction = Transaction(animation: .linear)
    fades.remove("card", transaction: transaction, at: 1)
    fades.insert("dialog", frame: .blank, transition: .opacity, transaction: transaction, at: 1)
    let card = try #require(fades.appearance(of: "card", at: 1.1))
    let dialog = try #require(fades.appearance(of: "dialog", at: 1.1))
    #expect(card.frame(of: .row) == .row && dialog.frame(of: .blank) == .blank)
    #expect(abs(card.opacity + dialog.opacity - 1) < 1e-12 && dialog.opacity < card.opacity)
    #expect(fades.appearance(of: "card", at: 2) == nil)
  }

  @Test func `a frame given after the effect does not change what travels`() throws {
    // `.frame` outside the effect sets the layout of the follower, not the matched size. That is no
    // mistake that a scope could see, so it is silent, and the follower stays where its source is.
    var screen = Screen()
    screen.start(with: "source", "a", .blank)
    screen.scope.insert(
      "follower", id: "a", in: screen.namespace.id, frame: .row, isSource: false,
      transaction: Transaction(), at: 0)
    let relayout = Transaction(animation: .smooth)
    screen.scope.setFrame(.blank2, of: "follower", transaction: relayout, at: 1)
    #expect(screen.frame("follower", at: 1) == .blank)
    #expect(screen.scope.presentation(of: "follower", at: 1)?.isAnimating == false)
    #expect(screen.isDrawn("source", at: 1) && screen.isDrawn("follower", at: 1))
    #expect(screen.scope.diagnostics.isEmpty)
    // It has a say when it has no source to follow any more.
    screen.scope.remove("source", transaction: relayout, at: 2)
    #expect(screen.frame("follower", at: 2) == .blank)
    #expect(screen.frame("follower", at: 9) == .blank2)
  }

  @Test func `a change of state without animation jumps and says so`() {
    var screen = Screen()
    screen.start(with: "chip", "a", .row)
    screen.swap("chip", for: "blank", "a", .blank, nil, at: 1)
    #expect(screen.frame("blank", at: 1) == .blank && screen.isDrawn("blank", at: 1))
    #expect(screen.frame("chip", at: 1) == nil)
    #expect(screen.scope.advance(to: 1) == nil)
    #expect(screen.scope.diagnostics == [.changedWithoutAnimation(view: "blank")])
  }

  @Test func `anchors that differ at the two ends leave the newcomer's on a straight path`() throws
  {
    var screen = Screen()
    screen.scope.insert(
      "card", id: "a", in: screen.namespace.id, frame: .row, anchor: .topLeading,
      transaction: Transaction(), at: 0)
    let transaction = Transaction(animation: .timingCurve(.linear, duration: 1))
    screen.scope.remove("card", transaction: transaction, at: 0)
    screen.scope.insert(
      "dialog", id: "a", in: screen.namespace.id, frame: .blank, anchor: .bottomTrailing,
      transaction: transaction, at: 0)
    #expect(screen.frame("dialog", at: 0) == .row)
    #expect(screen.isDrawn("dialog", at: 0) && !screen.isDrawn("card", at: 0))
    let middle = try #require(screen.frame("dialog", at: 0.5)).point(at: .bottomTrailing)
    let (start, end) = (Rect.row.point(at: .bottomTrailing), Rect.blank.point(at: .bottomTrailing))
    #expect(abs(middle.x - (start.x + end.x) / 2) < 1e-12)
    #expect(abs(middle.y - (start.y + end.y) / 2) < 1e-12)
    #expect(screen.frame("dialog", at: 1) == .blank)
    #expect(screen.scope.diagnostics.isEmpty)
  }
}
