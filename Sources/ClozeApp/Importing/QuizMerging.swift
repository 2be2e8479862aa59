internal import QuizFormats
internal import QuizModel

/// Several quizzes while they become one.
struct QuizMerging {
  /// The quiz so far.
  fileprivate(set) var quiz = Quiz(questions: [])
  /// What is lost because another quiz has it otherwise.
  fileprivate(set) var notes: [Diagnostic] = []
  fileprivate var ids: Set<String> = []
  fileprivate var isEmpty = true

  /// Adds the questions of a quiz behind those of the others.
  ///
  /// What holds for a whole quiz is kept as the first one has it.
  mutating func add(_ other: Quiz) {
    if isEmpty {
      quiz = other
      quiz.questions = []
    } else {
      keep(\.title, of: other, .title)
      keep(\.description, of: other, .description)
      keep(\.author, of: other, .author)
      keep(\.language, of: other, .language)
      keep(\.licence, of: other, .licence)
      if other.settings != quiz.settings { note(.feature(.settings)) }
      if other.scoreRanges != quiz.scoreRanges { note(.feature(.scoreTexts)) }
    }
    isEmpty = false
    for var question in other.questions {
      if let id = question.id, !ids.insert(id).inserted {
        note(.sameID(id: id), question: quiz.questions.count + 1)
        question.id = nil
      }
      quiz.questions.append(question)
    }
  }

  fileprivate mutating func keep(
    _ part: WritableKeyPath<Quiz, String?>, of other: Quiz, _ feature: Loss.Feature
  ) {
    guard let value = other[keyPath: part], value != quiz[keyPath: part] else { return }
    if quiz[keyPath: part] == nil {
      quiz[keyPath: part] = value
    } else {
      note(.feature(feature))
    }
  }

  fileprivate mutating func note(_ loss: Loss, question: Int? = nil) {
    notes.append(Diagnostic(.lost(loss), at: nil, question: question))
  }
}
