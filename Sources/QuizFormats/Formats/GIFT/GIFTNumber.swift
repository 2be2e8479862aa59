internal import QuizModel

/// A number of a GIFT question: `1822:5` is one with a tolerance, `1817..1827` all between two.
struct GIFTNumber: Equatable {
  let value: Decimal
  let tolerance: Decimal

  /// Reads a number; nil for what is none, for a tolerance below 0, and for bounds in the wrong order.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    if let dots = bytes.firstOffset(of: "..", in: bytes.indices), dots > 0 {
      guard let low = Decimal(person: String(decoding: bytes[..<dots], as: UTF8.self)),
        let high = Decimal(person: String(decoding: bytes[(dots + 2)...], as: UTF8.self)),
        low <= high
      else { return nil }
      value = (low + high) / 2
      tolerance = (high - low) / 2
      return
    }
    let halves = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let value = Decimal(person: String(halves[0])) else { return nil }
    self.value = value
    guard halves.count > 1 else {
      tolerance = 0
      return
    }
    guard let tolerance = Decimal(person: String(halves[1])), tolerance >= 0 else { return nil }
    self.tolerance = tolerance
  }
}

/// The answer to a GIFT question that is true or false.
struct GIFTTruth {
  let isTrue: Bool
  /// What is said of the other answer.
  let wrongFeedback: Range<Int>?
  /// What is said of the answer.
  let rightFeedback: Range<Int>?

  /// Reads an answer such as `T` or `FALSE#wrong#right`; nil when it is another word.
  init?(_ bytes: [UInt8], in range: Range<Int>) {
    let first = bytes.firstUnescaped(in: range) { $0 == .hash }
    let word = bytes.trimmed(range.lowerBound..<(first ?? range.upperBound))
    guard word.count <= 5 else { return nil }
    switch String(decoding: bytes[word], as: UTF8.self).uppercased() {
    case "T", "TRUE": isTrue = true
    case "F", "FALSE": isTrue = false
    default: return nil
    }
    let rest = first.map { $0 + 1..<range.upperBound }
    let second = rest.flatMap { rest in bytes.firstUnescaped(in: rest) { $0 == .hash } }
    wrongFeedback = rest.map { bytes.trimmed($0.lowerBound..<(second ?? range.upperBound)) }
    rightFeedback = second.map { bytes.trimmed($0 + 1..<range.upperBound) }
  }
}
