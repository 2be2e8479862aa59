internal import QuizModel

/// What stands in the blanks of a question, and in which order it came there.
struct Filling: Hashable, Sendable {
  /// One entry per blank, nil where it is empty.
  fileprivate(set) var fills: [Fill?]
  /// The filled blanks, the one filled last at the end.
  fileprivate(set) var order: [Int] = []

  init(blankCount: Int) {
    fills = Array(repeating: nil, count: blankCount)
  }

  /// The option that was put in last and is still in a blank.
  var lastOption: OptionID? {
    order.lazy.reversed().compactMap { fills[$0]?.option }.first
  }

  var isFull: Bool { fills.allSatisfy { $0 != nil } }
  var isEmpty: Bool { fills.allSatisfy { $0 == nil } }

  /// The first empty blank after one, going round.
  func emptyBlank(after blank: Int) -> Int? {
    let count = fills.count
    return (1...count).map { (blank + $0) % count }.first { fills[$0] == nil }
  }

  mutating func fill(_ blank: Int, with fill: Fill) {
    empty(blank)
    fills[blank] = fill
    order.append(blank)
  }

  mutating func empty(_ blank: Int) {
    fills[blank] = nil
    order.removeAll { $0 == blank }
  }
}
