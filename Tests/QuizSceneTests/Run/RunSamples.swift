import CellGrid
import QuizModel
import QuizViewModels
import Wording

@testable import QuizScene

extension Question {
  /// Two blanks, a hint of the second one, and a hint of both.
  static let measures: Question = {
    var question = Question.hanyu
    question.blanks[1].hints = ["Long thin things that you write with."]
    question.hints = [
      "Both count things on a desk: one of them is bound and read, the other one is held between "
        + "three fingers."
    ]
    return question
  }()

  static let cities = [
    "Oslo", "Stockholm", "Copenhagen", "Helsinki", "Reykjavik", "Tallinn", "Riga", "Vilnius",
    "Warsaw", "Berlin", "Bern", "Vienna", "Lisbon", "Madrid",
  ]

  /// A row of more options than there are digits.
  static let capital = choice(
    "The capital of Switzerland is _.", cities, answers: ["Bern"],
    explanation: "By law it has none; the government sits there.")

  /// A sentence with typed blanks in place of `_`.
  static func typed(
    _ text: String, _ answers: [String], explanation: String? = nil
  ) -> Question {
    var question = choice(text, [], answers: answers, explanation: explanation)
    question.banks = []
    question.blanks = answers.map { Blank(kind: .typed, answer: Answer(texts: [$0])) }
    return question
  }
}

extension SceneDriver {
  /// Presents a run.
  init(
    session: QuizSession, canEdit: Bool = false, columns: Int = 80, rows: Int = 24,
    traits: TerminalTraits = TerminalTraits(),
    preferences: Presenter.Preferences = Presenter.Preferences(),
    phrases: any ScreenPhrases = English()
  ) {
    presenter = Presenter(
      .run(session, title: "Test", canEdit: canEdit),
      size: CellSize(width: columns, height: rows), traits: traits, phrases: phrases,
      preferences: preferences, at: 0)
  }

  /// The row of hints as it stands.
  mutating func hintRow() -> String {
    let row = presenter.context.hintRow
    return String(
      frame().lines[row].trimmingPrefix { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
