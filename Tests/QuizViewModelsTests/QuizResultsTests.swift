import QuizModel
import Testing

@testable import QuizViewModels

struct QuizResultsTests {
  static let chosen = Question(
    text: [.text("A "), .blank(0)],
    blanks: [Blank(kind: .choice(bank: 0), answer: Answer(texts: ["b"]))],
    banks: [OptionBank(options: [Option("b"), Option("c")])], hints: ["The first."])
  static let typed = Question(
    text: [.text("A "), .blank(0)],
    blanks: [Blank(kind: .typed, answer: Answer(texts: ["colour", "hue"]), points: 2)])

  /// A run through questions, with what is typed or picked in each; nil gives up.
  static func session(_ questions: [Question], _ answers: [String?]) -> QuizSession {
    var session = QuizSession(quiz: Quiz(title: "Test", questions: questions))
    for (question, answer) in zip(questions, answers) {
      if let answer {
        _ = session.send(.fill(question.fills(for: [answer])), at: 0)
        _ = session.send(.confirm, at: 0)
      } else {
        _ = session.send(.giveUp, at: 0)
      }
      _ = session.send(.confirm, at: 0)
    }
    return session
  }

  @Test func `what was chosen and what was typed is scored apart`() {
    let results = Self.session([Self.chosen, Self.typed], ["b", "red"]).results
    #expect(results.kindScores.map(\.isTyped) == [false, true])
    #expect(results.kindScores.map(\.score) == [1, 0])
    #expect(results.kindScores.map(\.maximum) == [1, 2])
    #expect(results.kindScores.map(\.percentage) == [100, 0])
    #expect(Self.session([Self.chosen], ["b"]).results.kindScores.count == 1)
  }

  @Test(arguments: ["b", nil])
  func `a record tells how many hints there were`(answer: String?) {
    var session = QuizSession(quiz: Quiz(title: "Test", questions: [Self.chosen]))
    _ = session.send(.hint, at: 0)
    if let answer {
      _ = session.send(.fill(Self.chosen.fills(for: [answer])), at: 0)
      _ = session.send(.confirm, at: 0)
    } else {
      _ = session.send(.giveUp, at: 0)
    }
    #expect(session.records[0]?.hints == 1)
  }

  @Test(arguments: [("huw", "hue"), ("color", "colour"), ("red", "colour")])
  func `of several right answers the nearest one is the solution`(given: String, shown: String) {
    var model = FillBlankViewModel(question: Self.typed)
    _ = model.send(.fill([.typed(given)]))
    _ = model.send(.confirm)
    #expect(model.shownFills == [.typed(shown)])
  }
}
