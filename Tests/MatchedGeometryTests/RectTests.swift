import MatchedGeometry
import Testing

struct RectTests {
  @Test func `a unit point is a fraction of width and height`() {
    let rect = Rect(x: 10, y: 4, width: 8, height: 2)
    #expect(rect.point(at: .topLeading) == (10, 4))
    #expect(rect.point(at: .center) == (14, 5))
    #expect(rect.point(at: .bottomTrailing) == (18, 6))
    #expect(rect.point(at: UnitPoint(x: -1, y: 2)) == (2, 8))
  }

  @Test func `the width of a gliding box does not flicker`() {
    let widths = stride(from: 0, through: 2, by: 0.01).map { x in
      Rect(x: x, y: 0, width: 10.4, height: 1).rounded().width
    }
    #expect(Set(widths) == [10])
  }

  @Test func `halves are rounded away from zero`() {
    let rect = Rect(x: -0.5, y: 0.5, width: 1.5, height: 2.5)
    #expect(rect.rounded() == Rect(x: -1, y: 1, width: 2, height: 3))
  }
}
