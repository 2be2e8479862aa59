/// The completions of one transaction and what they wait for.
struct PendingCompletions<ID: Hashable & Sendable> {
  private var completions: [AnimationCompletion] = []

  /// In whose name the calls are held back; copies share it.
  private let holder = Identity()

  /// The views that the transaction has set in motion, and when the eye takes each for arrived.
  var moved: [ID: Double] = [:]

  var isEmpty: Bool { completions.isEmpty }

  mutating func add(_ more: [AnimationCompletion]) {
    completions += more.filter { new in !completions.contains { $0 === new } }
    for completion in more { completion.hold(by: holder) }
  }

  /// Takes out the completions that are due, the logical ones first.
  mutating func take(at time: Double, everythingRests: Bool) -> [OwedCall] {
    let isLogicallyComplete = everythingRests || moved.values.allSatisfy { $0 <= time }
    var taken: [AnimationCompletion] = []
    if isLogicallyComplete {
      taken += completions.filter { $0.criteria == .logicallyComplete }
      completions.removeAll { $0.criteria == .logicallyComplete }
    }
    if everythingRests {
      taken += completions
      completions = []
    }
    return taken.map { OwedCall(completion: $0, holder: holder) }
  }
}
