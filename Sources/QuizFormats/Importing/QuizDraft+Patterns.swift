internal import QuizModel

extension QuizDraft {
  /// Adds what a short answer accepts to a typed blank, or notes why that cannot be.
  ///
  /// - Parameters:
  ///   - pattern: What it accepts.
  ///   - credit: The share of the points that it earns.
  ///   - feedback: What is said of it.
  ///   - blank: The blank.
  ///   - offset: Where notes belong.
  func append(
    _ pattern: AnswerPattern, credit: Double, feedback: String?, to blank: inout BlankDraft,
    at offset: Int
  ) {
    switch pattern {
    case .text(let text):
      blank.answers.append(Alternative(.text(text), credit: credit, feedback: feedback))
    case .anything where credit <= 0:
      if feedback != nil { note(.feature(.wrongAnswerFeedback), at: offset) }
    case .anything, .pattern: note(.feature(.wildcard), at: offset)
    }
  }
}
