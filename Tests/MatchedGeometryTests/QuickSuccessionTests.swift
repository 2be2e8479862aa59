import MatchedGeometry
import Testing

struct QuickSuccessionTests {
  private let places: [String: Rect] = ["row": .row, "blank": .blank, "blank2": .blank2]

  @Test func `many presses in quick succession end where the last one leads`() throws {
    let views = places.keys.sorted()
    try forAll { random, seed in
      var screen = Screen()
      screen.start(with: "row", "a", .row)
      var (now, time) = ("row", 1.0)
      var isDrawnOnce = true
      for _ in 0..<random.count(1...8) {
        time += random.number(0...0.08)
        let next = random.element(of: views.filter { $0 != now })
        let frame = try #require(places[next])
        screen.swap(
          now, for: next, "a", frame, path: random.path(), random.animation(), at: time)
        now = next
        isDrawnOnce = isDrawnOnce && views.filter { screen.isDrawn($0, at: time) } == [now]
      }
      #expect(isDrawnOnce, "\(seed)")
      #expect(screen.scope.advance(to: time + 60) == nil, "\(seed)")
      let ends = views.map { screen.frame($0, at: time + 60) }
      #expect(ends == views.map { $0 == now ? places[$0] : nil }, "\(seed)")
    }
  }

  @Test func `many turns of a fade in quick succession end where the last one leads`() {
    forAll { random, seed in
      var scope = TransitionScope<String>(motion: random.element(of: MotionLevel.allCases))
      var time = 1.0
      var isThere = false
      for _ in 0..<random.count(1...8) {
        time += random.number(0...0.08)
        isThere = random.count(0...1) == 0
        let transaction = Transaction(animation: random.animation())
        if isThere {
          scope.insert(
            "v", frame: .blank, transition: random.transition(), transaction: transaction, at: time)
        } else {
          scope.remove("v", transaction: transaction, at: time)
        }
      }
      #expect(scope.advance(to: time + 60) == nil, "\(seed)")
      let end = scope.appearance(of: "v", at: time + 60)
      #expect(end?.frame(of: .blank) == (isThere ? .blank : nil), "\(seed)")
      #expect(end?.opacity == (isThere ? 1 : nil), "\(seed)")
    }
  }
}
