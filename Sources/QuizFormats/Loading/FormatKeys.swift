/// The keys that an object of the format can have.
protocol FormatKey: RawRepresentable<String>, CaseIterable, Hashable {
  /// Words that authors use for a key, beyond misspellings of it.
  static var synonyms: [String: Self] { get }
}

extension FormatKey {
  static var synonyms: [String: Self] { [:] }
}

enum QuizKey: String, FormatKey {
  case title, description, author, language, licence, settings, results, questions

  static var synonyms: [String: QuizKey] {
    ["license": .licence, "name": .title, "items": .questions, "cards": .questions]
  }
}

enum QuestionKey: String, FormatKey {
  case text, options, distractors, answer, answers, answerIndex, blanks, reuse, hint, explanation
  case tags, id, code, marker

  static var synonyms: [String: QuestionKey] {
    [
      "question": .text, "prompt": .text, "sentence": .text, "stem": .text,
      "choices": .options, "correct": .answer, "solution": .answer, "correctAnswer": .answer,
      "correctIndex": .answerIndex, "feedback": .explanation,
    ]
  }
}

enum BlankKey: String, FormatKey {
  case options, answer, hint, points
}

enum OptionKey: String, FormatKey {
  case text, feedback
}

enum AlternativeKey: String, FormatKey {
  case text, number, tolerance, credit, feedback
}

enum SettingsKey: String, FormatKey {
  case shuffleQuestions, shuffleOptions, check, attempts, showSolution, scoring, match
}

enum MatchKey: String, FormatKey {
  case `case`, accents, punctuation, typos
}

enum ResultKey: String, FormatKey {
  case from, to, text
}
