import QuizModel
import Testing

@testable import QuizViewModels

struct QuizFactsTests {
  @Test func `facts count questions by what they ask`() {
    let quiz = Quiz(
      title: " Cats ", description: "All of them.", author: "Ann",
      settings: QuizSettings(
        shufflesQuestions: true, check: .instant, attempts: 0, showSolution: .end),
      questions: [
        LibrarySample.question(tags: ["a", "b"]),
        LibrarySample.question(blanks: 3, tags: ["b"]),
        LibrarySample.question(blanks: 2, typed: true),
        LibrarySample.question(typed: true),
      ]
    )
    #expect(
      quiz.facts
        == QuizFacts(
          description: "All of them.", author: "Ann", questions: 4,
          questionsOfSeveralBlanks: 2, questionsToType: 2, tags: 2, check: .instant, attempts: 0,
          shufflesQuestions: true, shufflesOptions: false, showSolution: .end))
  }

  @Test func `blank texts say nothing`() {
    let facts = Quiz(title: "", description: " \n", author: "\u{3000}", questions: []).facts
    #expect(facts.description == nil)
    #expect(facts.author == nil)
  }
}
