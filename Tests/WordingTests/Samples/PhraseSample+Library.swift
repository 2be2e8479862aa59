import Wording

extension PhraseSample {
  /// Those of `LibraryPhrases`.
  static let library: [Self] = [
    Self("libraryTitle") { [$0.libraryTitle] },
    Self("quizCount(_:)") { [$0.quizCount(0), $0.quizCount(1), $0.quizCount(7)] },
    Self("questionCount(_:)") { [$0.questionCount(0), $0.questionCount(1), $0.questionCount(7)] },
    Self("shownOfAll(_:_:)") { [$0.shownOfAll(0, 0), $0.shownOfAll(1, 1), $0.shownOfAll(7, 7)] },
    Self("noMatch") { [$0.noMatch] },
    Self("brokenCard") { [$0.brokenCard] },
    Self("due(_:)") { [$0.due(0), $0.due(1), $0.due(7)] },
    Self("dueToday(_:)") { [$0.dueToday(0), $0.dueToday(1), $0.dueToday(7)] },
    Self("newCard") { [$0.newCard] },
    Self("begunCard") { [$0.begunCard] },
    Self("moreProblems(_:)") { [$0.moreProblems(0), $0.moreProblems(1), $0.moreProblems(7)] },
    Self("order(_:)") { phrases in CardOrder.allCases.map { phrases.order($0) } },
    Self("button(_:)") { phrases in ButtonWord.allCases.map { phrases.button($0) } },
    Self("author(_:)") { [$0.author("Zq")] },
    Self("lastTime(percentage:day:month:)") { [$0.lastTime(percentage: 71, day: 28, month: 11)] },
    Self("label(_:)") { phrases in QuizFact.allCases.map { phrases.label($0) } },
    Self("questions(_:severalBlanks:typed:)") {
      [
        $0.questions(1, severalBlanks: 1, typed: 1), $0.questions(9, severalBlanks: 4, typed: 2),
        $0.questions(9, severalBlanks: 9, typed: 9),
      ]
    },
    Self("checks(atOnce:)") { [$0.checks(atOnce: false), $0.checks(atOnce: true)] },
    Self("attempts(_:)") { [$0.attempts(0), $0.attempts(1), $0.attempts(7)] },
    Self("shuffling(questions:options:)") {
      [
        $0.shuffling(questions: false, options: false),
        $0.shuffling(questions: true, options: true),
      ]
    },
    Self("solutions(_:)") { phrases in SolutionTime.allCases.map { phrases.solutions($0) } },
  ]
}
