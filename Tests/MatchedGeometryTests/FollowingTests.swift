import MatchedGeometry
import Testing

struct FollowingTests {
  private let source = Rect(x: 10, y: 4, width: 20, height: 6)
  private let own = Rect(x: 50, y: 30, width: 8, height: 2)

  /// The frame of a follower, with these attributes, of a source at rest.
  private func follower(
    _ properties: MatchedGeometryProperties, anchor: UnitPoint = .center,
    sourceAnchor: UnitPoint = .center
  ) -> Rect? {
    var screen = Screen()
    screen.scope.insert(
      "source", id: "a", in: screen.namespace.id, frame: source, anchor: sourceAnchor,
      transaction: Transaction(), at: 0)
    screen.scope.insert(
      "follower", id: "a", in: screen.namespace.id, frame: own, properties: properties,
      anchor: anchor, isSource: false, transaction: Transaction(), at: 0)
    #expect(screen.isDrawn("follower", at: 0) && screen.isDrawn("source", at: 0))
    return screen.frame("follower", at: 0)
  }

  @Test func `a follower takes over the frame`() {
    #expect(follower(.frame) == source)
    #expect(follower(.frame, anchor: .topLeading, sourceAnchor: .topLeading) == source)
  }

  @Test func `a follower of the position keeps its size and aligns its anchor`() {
    #expect(follower(.position) == Rect(x: 16, y: 6, width: 8, height: 2))
    #expect(
      follower(.position, anchor: .topLeading, sourceAnchor: .topLeading)
        == Rect(x: 10, y: 4, width: 8, height: 2))
  }

  @Test func `the source's own anchor is met by the follower's own anchor`() {
    #expect(
      follower(.position, anchor: .topLeading, sourceAnchor: .bottomTrailing)
        == Rect(x: 30, y: 10, width: 8, height: 2))
    #expect(
      follower(.frame, anchor: .topLeading, sourceAnchor: .bottomTrailing)
        == Rect(x: 30, y: 10, width: 20, height: 6))
  }

  @Test func `a follower of the size keeps its origin`() {
    #expect(follower(.size) == Rect(x: 50, y: 30, width: 20, height: 6))
  }

  @Test func `a follower of nothing keeps its frame`() {
    #expect(follower([]) == own)
  }

  @Test func `followers follow where the source is drawn`() {
    var screen = Screen()
    screen.start(with: "source", "a", source)
    screen.scope.insert(
      "follower", id: "a", in: screen.namespace.id, frame: own, isSource: false,
      transaction: Transaction(), at: 0)
    screen.scope.setFrame(own, of: "source", transaction: Transaction(animation: .pick), at: 1)
    for time in stride(from: 1, through: 3, by: 0.1) {
      let lead = screen.scope.presentation(of: "source", at: time)
      #expect(screen.scope.presentation(of: "follower", at: time) == lead)
    }
  }

  @Test func `a follower of the position follows at any velocity`() throws {
    try forAll { random, seed in
      var screen = Screen()
      screen.scope.insert(
        "source", id: "a", in: screen.namespace.id, frame: random.rect(), anchor: random.anchor(),
        transaction: Transaction(), at: 0)
      screen.scope.insert(
        "follower", id: "a", in: screen.namespace.id, frame: random.rect(),
        properties: random.element(of: [.position, .size, .frame]), anchor: random.anchor(),
        isSource: false, transaction: Transaction(), at: 0)
      let transaction = Transaction(animation: .smooth)
      screen.scope.setFrame(random.rect(), of: "source", transaction: transaction, at: 1)
      let time = random.number(1.01...1.4)
      let ahead = try #require(screen.frame("follower", at: time + 1e-6))
      let behind = try #require(screen.frame("follower", at: time - 1e-6))
      let velocity = try #require(screen.velocity("follower", at: time))
      #expect(abs((ahead.x - behind.x) / 2e-6 - velocity.x) < 0.01, "\(seed)")
      #expect(abs((ahead.height - behind.height) / 2e-6 - velocity.height) < 0.01, "\(seed)")
    }
  }

  @Test func `a removed follower is not drawn, though its group goes on`() {
    var screen = Screen()
    screen.start(with: "source", "a", source)
    screen.scope.insert(
      "follower", id: "a", in: screen.namespace.id, frame: own, isSource: false,
      transaction: Transaction(), at: 0)
    let transaction = Transaction(animation: .smooth)
    screen.scope.setFrame(own, of: "source", transaction: transaction, at: 1)
    screen.scope.remove("follower", transaction: transaction, at: 1)
    #expect(!screen.isDrawn("follower", at: 1.1))
    #expect(screen.isDrawn("source", at: 1.1))
  }

  @Test func `the mark of a selection flies from tab to tab`() {
    var screen = Screen()
    let tabs = [Rect(x: 0, y: 0, width: 8, height: 1), Rect(x: 20, y: 0, width: 12, height: 1)]
    screen.start(with: "tab 0", "0", tabs[0])
    screen.start(with: "tab 1", "1", tabs[1])
    func select(_ tab: Int, _ animation: Animation?, at time: Double) {
      screen.scope.insert(
        "mark", id: "\(tab)", in: screen.namespace.id, frame: own, isSource: false,
        transaction: Transaction(animation: animation), at: time)
    }
    select(0, nil, at: 0)
    #expect(screen.frame("mark", at: 0) == tabs[0])
    select(1, .smooth, at: 1)
    #expect(screen.frame("mark", at: 1) == tabs[0])
    #expect(screen.frame("mark", at: 9) == tabs[1])
    let between = screen.frame("mark", at: 1.1)?.x ?? 0
    #expect(between > 0 && between < 20)
  }

  @Test func `a follower ends bit for bit at a target that has moved meanwhile`() {
    forAll { random, seed in
      var screen = Screen()
      let old = random.rect()
      screen.start(with: "old", "0", old)
      screen.start(with: "new", "1", random.rect())
      func follow(_ id: String, _ animation: Animation?, at time: Double) {
        screen.scope.insert(
          "mark", id: id, in: screen.namespace.id, frame: own, isSource: false,
          transaction: Transaction(animation: animation), at: time)
      }
      follow("0", nil, at: 0)
      follow("1", random.animation(), at: 1)
      #expect(screen.frame("mark", at: 1) == old, "\(seed)")
      let (end, animation) = (random.rect(), random.element(of: [nil, random.animation()]))
      screen.scope.setFrame(
        end, of: "new", transaction: Transaction(animation: animation), at: random.number(1...2))
      #expect(screen.frame("mark", at: 100) == end, "\(seed)")
    }
  }

  @Test func `without a source each view keeps its own frame`() {
    var screen = Screen()
    for (view, frame) in [("x", source), ("y", own)] {
      screen.scope.insert(
        view, id: "a", in: screen.namespace.id, frame: frame, isSource: false,
        transaction: Transaction(), at: 0)
    }
    #expect(screen.frame("x", at: 0) == source && screen.isDrawn("x", at: 0))
    #expect(screen.frame("y", at: 0) == own && screen.isDrawn("y", at: 0))
  }

  @Test func `when the source goes its followers travel home`() {
    var screen = Screen()
    screen.start(with: "source", "a", source)
    screen.scope.insert(
      "follower", id: "a", in: screen.namespace.id, frame: own, isSource: false,
      transaction: Transaction(), at: 0)
    screen.scope.remove("source", transaction: Transaction(animation: .smooth), at: 1)
    #expect(screen.frame("follower", at: 1) == source)
    #expect(screen.frame("follower", at: 9) == own)
  }

  @Test func `the newest source wins in every order of insertion`() {
    forAll { random, seed in
      var screen = Screen()
      var frames: [String: Rect] = [:]
      var order = ["a", "b", "c", "d"].shuffled(using: &random)
      for view in order {
        frames[view] = random.rect()
        screen.insert(view, "k", frames[view] ?? .zero, Transaction(), at: 0)
      }
      var time = 0.0
      var isNewest = true
      while let newest = order.popLast() {
        time += 100
        for view in order + [newest] {
          isNewest = isNewest && screen.frame(view, at: time) == frames[newest]
          isNewest = isNewest && screen.isDrawn(view, at: time) == (view == newest)
        }
        // Removing it promotes the next, which travels home from there.
        let transaction = Transaction(animation: random.animation())
        screen.scope.remove(newest, transaction: transaction, at: time)
        guard let next = order.last else { break }
        isNewest = isNewest && screen.frame(next, at: time) == frames[newest]
      }
      #expect(isNewest, "\(seed)")
    }
  }
}
