import MatchedGeometry
import TestSupport

/// A random sequence of insertions and removals, which can be played under other circumstances.
struct TransitionScript {
  enum Operation {
    case insert(String, Rect, Transition)
    case remove(String, Transition?)
  }

  static let views = ["u", "v", "w"]

  var changes: [(time: Double, transaction: Transaction, operations: [Operation])] = []

  /// When the last change is made.
  var end: Double { changes.last?.time ?? 0 }

  /// Makes a script; one of springs alone has an animation without pauses everywhere.
  init(random: inout SeededGenerator, springsOnly: Bool = false) {
    var time = 0.0
    for _ in 0..<random.count(2...6) {
      let animation: Animation? =
        springsOnly
        ? .spring(random.spring()) : random.count(0...5) == 0 ? nil : random.animation()
      let operations = (0..<random.count(1...2)).map { _ in Self.operation(&random) }
      changes.append((time, Transaction(animation: animation), operations))
      // Some on the same time, most into a fade, some after it; whole fractions of a second, so
      // that shifting them is exact.
      time += Double(random.element(of: [0, random.count(1...300), random.count(1...900)])) / 1024
    }
  }

  private static func operation(_ random: inout SeededGenerator) -> Operation {
    let view = random.element(of: views)
    switch random.count(0...8) {
    case 0...4:
      var frame = random.rect()
      if random.count(0...19) == 0 { frame.width = random.element(of: [.nan, .infinity, -3]) }
      return .insert(view, frame, random.transition())
    case 5: return .remove(view, random.transition())
    default: return .remove(view, nil)
    }
  }
}

extension TransitionScope<String> {
  /// Makes one operation of a script.
  mutating func perform(
    _ operation: TransitionScript.Operation, _ transaction: Transaction, at time: Double
  ) {
    switch operation {
    case .insert(let view, let frame, let transition):
      insert(view, frame: frame, transition: transition, transaction: transaction, at: time)
    case .remove(let view, nil):
      remove(view, transaction: transaction, at: time)
    case .remove(let view, let transition?):
      remove(view, transition: transition, transaction: transaction, at: time)
    }
  }

  /// How all views of a script are drawn.
  func appearances(at time: Double) -> [Appearance?] {
    TransitionScript.views.map { appearance(of: $0, at: time) }
  }
}
