/// A typed text that is held against the alternatives of a blank.
struct TypedText {
  /// How far a text is from an expected one, the nearest first.
  enum Nearness: Comparable {
    /// The very text.
    case same
    /// The same but for what never counts.
    case equal
    /// The same but for one kind of difference.
    case letterCase, punctuation, accents
    /// The same but for some mistakes of typing.
    case typos(Int)
  }

  fileprivate let text: String
  fileprivate let comparison: TextComparison
  fileprivate let accepted: FoldedText
  /// How many mistakes of typing the rules forgive; none in code.
  let forgivenTypos: Int

  /// Makes a text ready for the rules in force.
  init(_ text: String, isCode: Bool, rules: MatchRules) {
    self.text = text
    comparison = isCode ? .code : .typed(rules)
    accepted = FoldedText(text, by: comparison)
    forgivenTypos = isCode ? 0 : rules.forgivenTypos
  }

  /// Whether the rules make the text and another one the same, mistakes of typing aside.
  func isAccepted(as expected: String) -> Bool { accepted.matches(expected) }

  /// How the text differs from one that it is accepted as.
  func forgiven(for expected: String) -> Nearness {
    let literal: TextComparison = comparison.isCode ? .code : .option
    if literal.matches(text, expected) { return .same }
    let accented = comparison.setting(\.respectsAccents, to: true)
    if accented.setting(\.respectsPunctuation, to: true).matches(text, expected) { return .equal }
    return accented.matches(text, expected) ? .punctuation : .accents
  }

  /// How near the text is to one that it is not accepted as, or nil when it is not near.
  func nearness(to expected: String) -> Nearness? {
    // No accents make a text so much longer; a look at the length keeps very long ones quick.
    guard accepted.length <= 8 * expected.utf8.count + 64 else { return nil }
    let kinds: [(Nearness, WritableKeyPath<MatchRules, Bool>)] = [
      (.letterCase, \.respectsCase), (.punctuation, \.respectsPunctuation),
      (.accents, \.respectsAccents),
    ]
    for (nearness, rule) in kinds
    where comparison.setting(rule, to: false).matches(text, expected) {
      return nearness
    }
    return typos(for: expected).map { .typos($0) }
  }

  /// How many mistakes of typing tell the text from another one, or nil when they are more than are
  /// forgiven or worth a remark.
  func typos(for expected: String) -> Int? {
    accepted.typos(for: expected, limit: comparison.isCode ? 1 : max(2, forgivenTypos))
  }
}

extension TypedText.Nearness {
  /// What is remarked about it, or nil when nothing is.
  var closeness: Closeness? {
    switch self {
    case .same, .equal: nil
    case .letterCase: .letterCase
    case .punctuation: .punctuation
    case .accents: .accents
    case .typos(let count): .typos(count)
    }
  }
}
