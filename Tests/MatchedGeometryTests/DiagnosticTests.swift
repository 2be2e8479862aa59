import MatchedGeometry
import Testing

struct DiagnosticTests {
  private func key(_ id: String, in screen: Screen) -> MatchedGeometryKey<String> {
    MatchedGeometryKey(id: id, namespace: screen.namespace.id)
  }

  @Test func `several sources are reported once for each group`() {
    var screen = Screen()
    for view in ["a", "b", "c"] {
      screen.insert(view, "k", .row, Transaction(), at: 0)
      screen.insert(view + "2", "k2", .row, Transaction(), at: 0)
    }
    let found = screen.scope.diagnostics
    #expect(found.count == 2)
    #expect(found.first == .multipleSources(key("k", in: screen), views: ["a", "b"]))
    #expect(
      found.first?.description
        == #"multiple inserted views in matched geometry group k have isSource: true: ["a", "b"]"#)
  }

  @Test func `a group that loses its source is reported`() {
    var screen = Screen()
    screen.start(with: "source", "k", .row)
    screen.scope.insert(
      "follower", id: "k", in: screen.namespace.id, frame: .blank, isSource: false,
      transaction: Transaction(), at: 0)
    #expect(screen.scope.diagnostics == [])
    screen.scope.remove("source", transaction: Transaction(), at: 1)
    #expect(screen.scope.diagnostics == [.noSource(key("k", in: screen))])
    screen.scope.setFrame(.row, of: "follower", transaction: Transaction(animation: .smooth), at: 2)
    #expect(screen.scope.diagnostics.count == 1)
  }

  @Test func `a group that never had a source is reported`() {
    var screen = Screen()
    screen.scope.insert(
      "follower", id: "k", in: screen.namespace.id, frame: .blank, isSource: false,
      transaction: Transaction(), at: 0)
    #expect(screen.scope.diagnostics == [.noSource(key("k", in: screen))])
  }

  @Test func `unmatched views of an animated change are reported`() {
    var screen = Screen()
    screen.start(with: "first", "a", .row)
    screen.insert("second", "b", .blank, Transaction(animation: .smooth), at: 1)
    screen.scope.remove("first", transaction: Transaction(animation: .smooth), at: 2)
    #expect(
      screen.scope.diagnostics == [
        .unmatched(view: "second", key("b", in: screen)),
        .unmatched(view: "first", key("a", in: screen)),
      ])
  }

  @Test func `an unmatched id that is known in another namespace is reported`() {
    var screen = Screen()
    let other = Namespace()
    screen.start(with: "chip", "a", .row)
    let transaction = Transaction(animation: .smooth)
    screen.scope.insert(
      "blank", id: "a", in: other.id, frame: .blank, transaction: transaction, at: 1)
    let stranger = MatchedGeometryKey(id: "a", namespace: other.id)
    #expect(
      screen.scope.diagnostics == [
        .unmatched(view: "blank", stranger),
        .sameIDInOtherNamespace(view: "blank", stranger),
      ])
  }

  @Test func `a frame that is not finite is refused`() {
    var screen = Screen()
    screen.start(with: "chip", "a", .row)
    let wrong = [Double.nan, .infinity, -.infinity, 1e300]
    for number in wrong {
      let frame = Rect(x: 0, y: 0, width: number, height: 1)
      let transaction = Transaction(animation: .smooth)
      screen.scope.setFrame(frame, of: "chip", transaction: transaction, at: 1)
      screen.insert("new", "b", frame, transaction, at: 1)
      screen.scope.insert(
        "new", id: "b", in: screen.namespace.id, frame: .row,
        anchor: UnitPoint(x: .nan, y: 0), transaction: transaction, at: 1)
    }
    #expect(screen.frame("chip", at: 1) == .row)
    #expect(screen.frame("new", at: 1) == nil)
    #expect(screen.scope.diagnostics.count == 3 * wrong.count)
    #expect(screen.scope.diagnostics.first == .nonFiniteFrame(view: "chip"))
  }

  @Test func `a change without animation is reported unless it is meant`() {
    var screen = Screen()
    screen.start(with: "chip", "a", .row)
    screen.swap("chip", for: "blank", "a", .blank, nil, at: 1)
    #expect(screen.scope.diagnostics == [.changedWithoutAnimation(view: "blank")])
    screen.scope.setFrame(.blank2, of: "blank", transaction: Transaction(), at: 2)
    #expect(screen.scope.diagnostics.count == 2)
    var meant = Transaction()
    meant.disablesAnimations = true
    screen.scope.setFrame(.row, of: "blank", transaction: meant, at: 3)
    #expect(screen.scope.diagnostics.count == 2)
  }

  @Test func `every diagnostic reads as a sentence`() {
    let screen = Screen()
    let key = key("k", in: screen)
    let all: [MatchedGeometryDiagnostic<String>] = [
      .multipleSources(key, views: []), .noSource(key), .unmatched(view: "v", key),
      .sameIDInOtherNamespace(view: "v", key), .nonFiniteFrame(view: "v"),
      .changedWithoutAnimation(view: "v"),
    ]
    #expect(Set(all.map(\.description)).count == all.count)
  }

  @Test func `the list of diagnostics does not grow for ever`() {
    var screen = Screen()
    for round in 0..<1000 {
      let frame = Rect(x: .nan, y: 0, width: 0, height: 0)
      screen.insert("v\(round)", "k", frame, Transaction(), at: Double(round))
    }
    #expect(screen.scope.diagnostics.count == 256)
    #expect(screen.scope.diagnostics.last == .nonFiniteFrame(view: "v999"))
  }
}
