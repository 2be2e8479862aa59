import MatchedGeometry
import Testing

struct ManualClockTests {
  @Test func `each frame is the rounded reference spring`() throws {
    let spring = Spring(response: 0.55, dampingFraction: 0.82)
    var screen = Screen()
    screen.start(with: "chip", "a", Rect(x: 3, y: 18, width: 8, height: 3))
    let end = Rect(x: 44, y: 5, width: 12, height: 1)
    screen.swap("chip", for: "blank", "a", end, .spring(spring), at: 0)
    var time = 0.0
    while let next = screen.scope.advance(to: time) {
      let u = spring.value(target: 1, time: time)
      let expected = Rect(
        x: 3 + 41 * u, y: 18 - 13 * u, width: 8 + 4 * u, height: 3 - 2 * u)
      #expect(screen.frame("blank", at: time)?.rounded() == expected.rounded())
      #expect(abs(next - time - 1.0 / 60) < 1e-12)
      time = next
    }
    #expect(screen.frame("blank", at: time) == end)
    #expect(time < 1)
  }

  @Test func `each frame of any flight, turned around or not, is the rounded reference spring`()
    throws
  {
    try forAll { random, seed in
      let spring = Spring(
        response: random.number(0.2...0.6), dampingFraction: random.number(0.7...1.2))
      // Whole cells, as a layout gives them; wide enough not to be carried below nothing.
      func place() -> Rect {
        Rect(
          x: Double(random.count(0...100)), y: Double(random.count(0...40)),
          width: Double(random.count(10...20)), height: 1)
      }
      let (start, end) = (place(), place())
      var screen = Screen()
      screen.scope = MatchedGeometryScope(frameInterval: 1.0 / 30)
      screen.start(with: "chip", "a", start)
      screen.swap("chip", for: "blank", "a", end, .spring(spring), at: 0)
      let turn = random.element(of: [Double.infinity, random.number(0.05...0.3)])
      var (view, time) = ("blank", 0.0)
      var isReference = true
      while let next = screen.scope.advance(to: time) {
        let now = try #require(screen.scope.presentation(of: view, at: time))
        let u = spring.value(target: 1, time: time) - spring.value(target: 1, time: time - turn)
        let expected = Rect(
          x: start.x + (end.x - start.x) * u, y: start.y + (end.y - start.y) * u,
          width: start.width + (end.width - start.width) * u, height: 1)
        isReference = isReference && now.frame.rounded() == expected.rounded()
        guard next > turn, view == "blank" else {
          time = next
          continue
        }
        screen.swap("blank", for: "chip", "a", start, .spring(spring), at: turn)
        (view, time) = ("chip", turn)
      }
      #expect(isReference, "\(seed)")
      #expect(screen.frame(view, at: time) == (view == "chip" ? start : end), "\(seed)")
    }
  }
}
