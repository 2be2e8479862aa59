internal import FoundationEssentials

extension Question {
  /// Marks what stands in the blanks.
  ///
  /// A blank without a fill earns nothing. With all-or-nothing scoring the question earns its points
  /// only when every scored blank is fully right; the verdicts of the blanks stay their own.
  ///
  /// - Parameters:
  ///   - fills: One entry per blank, nil where nothing stands.
  ///   - settings: The quiz's settings.
  /// - Returns: The verdict, with the score before any hint is taken off.
  public func mark(_ fills: [Fill?], settings: QuizSettings) -> QuestionVerdict {
    let verdicts = blanks.indices.map { index in
      mark(index < fills.count ? fills[index] : nil, inBlank: index, rules: settings.match)
    }
    let score = zip(verdicts, blanks).reduce(0) { $0 + $1.0.credit * $1.1.points }
    var verdict = QuestionVerdict(blanks: verdicts, score: score, maximum: points)
    if settings.scoring == .allOrNothing { verdict.score = verdict.isRight ? points : 0 }
    return verdict
  }

  fileprivate func mark(_ fill: Fill?, inBlank index: Int, rules: MatchRules) -> BlankVerdict {
    let blank = blanks[index]
    let optionFeedback = fill?.option.flatMap { self[$0]?.feedback }
    guard let answer = blank.answer else {
      return BlankVerdict(correctness: .unscored, credit: 0, feedback: optionFeedback)
    }
    guard let fill, let text = text(of: fill) else {
      return BlankVerdict(correctness: .wrong, credit: 0)
    }
    guard let match = answer.alternative(for: text, in: self, isTyped: blank.isTyped, rules: rules)
    else {
      return BlankVerdict(correctness: .wrong, credit: 0, feedback: optionFeedback)
    }
    let correctness: BlankVerdict.Correctness =
      match.credit >= 1 ? .right : match.credit > 0 ? .partial : .wrong
    return BlankVerdict(
      correctness: correctness,
      credit: match.credit,
      feedback: match.feedback ?? optionFeedback
    )
  }

  /// The comparison that a blank's fills are put through.
  fileprivate func comparison(isTyped: Bool, rules: MatchRules) -> TextComparison {
    guard isTyped else { return .option }
    return isCode ? .code : .typed(rules)
  }
}

extension Answer {
  /// The alternative that a text meets, exact ones before forgiven ones.
  fileprivate func alternative(
    for text: String, in question: Question, isTyped: Bool, rules: MatchRules
  ) -> Alternative? {
    let comparison = question.comparison(isTyped: isTyped, rules: rules)
    if let exact = alternatives.first(where: { $0.accepts(text, by: comparison) }) {
      return exact
    }
    guard isTyped, !question.isCode, rules.forgivenTypos > 0 else { return nil }
    let others = question.banks.flatMap(\.options).map(\.text)
    // Another word of the quiz is a choice, not a slip of the finger.
    guard !others.contains(where: { comparison.matches(text, $0) }) else { return nil }
    return alternatives.first { alternative in
      guard case .text(let target) = alternative.target else { return false }
      return comparison.matches(text, target, forgiving: rules.forgivenTypos)
    }
  }
}

extension Alternative {
  /// Whether the alternative is what a text says.
  package func accepts(_ given: String, by comparison: TextComparison) -> Bool {
    switch target {
    case .text(let text):
      comparison.matches(given, text)
    case .number(let number, let tolerance):
      Decimal(person: given).map { abs($0 - number) <= tolerance } ?? false
    }
  }
}
