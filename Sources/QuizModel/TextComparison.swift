/// A way of telling whether two texts are the same answer.
///
/// Always in effect: canonical equivalence (Unicode's NFC), white space trimmed at the ends,
/// bidirectional marks ignored; except in code also one space for white space within, whatever kind.
public struct TextComparison: Hashable, Sendable {
  fileprivate var rules: MatchRules
  fileprivate var equatesQuotes: Bool
  fileprivate var collapsesSpaces = true

  /// The same with one of the rules set.
  func setting(_ rule: WritableKeyPath<MatchRules, Bool>, to value: Bool) -> TextComparison {
    var comparison = self
    comparison.rules[keyPath: rule] = value
    return comparison
  }

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
  ///
  /// Where case is ignored, a text in capitals is right as the capitals of what is expected:
  /// `STRASSE` is `Straße`, while `Strasse` is not.
  public func matches(_ given: String, _ expected: String) -> Bool {
    FoldedText(given, by: self).matches(expected)
  }

  /// Whether two texts are the same answer but for a number of typing mistakes.
  ///
  /// A mistake is a letter inserted, left out, replaced, or swapped with its neighbour; only words
  /// of four letters or more may hold any, never in their digits, and the words must be as many.
  ///
  /// - Parameters:
  ///   - given: What was typed.
  ///   - expected: What is right.
  ///   - typos: How many mistakes are forgiven in the whole text.
  /// - Returns: Whether no more mistakes than that tell the two apart.
  public func matches(_ given: String, _ expected: String, forgiving typos: Int) -> Bool {
    FoldedText(given, by: self).typos(for: expected, limit: typos) != nil
  }

  /// A text in the form that is compared character by character.
  public func folded(_ text: String) -> String {
    let isPlain = text.isPlainlyCollapsed
    var text = isPlain ? text : text.withoutBidirectionalMarks
    if !isPlain { text = collapsesSpaces ? text.collapsed : text.trimmed }
    if equatesQuotes, !isPlain,
      text.unicodeScalars.contains(where: { (0x2018...0x201D) ~= $0.value })
    {
      text = String(text.map { plainQuotes[$0] ?? $0 })
    }
    if !rules.respectsAccents, !text.isASCII { text = text.withoutAccents }
    if !rules.respectsPunctuation {
      let end = text.lastIndex { !$0.isPunctuation && !$0.isWhitespace }
      // What is punctuation alone is an answer of its own.
      if let end { text = String(text[...end]) }
    }
    return rules.respectsCase ? text : text.caseFolded
  }

  /// Whether small letters and capitals are the same.
  var ignoresCase: Bool { !rules.respectsCase }

  /// Whether every character counts, spaces within included.
  var isCode: Bool { !collapsesSpaces }
}

fileprivate let plainQuotes: [Character: Character] = [
  "\u{2018}": "'", "\u{2019}": "'", "\u{201C}": "\"", "\u{201D}": "\"",
]
