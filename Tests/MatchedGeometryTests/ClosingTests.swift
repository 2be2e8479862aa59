import MatchedGeometry
import TestSupport
import Testing

/// Cards of a list, one of which opens to a dialog and comes back.
private struct CardList {
  var screen = Screen()
  var fades = TransitionScope<String>()
  var cards = ["a", "b", "c", "d"]
  var firstRow = 0.0
  let dialog = Rect(x: 20, y: 5, width: 60, height: 20)

  init() {
    for card in cards { screen.start(with: card, card, place(of: card)) }
  }

  func place(of card: String) -> Rect {
    Rect(x: 2, y: firstRow + Double(4 * (cards.firstIndex(of: card) ?? 0)), width: 30, height: 3)
  }

  mutating func open(_ card: String, _ animation: Animation, at time: Double) {
    screen.swap(card, for: "dialog", card, dialog, animation, at: time)
    fades.insert(
      "dialog", frame: dialog, transition: .opacity, transaction: Transaction(), at: time)
  }

  /// Sorts the cards anew and scrolls, with or without animation, while one of them is open.
  mutating func rearrange(
    except opened: String, _ random: inout SeededGenerator, at time: Double
  ) {
    cards.shuffle(using: &random)
    firstRow = Double(random.count(-12...6))
    let transaction = Transaction(animation: random.element(of: [.smooth, nil]))
    for card in cards where card != opened {
      screen.scope.setFrame(place(of: card), of: card, transaction: transaction, at: time)
    }
  }
}

struct ClosingTests {
  @Test func `closing returns to the card that was opened`() throws {
    try forAll { random, seed in
      var list = CardList()
      var time = 1.0
      var isRight = true
      for _ in 0..<random.count(1...2) {
        let opened = random.element(of: list.cards)
        list.open(opened, .spring(random.spring()), at: time)
        time += random.number(0.01...2)
        list.rearrange(except: opened, &random, at: time)
        time += random.number(0.01...2)
        let drawn = try #require(list.screen.frame("dialog", at: time))
        let home = list.place(of: opened)
        let animation = Animation.spring(random.spring())
        list.screen.swap("dialog", for: opened, opened, home, animation, at: time)
        isRight = isRight && list.screen.frame(opened, at: time) == drawn
        isRight = isRight && !list.screen.isDrawn("dialog", at: time)
        for card in list.cards {
          isRight = isRight && list.screen.isDrawn(card, at: time)
          isRight = isRight && list.screen.frame(card, at: time + 60) == list.place(of: card)
        }
        time += random.number(0.01...2)
      }
      #expect(isRight, "\(seed)")
    }
  }

  @Test func `a dialog whose card is gone fades, and travels onto no other card`() throws {
    try forAll { random, seed in
      var list = CardList()
      let opened = random.element(of: list.cards)
      list.open(opened, .spring(random.spring()), at: 1)
      list.cards.removeAll { $0 == opened }
      let sorted = 1 + random.number(0.01...1)
      list.rearrange(except: opened, &random, at: sorted)
      let closed = sorted + random.number(0.01...1)
      let undisturbed = list.screen
      let transaction = Transaction(animation: .spring(random.spring()))
      list.screen.scope.remove("dialog", transaction: transaction, at: closed)
      list.fades.remove("dialog", transaction: transaction, at: closed)
      #expect(list.screen.frame("dialog", at: closed) == nil, "\(seed)")
      let key = MatchedGeometryKey(id: opened, namespace: list.screen.namespace.id)
      #expect(
        list.screen.scope.diagnostics.last == .unmatched(view: "dialog", key), "\(seed)")

      var isRight = list.fades.appearance(of: "dialog", at: closed)?.opacity == 1
      let soon = try #require(list.fades.appearance(of: "dialog", at: closed + 0.02))
      isRight = isRight && soon.opacity < 1 && soon.frame(of: list.dialog) == list.dialog
      isRight = isRight && list.fades.appearance(of: "dialog", at: closed + 60) == nil
      for time in [closed, closed + 0.1, closed + 60] {
        for card in list.cards {
          let expected = undisturbed.frame(card, at: time)
          isRight = isRight && list.screen.frame(card, at: time) == expected
        }
      }
      #expect(isRight, "\(seed)")
    }
  }
}
