public import QuizModel

/// What is worth knowing of a quiz before it starts.
public struct QuizFacts: Hashable, Sendable {
  /// What the quiz is about, or nil when nothing is said; it may have lines.
  public let description: String?
  /// Who wrote it, or nil when nobody is named.
  public let author: String?
  /// How many questions there are.
  public let questions: Int
  /// How many questions have more than one blank.
  public let questionsOfSeveralBlanks: Int
  /// How many questions have a blank that is typed.
  public let questionsToType: Int
  /// How many different tags the questions have.
  public let tags: Int
  /// When a filled question is checked.
  public let check: QuizSettings.CheckTiming
  /// How many checks a question allows; 0 stands for as many as one likes.
  public let attempts: Int
  /// Whether the questions come in a random order.
  public let shufflesQuestions: Bool
  /// Whether the options of a row come in a random order.
  public let shufflesOptions: Bool
  /// When the right answers are shown.
  public let showSolution: QuizSettings.SolutionTiming
}

extension Quiz {
  /// What is worth knowing of the quiz before it starts; texts of white space alone say nothing.
  public var facts: QuizFacts {
    QuizFacts(
      description: description?.unlessBlank,
      author: author?.unlessBlank,
      questions: questions.count,
      questionsOfSeveralBlanks: questions.count { $0.blanks.count > 1 },
      questionsToType: questions.count { $0.blanks.contains(where: \.isTyped) },
      tags: Set(questions.flatMap(\.tags)).count,
      check: settings.check,
      attempts: settings.attempts,
      shufflesQuestions: settings.shufflesQuestions,
      shufflesOptions: settings.shufflesOptions,
      showSolution: settings.showSolution
    )
  }
}
