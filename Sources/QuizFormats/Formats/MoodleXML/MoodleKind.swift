internal import QuizModel

/// The type of question of Moodle's that holds a question best.
enum MoodleKind: Equatable {
  /// One of several choices, after the text.
  case choice
  /// Several of several choices, after the text.
  case severalChoices
  case shortAnswer
  case numerical
  /// Gaps that are filled from menus of their own.
  case menus
  /// Gaps that are filled from one set of boxes.
  case boxes
  /// Answers of any kind in the text.
  case embedded

  /// Chooses the type.
  ///
  /// Menus and boxes know one right answer and nothing of it; all else within a text is embedded, except
  /// one typed answer, for Moodle puts its field where underscores are.
  init(_ question: Question) {
    let prompt = MoodlePrompt(question)
    if let only = question.blanks.first, question.blanks.count == 1 {
      if only.isTyped, prompt != nil {
        let targets = only.answer?.alternatives.map(\.target) ?? []
        self = targets.allSatisfy(\.isNumber) ? .numerical : .shortAnswer
        return
      }
      if !only.isTyped, prompt?.isBeforeAnswer == true {
        self = .choice
        return
      }
    }
    let kinds = Set(question.blanks.map(\.kind))
    if question.asksForAll, kinds.count == 1, prompt?.isBeforeAnswer == true {
      self = .severalChoices
    } else if !question.hasPlainChoices {
      self = .embedded
    } else if kinds.count == question.blanks.count, kinds.count <= Self.maximumGroups {
      self = .menus
    } else {
      self = kinds.count == 1 ? .boxes : .embedded
    }
  }

  /// How many groups of options there can be.
  fileprivate static let maximumGroups = 8
}

extension Question {
  /// Whether every blank is a choice with one right answer of which nothing else is known, and all
  /// count the same.
  fileprivate var hasPlainChoices: Bool {
    Set(blanks.map(\.points)).count == 1
      && blanks.allSatisfy { blank in
        guard let answer = blank.answer, answer.alternatives.count == 1, !blank.isTyped,
          let only = answer.alternatives.first
        else { return false }
        return only.credit == 1 && only.feedback == nil && !only.target.isNumber
          && options(of: blank).allSatisfy { $0.feedback == nil }
      }
  }

  /// Whether all blanks accept the same answers, as many as there are blanks.
  fileprivate var asksForAll: Bool {
    guard blanks.count > 1, !reusesOptions, let first = blanks.first, let answer = first.answer
    else { return false }
    return answer.alternatives.count == blanks.count
      && answer.alternatives.allSatisfy { alternative in
        alternative.credit == 1 && alternative.feedback == nil && !alternative.target.isNumber
      }
      && blanks.allSatisfy { $0.answer == answer && !$0.isTyped && $0.points == first.points }
  }
}

extension Alternative.Target {
  /// Whether it is a number with a tolerance.
  var isNumber: Bool {
    if case .number = self { true } else { false }
  }
}
