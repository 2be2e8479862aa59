internal import QuizModel

extension Question {
  /// The words that are dragged to the blanks, of those that earn most, and what is said of them; nil
  /// where nothing earns anything.
  var dragTextAnswers: [(word: String, feedback: String?)?] {
    zip(rightWords, blanks).map { word, blank in
      guard let best = blank.answer?.best, let first = best.first, first.credit > 0, let word else {
        return nil
      }
      let chosen = blank.isTyped ? first : best.first { $0.accepts(word, by: .option) }
      return (word, (chosen ?? first).feedback)
    }
  }

  /// What is as right as can be in some blank, in the form that is compared.
  var wordsRightInDragText: Set<String> {
    var words: Set<String> = []
    for blank in blanks {
      for alternative in blank.answer?.best ?? [] where alternative.credit > 0 {
        words.insert(TextComparison.option.folded(alternative.text))
        guard alternative.isNumber, case .choice(let bank) = blank.kind else { continue }
        for option in banks[bank].options where alternative.accepts(option.text, by: .option) {
          words.insert(TextComparison.option.folded(option.text))
        }
      }
    }
    return words
  }

  /// The one tip that a blank can have; the question's own where there is no other blank.
  func dragTextTip(ofBlank index: Int) -> String? {
    blanks[index].hints.first ?? (blanks.count == 1 ? hints.first : nil)
  }

  /// What the question has and Drag the Words has not.
  var featuresLostInDragText: [Loss.Feature] {
    let alternatives = blanks.flatMap { $0.answer?.alternatives ?? [] }
    let right = alternatives.filter { $0.credit > 0 }
    let answered = dragTextAnswers.count { $0 != nil }
    let hasFurtherHints = zip(blanks, dragTextAnswers).contains { blank, answer in
      blank.hints.count > (answer == nil ? 0 : 1)
    }
    let remarks = right.count { $0.feedback != nil }
    let written = dragTextAnswers.count { $0?.feedback != nil }
    let lost: [(Loss.Feature, Bool)] = [
      (.id, id != nil),
      (.hints, !hints.isEmpty || hasFurtherHints),
      (.explanation, explanation != nil),
      (.tags, !tags.isEmpty),
      (.points, blanks.contains { $0.points != 1 }),
      (.codeQuestion, isCode),
      (.survey, answered < blanks.count),
      (.optionReuse, reusesOptions),
      (.ownOptions, banks.count > 1 || (!banks.isEmpty && blanks.contains(where: \.isTyped))),
      (
        .feedback,
        remarks > written || banks.contains { $0.options.contains { $0.feedback != nil } }
      ),
      (.wrongAnswerFeedback, alternatives.contains { $0.credit <= 0 && $0.feedback != nil }),
      (.credit, right.contains { $0.credit < 1 }),
      (.tolerance, alternatives.contains(where: \.isNumber)),
      (.alternatives, right.count > answered),
    ]
    return lost.filter(\.1).map(\.0)
  }
}

extension Alternative {
  fileprivate var isNumber: Bool {
    if case .number = target { true } else { false }
  }
}
