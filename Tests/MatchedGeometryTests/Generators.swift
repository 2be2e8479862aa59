import MatchedGeometry
import TestSupport

extension SeededGenerator {
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func count(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  mutating func element<T>(of choices: [T]) -> T {
    choices[count(0...choices.count - 1)]
  }

  /// A frame on a large terminal, in fractional cells.
  mutating func rect() -> Rect {
    Rect(x: number(-20...200), y: number(-10...80), width: number(0...80), height: number(0...30))
  }

  mutating func anchor() -> UnitPoint {
    UnitPoint(x: number(0...1), y: number(0...1))
  }

  /// A spring of any regime, critical ones among them.
  mutating func spring() -> Spring {
    let damping = element(of: [number(0.1...0.99), 1, number(1.01...3), number(0.9999...1.0001)])
    return Spring(response: number(0.1...1.5), dampingFraction: damping)
  }

  mutating func curve() -> UnitCurve {
    .bezier(
      startControlPoint: UnitPoint(x: number(-0.5...1.5), y: number(-1...2)),
      endControlPoint: UnitPoint(x: number(-0.5...1.5), y: number(-1...2))
    )
  }

  mutating func animation() -> Animation {
    let plain: Animation =
      count(0...2) > 0 ? .spring(spring()) : .timingCurve(curve(), duration: number(0...1))
    return switch count(0...7) {
    case 0: plain.delay(number(0...0.4))
    case 1: plain.speed(number(0.3...3))
    case 2: plain.repeatCount(count(1...3), autoreverses: true)
    default: plain
    }
  }

  mutating func path() -> PathMotion {
    count(0...1) == 0
      ? .linear : .arc(height: number(0...12), side: element(of: [.above, .below]))
  }

  mutating func edge() -> Edge {
    element(of: Edge.allCases)
  }

  /// A transition of one to three parts, some of them with a pace of their own.
  mutating func transition() -> Transition {
    var transition = part()
    for _ in 0..<count(0...2) { transition = transition.combined(with: part()) }
    return count(0...3) == 0
      ? .asymmetric(insertion: transition, removal: part().combined(with: part())) : transition
  }

  private mutating func part() -> Transition {
    let plain: Transition =
      switch count(0...4) {
      case 0: .move(edge: edge())
      case 1: .offset(x: number(-20...20), y: number(-5...5))
      case 2: .scale(number(0...2), anchor: anchor())
      default: .opacity
      }
    return switch count(0...5) {
    case 0: plain.delay(number(0...0.3))
    case 1: plain.animation(.spring(spring()))
    default: plain
    }
  }
}
