internal import QuizModel

/// Tells an edited question from another one.
struct SmallEdits {
  /// How many pairs of characters may still be compared; 0 makes every further edit a large one.
  ///
  /// Comparing takes time by the product of two lengths, which an author must never wait for.
  fileprivate var budget = 10_000_000

  /// How far an edited question is from the one it may have been.
  ///
  /// Text and answers may each differ by a fifth of the longer one, and by one letter where it has
  /// four: `2 + 2 = _____` with the answer 4 does not become `2 + 3 = _____` with the answer 5.
  /// Counted are edits of Unicode scalars.
  ///
  /// - Returns: The number of edits, or nil when there are too many.
  mutating func distance(from old: QuestionText, to new: QuestionText) -> Int? {
    // Answers differ sooner, and are shorter.
    guard let answers = distance(from: old.answers, to: new.answers),
      let text = distance(from: old.text, to: new.text)
    else { return nil }
    return answers + text
  }

  fileprivate mutating func distance(from old: String, to new: String) -> Int? {
    if old == new { return 0 }
    let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let longer = max(old.count, new.count)
    let limit = longer < 4 ? 0 : max(longer / 5, 1)
    let (oldCore, newCore) = cores(old, new)
    let cost = oldCore.count * newCore.count
    guard limit > 0, abs(old.count - new.count) <= limit, cost <= budget else { return nil }
    budget -= cost
    let distance = editDistance(oldCore, newCore, limit: limit)
    return distance <= limit ? distance : nil
  }

  /// What is left of two texts without the beginning and the end that they share, which no shortest
  /// series of edits touches.
  fileprivate func cores(
    _ old: [Unicode.Scalar], _ new: [Unicode.Scalar]
  ) -> ([Unicode.Scalar], [Unicode.Scalar]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return (Array(old[start..<(old.count - end)]), Array(new[start..<(new.count - end)]))
  }
}
