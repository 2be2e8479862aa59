import Testing
import Wording

struct EnglishLibraryTests {
  fileprivate let phrases = English()

  @Test func `one is singular`() {
    #expect([0, 1, 9].map(phrases.quizCount) == ["0 quizzes", "1 quiz", "9 quizzes"])
    #expect([0, 1, 2].map(phrases.questionCount) == ["0 questions", "1 question", "2 questions"])
  }

  @Test(
    arguments: [
      (15, 0, 0, "15"),
      (15, 4, 0, "15, several blanks in 4"),
      (15, 4, 2, "15, several blanks in 4, typed in 2"),
      (15, 0, 15, "15, typed in all"),
      (1, 1, 1, "1, several blanks, typed"),
    ])
  func `questions are told by their kinds`(
    count: Int, severalBlanks: Int, typed: Int, expected: String
  ) {
    #expect(phrases.questions(count, severalBlanks: severalBlanks, typed: typed) == expected)
  }

  @Test func `every value of a setting has words of its own`() {
    let shuffling = [false, true].flatMap { questions in
      [false, true].map { phrases.shuffling(questions: questions, options: $0) }
    }
    #expect(Set(shuffling).count == 4)
    #expect(Set(SolutionTime.allCases.map(phrases.solutions)).count == 3)
    #expect(Set(CardOrder.allCases.map(phrases.order)).count == 3)
    #expect(Set(QuizFact.allCases.map(phrases.label)).count == QuizFact.allCases.count)
    #expect([0, 1, 2].map(phrases.attempts) == ["as many as you like", "1", "2"])
  }

  @Test(
    arguments: [
      ([], "no quiz is installed; name a file"),
      (["/a"], "no quiz (*.json) in /a; put one there, or name a file"),
      (["/a", "/b"], "no quiz (*.json) in /a or /b; put one there, or name a file"),
    ])
  func `without any quiz the places are named`(folders: [String], expected: String) {
    #expect(phrases.noQuizInstalled(folders: folders) == expected)
  }
}
