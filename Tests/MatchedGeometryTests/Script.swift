import MatchedGeometry
import TestSupport

/// A random sequence of changes, which can be played again under other circumstances.
struct Script {
  enum Operation {
    case insert(
      String, id: String, namespace: Int, Rect, MatchedGeometryProperties, UnitPoint,
      isSource: Bool, PathMotion)
    case setFrame(Rect, of: String)
    case remove(String)
  }

  struct Change {
    var time: Double
    var animation: Animation?
    var disablesAnimations: Bool
    var operations: [Operation]
  }

  static let views = ["u", "v", "w", "x", "y"]

  var changes: [Change] = []

  init(random: inout SeededGenerator) {
    var time = 0.0
    for _ in 0..<random.count(1...6) {
      let operations = (0..<random.count(1...3)).map { _ in Self.operation(&random) }
      changes.append(
        Change(
          time: time, animation: random.count(0...4) == 0 ? nil : random.animation(),
          disablesAnimations: random.count(0...9) == 0, operations: operations))
      // Some changes fall on the same time, some into a journey, some after it. Whole fractions of
      // a second, so that shifting them is exact.
      time += Double(random.element(of: [0, random.count(1...300), random.count(1...2000)])) / 1024
    }
  }

  private static func operation(_ random: inout SeededGenerator) -> Operation {
    let view = random.element(of: views)
    var frame = random.rect()
    if random.count(0...19) == 0 { frame.width = random.element(of: [.nan, .infinity, -3]) }
    switch random.count(0...9) {
    case 0...4:
      return .insert(
        view, id: random.element(of: ["k", "l"]), namespace: random.count(0...1), frame,
        random.element(of: [.frame, .frame, .position, .size]), random.anchor(),
        isSource: random.count(0...4) > 0, random.path())
    case 5, 6: return .setFrame(frame, of: view)
    default: return .remove(view)
    }
  }
}

/// One run of a script.
final class Run {
  var scope = MatchedGeometryScope<String>()

  /// What has been called, and when.
  private(set) var calls: [(name: String, time: Double)] = []

  private let namespaces: [Namespace]
  private var now = 0.0

  init(namespaces: [Namespace]) {
    self.namespaces = namespaces
  }

  /// Makes the changes, shifted by an offset, and advances at some times between them.
  ///
  /// `observe` is called after each change, with its time and that of the next one.
  func play(
    _ script: Script, shifted offset: Double = 0,
    ticks: (Double, Double) -> [Double] = { _, _ in [] },
    observe: (Double, Double) -> Void = { _, _ in }
  ) {
    for (index, change) in script.changes.enumerated() {
      perform(change, named: "\(index)", at: change.time + offset)
      let isLast = index + 1 == script.changes.count
      let end = isLast ? change.time + 1 : script.changes[index + 1].time
      observe(change.time + offset, end + offset)
      for tick in ticks(change.time + offset, end + offset) { advance(to: tick) }
    }
  }

  func advance(to time: Double) {
    now = time
    _ = scope.advance(to: time)
  }

  private func perform(_ change: Script.Change, named name: String, at time: Double) {
    var transaction = Transaction(animation: change.animation)
    transaction.disablesAnimations = change.disablesAnimations
    transaction.addAnimationCompletion { [unowned self] in calls.append((name, now)) }
    transaction.addAnimationCompletion(criteria: .removed) { [unowned self] in
      calls.append((name + " removed", now))
    }
    for operation in change.operations {
      switch operation {
      case .insert(
        let view, let id, let space, let frame, let what, let anchor, let source, let path):
        scope.insert(
          view, id: id, in: namespaces[space].id, frame: frame, properties: what, anchor: anchor,
          isSource: source, path: path, transaction: transaction, at: time)
      case .setFrame(let frame, let view):
        scope.setFrame(frame, of: view, transaction: transaction, at: time)
      case .remove(let view):
        scope.remove(view, transaction: transaction, at: time)
      }
    }
  }
}
