@testable import MatchedGeometry
import Testing

struct AnimationTests {
  private let steady = Animation.timingCurve(.linear, duration: 1)

  private func progress(_ animation: Animation, at time: Double) -> Double {
    animation.response(at: time).progress
  }

  @Test func `delay and speed compose in call order`() {
    #expect(progress(steady.delay(1).speed(2), at: 0.75) == 0.5)
    #expect(progress(steady.speed(2).delay(1), at: 1.25) == 0.5)
    #expect(steady.delay(1).speed(2).leadingDelay == 0.5)
    #expect(steady.speed(2).delay(1).leadingDelay == 1)
    #expect(steady.delay(1).speed(2).logicalDuration == 1)
    #expect(steady.speed(2).delay(1).logicalDuration == 1.5)
  }

  @Test func `a delay before a repetition is served once, within it each time`() {
    let once = steady.repeatCount(2, autoreverses: false).delay(1)
    #expect(progress(once, at: 2.5) == 0.5)
    let each = steady.delay(1).repeatCount(2, autoreverses: false)
    #expect(progress(each, at: 2.5) == 0)
    #expect(progress(each, at: 3.5) == 0.5)
  }

  @Test(arguments: [(0.25, 0.25), (1.25, 0.75), (2.25, 0.25), (3, 1), (9, 1)])
  func `reversing runs go there and back`(time: Double, expected: Double) {
    #expect(abs(progress(steady.repeatCount(3), at: time) - expected) < 1e-12)
  }

  @Test func `a reversed run moves backwards`() {
    #expect(steady.repeatCount(3).response(at: 1.5).progressRate == -1)
    #expect(steady.repeatCount(3, autoreverses: false).response(at: 1.5).progressRate == 1)
  }

  @Test func `a sped spring is a spring of shorter response`() {
    let fast = Animation.spring(Spring(response: 0.25, dampingFraction: 0.7))
    let sped = Animation.spring(Spring(response: 0.5, dampingFraction: 0.7)).speed(2)
    for time in stride(from: 0, through: 1, by: 0.05) {
      let (a, b) = (fast.response(at: time), sped.response(at: time))
      #expect(abs(a.progress - b.progress) < 1e-12)
      #expect(abs(a.progressRate - b.progressRate) < 1e-9)
      #expect(abs(a.drift - b.drift) < 1e-12)
      #expect(abs(a.driftRate - b.driftRate) < 1e-9)
    }
  }

  @Test func `rates are the derivatives of what they belong to`() {
    forAll { random, seed in
      let animation = Animation.spring(random.spring())
        .speed(random.number(0.5...2)).delay(random.number(0...0.2))
      let time = random.number(0.25...1)
      let h = 1e-6
      let (ahead, behind) = (animation.response(at: time + h), animation.response(at: time - h))
      let now = animation.response(at: time)
      #expect(
        abs((ahead.progress - behind.progress) / (2 * h) - now.progressRate) < 1e-3, "\(seed)")
      #expect(abs((ahead.drift - behind.drift) / (2 * h) - now.driftRate) < 1e-3, "\(seed)")
    }
  }

  @Test func `the rate of a timing curve is its derivative in any time`() {
    forAll { random, seed in
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: random.number(0.1...0.9), y: random.number(-1...2)),
        endControlPoint: UnitPoint(x: random.number(0.1...0.9), y: random.number(-1...2)))
      let duration = random.number(0.3...2)
      let plain = Animation.timingCurve(curve, duration: duration)
      // Within the first run of all of them, or the second, which goes backwards.
      var time = duration * random.number(0.1...0.45)
      var animation = plain
      switch random.count(0...3) {
      case 0: animation = plain.speed(random.number(0.5...2))
      case 1: animation = plain.delay(duration * 0.05)
      case 2:
        animation = plain.repeatCount(3)
        time += duration
      default: break
      }
      let h = 1e-6 * duration
      let ahead = animation.response(at: time + h).progress
      let slope = (ahead - animation.response(at: time - h).progress) / (2 * h)
      let rate = animation.response(at: time).progressRate
      #expect(abs(rate - slope) < 1e-2 * (1 + abs(slope)), "\(seed)")
    }
  }

  @Test func `the presets are the curves and springs of their names`() {
    #expect(Animation.smooth == .spring(.smooth))
    #expect(Animation.snappy == .spring(.snappy))
    #expect(Animation.bouncy == .spring(.bouncy))
    #expect(Animation.easeIn == .timingCurve(.easeIn, duration: 0.35))
    #expect(Animation.easeOut == .timingCurve(.easeOut, duration: 0.35))
    #expect(Animation.easeInOut == .timingCurve(.easeInOut, duration: 0.35))
    #expect(Animation.linear == .timingCurve(.linear, duration: 0.35))
  }

  @Test func `a curve of no duration jumps`() {
    var screen = Screen()
    screen.start(with: "a", "k", .row)
    screen.swap("a", for: "b", "k", .blank, .timingCurve(.linear, duration: 0), at: 1)
    #expect(screen.frame("b", at: 1) == .blank)
    #expect(screen.scope.advance(to: 1) == nil)
  }

  @Test func `no frame is asked for while everything waits for a delayed start`() {
    var screen = Screen()
    screen.start(with: "a", "k", .row)
    screen.swap("a", for: "b", "k", .blank, .smooth.delay(0.5), at: 1)
    #expect(screen.scope.advance(to: 1) == 1.5)
    #expect(screen.scope.advance(to: 1.5) == 1.5 + 1.0 / 60)
    #expect(screen.frame("b", at: 1.4) == .row)
    #expect(screen.scope.presentation(of: "b", at: 1.4)?.isAnimating == true)
  }

  @Test func `an undamped spring never comes to rest`() {
    var screen = Screen()
    screen.start(with: "a", "k", .row)
    let forever = Animation.spring(Spring(response: 1, dampingFraction: 0))
    screen.swap("a", for: "b", "k", .blank, forever, at: 0)
    #expect(screen.scope.advance(to: 1000) == 1000 + 1.0 / 60)
    #expect(screen.scope.presentation(of: "b", at: 1000)?.isAnimating == true)
  }
}
