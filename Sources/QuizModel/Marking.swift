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
    if blank.isTyped {
      return verdict(
        meeting(of: text, with: answer.alternatives, rules: rules), feedback: optionFeedback)
    }
    let met = answer.alternatives.lazy.filter { $0.accepts(text, by: .option) }
    return verdict(
      met.best.map { Meeting(alternative: $0, nearness: .same, isAccepted: true) },
      feedback: optionFeedback
    )
  }

  /// The verdict on a fill that met an alternative, or nearly, or none.
  fileprivate func verdict(_ meeting: Meeting?, feedback: String?) -> BlankVerdict {
    let closeness = meeting.flatMap { $0.alternative.credit > 0 ? $0.nearness.closeness : nil }
    guard let meeting, meeting.isAccepted else {
      return BlankVerdict(
        correctness: .wrong, credit: 0, feedback: feedback, closeness: closeness)
    }
    let alternative = meeting.alternative
    let correctness: BlankVerdict.Correctness =
      alternative.credit >= 1 ? .right : alternative.credit > 0 ? .partial : .wrong
    return BlankVerdict(
      correctness: correctness,
      credit: alternative.credit,
      feedback: alternative.feedback ?? feedback,
      closeness: closeness
    )
  }
}

extension Alternative {
  /// Whether the alternative is what a text says.
  package func accepts(_ given: String, by comparison: TextComparison) -> Bool {
    switch target {
    case .text(let text): comparison.matches(given, text)
    case .number(let number, let tolerance): number.isWithin(tolerance, of: given)
    }
  }
}

extension Sequence<Alternative> {
  /// The first of those that earn the most, or nil when there is none.
  package var best: Alternative? {
    var best: Alternative?
    for alternative in self where best.map({ alternative.credit > $0.credit }) ?? true {
      best = alternative
    }
    return best
  }
}
