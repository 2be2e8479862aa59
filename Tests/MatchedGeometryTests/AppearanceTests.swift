@testable import MatchedGeometry
import Testing

struct AppearanceTests {
  private let rest = Rect(x: 10, y: 4, width: 20, height: 6)

  private func appearance(
    offset: SIMD2<Double> = .zero, scale: Double = 1, anchor: UnitPoint = .center
  ) -> Appearance {
    Appearance(opacity: 1, offset: offset, scale: scale, anchor: anchor, isAnimating: false)
  }

  @Test func `at rest the frame is bit for bit the resting one`() {
    forAll { random, seed in
      let rest = random.rect()
      #expect(appearance(anchor: random.anchor()).frame(of: rest) == rest, "\(seed)")
    }
  }

  @Test func `an offset counts in columns and rows`() {
    let frame = appearance(offset: SIMD2(3, -2)).frame(of: rest)
    #expect(frame == Rect(x: 13, y: 2, width: 20, height: 6))
  }

  @Test(arguments: [
    (UnitPoint.center, Rect(x: 15, y: 5.5, width: 10, height: 3)),
    (.topLeading, Rect(x: 10, y: 4, width: 10, height: 3)),
    (.bottomTrailing, Rect(x: 20, y: 7, width: 10, height: 3)),
    (UnitPoint(x: 0, y: 1), Rect(x: 10, y: 7, width: 10, height: 3)),
  ])
  func `a scale leaves its anchor in place`(anchor: UnitPoint, expected: Rect) {
    #expect(appearance(scale: 0.5, anchor: anchor).frame(of: rest) == expected)
  }

  @Test func `no size is negative, and the anchor stays`() {
    let frame = appearance(scale: -0.2, anchor: .topTrailing).frame(of: rest)
    #expect(frame == Rect(x: 30, y: 4, width: 0, height: 0))
    let inverted = Rect(x: 10, y: 4, width: -3, height: 6)
    #expect(appearance().frame(of: inverted).width == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `a resting frame that is not finite never reaches a screen`(number: Double) {
    let frame = Rect(x: number, y: 0, width: 1, height: 1)
    #expect(appearance().frame(of: frame) == .zero)
  }
}
