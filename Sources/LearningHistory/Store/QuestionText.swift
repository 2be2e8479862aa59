internal import QuizModel

/// What the history keeps of a question's content.
struct QuestionText: Hashable {
  /// What tells the question from others of its quiz, see `Quiz.identities`.
  var identity: String
  /// What is read.
  var text: String
  /// What is right.
  var answers: String

  /// Whether the author has named the question: then no other one inherits from it.
  var isNamed: Bool { identity.hasPrefix("id:") }
}

extension Quiz {
  /// What the history keeps of the questions, in the order of the file.
  var questionTexts: [QuestionText] {
    zip(identities, questions).map { identity, question in
      QuestionText(identity: identity, text: question.plainText, answers: question.answerText)
    }
  }

  /// A number that is another one when anything of ``questionTexts`` is.
  ///
  /// An identity that the author did not give is a digest of text and answers itself.
  var digest: Int64 {
    let named = questions.filter { $0.id != nil }.flatMap { [$0.plainText, $0.answerText] }
    return Int64(bitPattern: UInt64(fnv1a: (identities + named).joined(separator: "\u{0}")))
  }
}
