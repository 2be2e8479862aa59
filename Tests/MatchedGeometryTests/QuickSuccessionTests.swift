import MatchedGeometry
import Testing

struct QuickSuccessionTests {
  private let places: [String: Rect] = ["row": .row, "blank": .blank, "blank2": .blank2]

  @Test func `many presses in quick succession end where the last one leads`() throws {
    try forAll(200) { random, seed in
      var screen = Screen()
      screen.start(with: "row", "a", .row)
      var (now, time) = ("row", 1.0)
      for _ in 0..<random.count(1...20) {
        time += random.number(0...0.08)
        let next = random.element(of: places.keys.sorted().filter { $0 != now })
        let frame = try #require(places[next])
        screen.swap(
          now, for: next, "a", frame, path: random.path(), random.animation(), at: time)
        now = next
        let drawn = places.keys.filter { screen.isDrawn($0, at: time) }
        #expect(drawn == [now], "\(seed)")
      }
      #expect(screen.scope.advance(to: time + 60) == nil, "\(seed)")
      for (view, frame) in places {
        #expect(screen.frame(view, at: time + 60) == (view == now ? frame : nil), "\(seed)")
      }
    }
  }

  @Test func `closing returns to the card that was opened`() throws {
    try forAll(200) { random, seed in
      var screen = Screen()
      var cards = ["a", "b", "c", "d", "e"]
      func place(_ card: String) -> Rect {
        Rect(x: 2, y: Double(4 * (cards.firstIndex(of: card) ?? 0)), width: 30, height: 3)
      }
      for card in cards { screen.start(with: card, card, place(card)) }
      var time = 1.0
      for _ in 0..<6 {
        let opened = random.element(of: cards)
        let dialog = Rect(x: 20, y: 5, width: 60, height: 20)
        screen.swap(opened, for: "dialog", opened, dialog, .snappy, at: time)
        time += random.number(0.01...2)

        // Meanwhile the other cards are sorted anew and scrolled.
        cards.shuffle(using: &random)
        let sorting = Transaction(animation: random.element(of: [.smooth, nil]))
        for card in cards where card != opened {
          screen.scope.setFrame(place(card), of: card, transaction: sorting, at: time)
        }
        time += random.number(0.01...2)
        let drawn = try #require(screen.frame("dialog", at: time))
        screen.swap("dialog", for: opened, opened, place(opened), .snappy, at: time)
        #expect(screen.frame(opened, at: time) == drawn, "\(seed)")
        for card in cards {
          #expect(screen.isDrawn(card, at: time), "\(seed)")
          #expect(screen.frame(card, at: time + 60) == place(card), "\(seed)")
        }
        time += random.number(0.01...2)
      }
    }
  }

  @Test func `a dialog whose card is gone fades, and travels onto no other card`() {
    var screen = Screen()
    for (row, card) in ["a", "b"].enumerated() {
      let frame = Rect(x: 2, y: Double(4 * row), width: 30, height: 3)
      screen.start(with: card, card, frame)
    }
    screen.swap("a", for: "dialog", "a", .blank, .snappy, at: 1)
    screen.scope.remove("dialog", transaction: Transaction(animation: .snappy), at: 3)
    #expect(screen.scope.presentation(of: "dialog", at: 3) == nil)
    #expect(screen.scope.presentation(of: "b", at: 3)?.isAnimating == false)
    let key = MatchedGeometryKey(id: "a", namespace: screen.namespace.id)
    #expect(screen.scope.diagnostics == [.unmatched(view: "dialog", key)])
  }
}
