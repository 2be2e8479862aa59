public import QuizModel

/// What is known of an answered question.
public struct QuestionRecord: Hashable, Sendable {
  /// How it was answered last.
  public let kind: Attempt.Kind
  /// What stood in the blanks at the last check.
  public let fills: [Fill?]
  /// The verdict of the last check, hints taken off.
  public let verdict: QuestionVerdict
  /// How many hints had been given.
  public let hints: Int
}

extension QuestionRecord {
  /// The answer after its question has become another one: what it earned stays, and what stood in
  /// the blanks is found again by its text.
  func moved(from old: Question, to new: Question) -> QuestionRecord {
    guard old != new else { return self }
    var verdict = verdict
    verdict.blanks = new.blanks.indices.map { blank in
      blank < verdict.blanks.count ? verdict.blanks[blank] : new.missed.blanks[blank]
    }
    verdict.score = min(verdict.score, new.points)
    return QuestionRecord(
      kind: kind, fills: new.given(fills.map { $0.flatMap(old.text) }), verdict: verdict,
      hints: hints)
  }
}

extension Question {
  /// What is known of the question after an attempt, as it was marked then; nil when it was gone past.
  func record(of attempt: Attempt) -> QuestionRecord? {
    guard attempt.kind != .skip else { return nil }
    let blanks = blanks.indices.map { blank in
      let isCorrect = blank < attempt.correct.count ? attempt.correct[blank] : false
      return BlankVerdict(isCorrect: isCorrect)
    }
    return QuestionRecord(
      kind: attempt.kind, fills: given(attempt.given),
      verdict: QuestionVerdict(
        blanks: blanks, score: min(attempt.score, points), maximum: attempt.maximum),
      hints: attempt.hints)
  }

  /// What texts stood in the blanks; one that is no option of its blank is shown as it was.
  fileprivate func given(_ texts: [String?]) -> [Fill?] {
    zip(fills(for: texts), blanks.indices).map { fill, blank in
      fill ?? (blank < texts.count ? texts[blank].map { .typed($0) } : nil)
    }
  }
}

extension BlankVerdict {
  /// The verdict of which only is known whether full credit was earned, nil where nothing is scored.
  fileprivate init(isCorrect: Bool?) {
    switch isCorrect {
    case true?: self.init(correctness: .right, credit: 1)
    case false?: self.init(correctness: .wrong, credit: 0)
    case nil: self.init(correctness: .unscored, credit: 0)
    }
  }
}
