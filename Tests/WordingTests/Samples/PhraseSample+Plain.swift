import Wording

extension PhraseSample {
  /// Those of `PlainPhrases`.
  static let plain: [Self] = [
    Self("quizBegins(_:questions:)") {
      [
        $0.quizBegins("Zq", questions: 0), $0.quizBegins("Zq", questions: 1),
        $0.quizBegins("Zq", questions: 7),
      ]
    },
    Self("questionNumber(_:of:)") {
      [$0.questionNumber(0, of: 0), $0.questionNumber(1, of: 1), $0.questionNumber(7, of: 7)]
    },
    Self("skippedBefore") { [$0.skippedBefore] },
    Self("optionsHeading(blanks:)") {
      [$0.optionsHeading(blanks: [1]), $0.optionsHeading(blanks: [1, 2, 4])]
    },
    Self("typedBlank(_:)") { [$0.typedBlank(0), $0.typedBlank(1), $0.typedBlank(7)] },
    Self("answerPrompt(_:)") { [$0.answerPrompt(0), $0.answerPrompt(1), $0.answerPrompt(7)] },
    Self("hintText(_:blank:)") { [$0.hintText("Zq", blank: nil), $0.hintText("Zq", blank: 2)] },
    Self("noMoreHints") { [$0.noMoreHints] },
    Self("answer(_:inBlank:)") {
      [$0.answer("Zq", inBlank: 0), $0.answer("Zq", inBlank: 1), $0.answer("Zq", inBlank: 7)]
    },
    Self("plainHelp") { [$0.plainHelp] },
    Self("unknownPlainCommand(_:)") { [$0.unknownPlainCommand("Zq")] },
    Self("notAnOption(_:didYouMean:)") {
      [$0.notAnOption("Zq", didYouMean: nil), $0.notAnOption("Zq", didYouMean: "Zq")]
    },
    Self("optionTaken(_:)") { [$0.optionTaken("Zq")] },
    Self("answersForBlanks(_:blanks:)") {
      [
        $0.answersForBlanks(0, blanks: 0), $0.answersForBlanks(1, blanks: 1),
        $0.answersForBlanks(7, blanks: 7),
      ]
    },
    Self("nothingToGiveUp") { [$0.nothingToGiveUp] },
    Self("goOnPrompt(_:of:)") {
      [$0.goOnPrompt(0, of: 0), $0.goOnPrompt(1, of: 1), $0.goOnPrompt(7, of: 7)]
    },
    Self("practisePrompt") { [$0.practisePrompt] },
    Self("retryPrompt(_:)") { [$0.retryPrompt(0), $0.retryPrompt(1), $0.retryPrompt(7)] },
    Self("youSaid(_:)") { [$0.youSaid("Zq")] },
    Self("youGaveUp") { [$0.youGaveUp] },
    Self("youSaidNothing") { [$0.youSaidNothing] },
    Self("quizLine(_:questions:)") {
      [
        $0.quizLine("Zq", questions: 0), $0.quizLine("Zq", questions: 1),
        $0.quizLine("Zq", questions: 7),
      ]
    },
    Self("brokenLine(_:)") { [$0.brokenLine("Zq")] },
    Self("quizPrompt") { [$0.quizPrompt] },
    Self("quizPromptHelp") { [$0.quizPromptHelp] },
    Self("severalQuizzes(_:)") {
      [$0.severalQuizzes([]), $0.severalQuizzes(["a"]), $0.severalQuizzes(["a", "b", "c"])]
    },
  ]
}
