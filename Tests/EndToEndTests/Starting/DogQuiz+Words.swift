extension DogQuiz {
  /// What the program says while the quiz is played.
  struct Words: Sendable {
    let leave: String
    let notQuite: String
    let right: String
    let score: String
    let share: String
    let youSaidCat: String
    /// Line by line: what asks for an answer, the second question, and the closing line.
    let prompt: String
    let secondQuestion: String
    let summary: String

    static let english = Words(
      leave: "quit", notQuite: "Not quite.", right: "Right.", score: "1 of 2", share: "50 %",
      youSaidCat: "you said cat", prompt: "Answer> ", secondQuestion: "Question 2 of 2",
      summary: "1 of 2, 50 %")
    static let chinese = Words(
      leave: "退出", notQuite: "不太对。", right: "答对了。", score: "1 / 2 分", share: "50%",
      youSaidCat: "您的回答：cat", prompt: "答案> ", secondQuestion: "第 2 题，共 2 题",
      summary: "1 / 2 分, 50%")
  }
}
