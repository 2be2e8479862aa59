/// A way of telling whether two texts are the same answer.
///
/// Always in effect: canonical equivalence (Unicode's NFC), white space trimmed at the ends,
/// bidirectional marks ignored; except in code also one space for white space within, whatever kind.
public struct TextComparison: Hashable, Sendable {
  fileprivate var rules: MatchRules
  fileprivate var equatesQuotes: Bool
  fileprivate var collapsesSpaces = true

  /// For options of a bank: nothing beyond what is always in effect.
  public static let option = TextComparison(
    rules: MatchRules(respectsCase: true), equatesQuotes: false)

  /// For typed code: exact after trimming, spaces within included.
  public static let code = TextComparison(
    rules: MatchRules(respectsCase: true), equatesQuotes: false, collapsesSpaces: false)

  /// For typed prose: typographic quotes equal the plain ones, and the rules decide on the rest.
  public static func typed(_ rules: MatchRules) -> TextComparison {
    TextComparison(rules: rules, equatesQuotes: true)
  }

  /// Whether two texts are the same answer.
  public func matches(_ given: String, _ expected: String) -> Bool {
    folded(given) == folded(expected)
  }

  /// Whether two texts are the same answer but for a number of typing mistakes.
  ///
  /// A mistake is a letter inserted, left out, replaced, or swapped with its neighbour; only words
  /// of four letters or more may hold any, and the words must be as many.
  ///
  /// - Parameters:
  ///   - given: What was typed.
  ///   - expected: What is right.
  ///   - typos: How many mistakes are forgiven in the whole text.
  /// - Returns: Whether no more mistakes than that tell the two apart.
  public func matches(_ given: String, _ expected: String, forgiving typos: Int) -> Bool {
    let given = folded(given).split(separator: " ")
    let expected = folded(expected).split(separator: " ")
    guard given.count == expected.count else { return false }
    var left = typos
    for (word, target) in zip(given, expected) where word != target {
      guard target.count >= 4 else { return false }
      left -= editDistance(Array(word), Array(target), limit: left)
      if left < 0 { return false }
    }
    return true
  }

  /// A text in the form that is compared character by character.
  public func folded(_ text: String) -> String {
    guard collapsesSpaces else { return text.withoutBidirectionalMarks.trimmed }
    // ASCII has no accents.
    let isPlain = text.isCollapsedASCII
    var text = isPlain ? text : text.withoutBidirectionalMarks.collapsed
    if equatesQuotes, text.unicodeScalars.contains(where: { (0x2018...0x201D) ~= $0.value }) {
      text = String(text.map { plainQuotes[$0] ?? $0 })
    }
    if !rules.respectsAccents, !isPlain { text = text.withoutAccents }
    if !rules.respectsPunctuation {
      let end = text.lastIndex { !$0.isPunctuation && !$0.isWhitespace }
      // What is punctuation alone is an answer of its own.
      if let end { text = String(text[...end]) }
    }
    return rules.respectsCase ? text : text.lowercased()
  }
}

fileprivate let plainQuotes: [Character: Character] = [
  "\u{2018}": "'", "\u{2019}": "'", "\u{201C}": "\"", "\u{201D}": "\"",
]

/// The optimal string alignment distance (Damerau 1964, without edits inside a swap).
///
/// - Returns: The distance, or `limit + 1` when it is above the limit.
package func editDistance<Element: Equatable>(
  _ from: [Element], _ to: [Element], limit: Int
) -> Int {
  guard abs(from.count - to.count) <= limit else { return limit + 1 }
  guard !from.isEmpty, !to.isEmpty else { return max(from.count, to.count) }
  var older: [Int] = []
  var previous = Array(0...to.count)
  for row in 1...from.count {
    var current = [row]
    for column in 1...to.count {
      let differs = from[row - 1] == to[column - 1] ? 0 : 1
      var best = min(
        previous[column] + 1, current[column - 1] + 1, previous[column - 1] + differs)
      if row > 1, column > 1, from[row - 1] == to[column - 2], from[row - 2] == to[column - 1] {
        best = min(best, older[column - 2] + 1)
      }
      current.append(best)
    }
    (older, previous) = (previous, current)
  }
  return min(previous[to.count], limit + 1)
}
