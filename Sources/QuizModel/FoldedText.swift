/// A given text that is made ready once to be compared with many.
struct FoldedText {
  fileprivate let comparison: TextComparison
  fileprivate let folded: String
  fileprivate let isInCapitals: Bool

  /// Makes a text ready for a comparison.
  init(_ given: String, by comparison: TextComparison) {
    self.comparison = comparison
    folded = comparison.folded(given)
    isInCapitals = comparison.ignoresCase && given.uppercased() == given
  }

  /// The length of what is compared, in bytes.
  var length: Int { folded.utf8.count }

  /// Whether the text is what is expected.
  func matches(_ expected: String) -> Bool {
    if folded == comparison.folded(expected) { return true }
    // The capitals of ASCII say nothing new.
    guard isInCapitals, !expected.isASCII else { return false }
    return folded == comparison.folded(expected.uppercased())
  }

  /// How many typing mistakes tell the text from what is expected.
  ///
  /// In prose a mistake can be in words of four letters or more, never in their digits, and the
  /// words must be as many. In code the whole text is one word, of four characters or more.
  ///
  /// - Returns: From 0 to the limit; nil when there are more, or where none can be forgiven.
  func typos(for expected: String, limit: Int) -> Int? {
    let expected = comparison.folded(expected)
    guard !comparison.isCode else {
      return folded == expected || expected.count >= 4
        ? folded.mistakes(for: expected, limit: limit) : nil
    }
    let words = folded.split(separator: " ")
    let targets = expected.split(separator: " ")
    guard words.count == targets.count else { return nil }
    var count = 0
    for (word, target) in zip(words, targets) where word != target {
      guard target.count(where: \.isLetter) >= 4,
        let mistakes = word.mistakes(for: target, limit: limit - count)
      else { return nil }
      count += mistakes
    }
    return count
  }
}

extension StringProtocol {
  /// How many edits tell two texts of the same digits apart, or nil when they are above the limit.
  fileprivate func mistakes(for target: some StringProtocol, limit: Int) -> Int? {
    let (given, expected) = (Array(self), Array(target))
    guard abs(given.count - expected.count) <= limit,
      given.filter(\.isNumber) == expected.filter(\.isNumber)
    else { return nil }
    let distance = editDistance(given, expected, limit: limit)
    return distance <= limit ? distance : nil
  }
}
