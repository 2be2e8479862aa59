import MatchedGeometry
import Testing

struct PathMotionTests {
  /// The centre of a view in square units: columns, and rows counted as two.
  private func centre(_ frame: Rect) -> (x: Double, y: Double) {
    let point = frame.point(at: .center)
    return (point.x, 2 * point.y)
  }

  /// How far a place is off the straight line between two frames, positive to the left of the way.
  private func deviation(_ place: Rect, from start: Rect, to end: Rect) -> Double {
    let (a, b, p) = (centre(start), centre(end), centre(place))
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    return ((p.x - a.x) * dy - (p.y - a.y) * dx) / (dx * dx + dy * dy).squareRoot()
  }

  @Test func `the middle of the way is off the straight line by the height`() throws {
    try forAll { random, seed in
      var screen = Screen()
      let (start, end) = (random.rect(), random.rect())
      let height = random.number(0...10)
      screen.start(with: "a", "k", start)
      let animation = Animation.timingCurve(.linear, duration: 1)
      let side: ArcSide = random.element(of: [.above, .below])
      screen.swap("a", for: "b", "k", end, path: .arc(height: height, side: side), animation, at: 0)
      for time in [0.1, 0.25, 0.5, 0.8] {
        let place = try #require(screen.frame("b", at: time))
        let off = deviation(place, from: start, to: end)
        #expect(abs(abs(off) - height * 4 * time * (1 - time)) < 1e-9, "\(seed)")
        let straight =
          start.y + (end.y - start.y) * time
          + (start.height + (end.height - start.height) * time) / 2
        let isAbove = place.point(at: .center).y <= straight + 1e-12
        #expect(isAbove == (side == .above) || height < 1e-9, "\(seed)")
      }
    }
  }

  @Test func `an upright way bends to the left above and to the right below`() throws {
    for (side, sign) in [(ArcSide.above, -1.0), (.below, 1)] {
      for (start, end) in [(0.0, 20.0), (20, 0)] {
        var screen = Screen()
        screen.start(with: "a", "k", Rect(x: 9, y: start, width: 4, height: 1))
        let animation = Animation.timingCurve(.linear, duration: 1)
        let target = Rect(x: 9, y: end, width: 4, height: 1)
        screen.swap(
          "a", for: "b", "k", target, path: .arc(height: 3, side: side), animation, at: 0)
        #expect(screen.frame("b", at: 0.5) == Rect(x: 9 + 3 * sign, y: 10, width: 4, height: 1))
      }
    }
  }

  @Test func `the way back is the same arc`() throws {
    try forAll { random, seed in
      var screen = Screen()
      let (start, end) = (random.rect(), random.rect())
      let path = PathMotion.arc(height: 4, side: random.element(of: [.above, .below]))
      let animation = Animation.timingCurve(.linear, duration: 1)
      screen.start(with: "a", "k", start)
      screen.swap("a", for: "b", "k", end, path: path, animation, at: 0)
      screen.scope.insert("probe", frame: .zero, transaction: Transaction(), at: 0)
      let out = try #require(screen.frame("b", at: 0.3))
      screen.swap("b", for: "a", "k", start, path: path, animation, at: 2)
      let back = try #require(screen.frame("a", at: 2.7))
      #expect(distance(out, back) < 1e-9, "\(seed)")
    }
  }

  @Test func `turning back on an almost upright way keeps the side`() throws {
    // From the bow to its left, the way back to the row leans to the other side of upright.
    let row = Rect(x: 10, y: 20, width: 4, height: 1)
    let blank = Rect(x: 10.1, y: 2, width: 4, height: 1)
    let path = PathMotion.arc(height: 4, side: .above)
    let animation = Animation.timingCurve(.linear, duration: 1)
    var screen = Screen()
    screen.start(with: "chip", "k", row)
    screen.swap("chip", for: "blank", "k", blank, path: path, animation, at: 0)
    let turn = try #require(screen.frame("blank", at: 0.5))
    #expect(turn.x < 7)
    screen.swap("blank", for: "chip", "k", row, path: path, animation, at: 0.5)
    let middle = try #require(screen.frame("chip", at: 1))
    #expect(middle.x < (turn.x + row.x) / 2 - 3)
  }

  @Test func `the size travels straight, and without the position nothing bends`() throws {
    var screen = Screen()
    screen.start(with: "a", "k", .row)
    let transaction = Transaction(animation: .timingCurve(.linear, duration: 1))
    screen.scope.remove("a", transaction: transaction, at: 0)
    screen.scope.insert(
      "b", id: "k", in: screen.namespace.id, frame: .blank, properties: .size,
      path: .arc(height: 4, side: .above), transaction: transaction, at: 0)
    let middle = try #require(screen.frame("b", at: 0.5))
    #expect(middle.x == Rect.blank.x && middle.y == Rect.blank.y)
    #expect(abs(middle.width - (Rect.row.width + Rect.blank.width) / 2) < 1e-12)
  }

  @Test func `an arc of no finite height is straight`() {
    for height in [Double.nan, .infinity] {
      var screen = Screen()
      screen.start(with: "a", "k", .row)
      let path = PathMotion.arc(height: height, side: .above)
      screen.swap("a", for: "b", "k", .blank, path: path, .pick, at: 0)
      #expect(screen.frame("b", at: 0.2)?.x.isFinite == true)
    }
  }
}
