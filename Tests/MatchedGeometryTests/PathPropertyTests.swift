import MatchedGeometry
import Testing

/// What holds for every journey, whatever its ends, sizes and animations.
struct PathPropertyTests {
  @Test func `scaling and translating the ends scales and translates the path`() throws {
    try forAll { random, seed in
      var (screen, mapped) = (Screen(), Screen())
      let (scale, dx, dy) = (random.number(0.1...5), random.number(-50...50), random.number(-9...9))
      func map(_ rect: Rect) -> Rect {
        Rect(
          x: scale * rect.x + dx, y: scale * rect.y + dy, width: scale * rect.width,
          height: scale * rect.height)
      }
      let start = random.rect()
      screen.start(with: "a", "k", start)
      mapped.start(with: "a", "k", map(start))
      var time = 0.0
      for (old, new) in [("a", "b"), ("b", "a")] {
        let (end, animation, height) = (random.rect(), random.animation(), random.number(0...9))
        screen.swap(
          old, for: new, "k", end, path: .arc(height: height, side: .above), animation, at: time)
        mapped.swap(
          old, for: new, "k", map(end), path: .arc(height: scale * height, side: .above), animation,
          at: time)
        time += random.number(0.01...0.5)
        let expected = try map(#require(screen.frame(new, at: time)))
        let frame = try #require(mapped.frame(new, at: time))
        // The size is clamped at 0 alike.
        #expect(distance(frame, expected) < 1e-8, "\(seed)")
      }
    }
  }

  @Test func `the anchor follows the path between the anchors of the ends`() throws {
    try forAll { random, seed in
      var screen = Screen()
      let (start, end, anchor) = (random.rect(), random.rect(), random.anchor())
      screen.scope.insert(
        "a", id: "k", in: screen.namespace.id, frame: start, anchor: random.anchor(),
        transaction: Transaction(), at: 0)
      let properties: MatchedGeometryProperties = random.element(of: [.frame, .position])
      let transaction = Transaction(animation: .spring(random.spring()))
      screen.scope.remove("a", transaction: transaction, at: 0)
      screen.scope.insert(
        "b", id: "k", in: screen.namespace.id, frame: end, properties: properties, anchor: anchor,
        transaction: transaction, at: 0)
      let time = random.number(0...1)
      let now = try #require(screen.scope.presentation(of: "b", at: time))
      let (from, to) = (start.point(at: anchor), end.point(at: anchor))
      let point = now.frame.point(at: anchor)
      #expect(abs(point.x - from.x - (to.x - from.x) * now.progress) < 1e-9, "\(seed)")
      #expect(abs(point.y - from.y - (to.y - from.y) * now.progress) < 1e-9, "\(seed)")
    }
  }

  @Test func `the presented velocity is the derivative of the presented frame`() throws {
    try forAll { random, seed in
      var screen = Screen()
      screen.start(with: "a", "k", random.rect())
      let spring = Animation.spring(random.spring())
      screen.swap("a", for: "b", "k", random.rect(), path: random.path(), spring, at: 0)
      // The second journey starts in the middle of the first, at once or a little later.
      let again = random.element(of: [spring, spring.delay(0.2)])
      screen.swap("b", for: "a", "k", random.rect(), path: random.path(), again, at: 0.1)
      let time = random.element(of: [random.number(0.11...0.19), random.number(0.21...0.4)])
      let ahead = try #require(screen.frame("a", at: time + 1e-6))
      let behind = try #require(screen.frame("a", at: time - 1e-6))
      let velocity = try #require(screen.velocity("a", at: time))
      let tolerance = 1e-5 * (1 + velocity.magnitude) + 0.01
      #expect(abs((ahead.x - behind.x) / 2e-6 - velocity.x) < tolerance, "\(seed)")
      #expect(abs((ahead.y - behind.y) / 2e-6 - velocity.y) < tolerance, "\(seed)")
    }
  }

  @Test func `position never changes the size, and size never the origin`() throws {
    try forAll { random, seed in
      for properties in [MatchedGeometryProperties.position, .size] {
        var screen = Screen()
        screen.start(with: "a", "k", random.rect())
        let end = random.rect()
        let transaction = Transaction(animation: random.animation())
        screen.scope.remove("a", transaction: transaction, at: 0)
        screen.scope.insert(
          "b", id: "k", in: screen.namespace.id, frame: end, properties: properties,
          anchor: random.anchor(), path: random.path(), transaction: transaction, at: 0)
        var isKept = true
        for time in stride(from: 0, through: 1, by: 0.125) {
          let frame = try #require(screen.frame("b", at: time))
          if properties == .position {
            isKept = isKept && frame.width == end.width && frame.height == end.height
          } else if frame.width > 0 && frame.height > 0 {
            isKept = isKept && frame.x == end.x && frame.y == end.y
          }
        }
        #expect(isKept, "\(seed)")
      }
    }
  }

  @Test func `no drawn size is negative, and its anchor stays on the path`() throws {
    var screen = Screen()
    screen.start(with: "a", "k", Rect(x: 0, y: 0, width: 40, height: 20))
    let wild = Animation.spring(Spring(response: 0.4, dampingFraction: 0.2))
    let end = Rect(x: 20, y: 10, width: 0, height: 1)
    screen.swap("a", for: "b", "k", end, wild, at: 0)
    let peak = try #require(screen.scope.presentation(of: "b", at: 0.2))
    #expect(peak.frame.width == 0 && peak.frame.height == 0 && peak.progress > 1.4)
    #expect(peak.frame.x == 20)
    #expect(abs(peak.frame.y - 10 - 0.5 * peak.progress) < 1e-9)
  }
}
