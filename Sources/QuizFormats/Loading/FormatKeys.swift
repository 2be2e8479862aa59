/// The keys that an object of the format can have.
protocol FormatKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// Words that authors use for a key, beyond misspellings of it.
  static var synonyms: [String: Self] { get }
  /// The keys with their names in UTF-8, kept because every member of every object is looked up.
  static var names: [KeyName<Self>] { get }
}

/// A key and its name.
struct KeyName<Key: FormatKey>: Sendable {
  let key: Key
  let name: ShortName

  /// All names of a sort of keys.
  static var all: [KeyName] {
    Key.allCases.compactMap { key in
      ShortName(Array(key.rawValue.utf8)[...]).map { KeyName(key: key, name: $0) }
    }
  }
}

/// A name of at most 16 bytes, which is longer than any key, as a number: one comparison tells two
/// of them apart.
struct ShortName: Equatable, Sendable {
  fileprivate let bytes: UInt128
  fileprivate let count: Int

  /// Takes a name in UTF-8, or nothing when it is longer.
  init?(_ utf8: ArraySlice<UInt8>) {
    guard utf8.count <= 16 else { return nil }
    bytes = utf8.reduce(0) { $0 << 8 | UInt128($1) }
    count = utf8.count
  }
}

extension FormatKey {
  static var synonyms: [String: Self] { [:] }

  /// The key of a name in UTF-8, or nil.
  init?(utf8 name: ArraySlice<UInt8>) {
    guard let name = ShortName(name), let known = Self.names.first(where: { $0.name == name })
    else { return nil }
    self = known.key
  }
}

enum QuizKey: String, FormatKey {
  case title, description, author, language, licence, settings, results, questions

  static let names: [KeyName<QuizKey>] = KeyName.all

  static var synonyms: [String: QuizKey] {
    ["license": .licence, "name": .title, "items": .questions, "cards": .questions]
  }
}

enum QuestionKey: String, FormatKey {
  case text, options, distractors, answer, answers, answerIndex, blanks, reuse, hint, explanation
  case tags, id, code, marker

  static let names: [KeyName<QuestionKey>] = KeyName.all

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

  static let names: [KeyName<BlankKey>] = KeyName.all
}

enum OptionKey: String, FormatKey {
  case text, feedback

  static let names: [KeyName<OptionKey>] = KeyName.all
}

enum AlternativeKey: String, FormatKey {
  case text, number, tolerance, credit, feedback

  static let names: [KeyName<AlternativeKey>] = KeyName.all
}

enum SettingsKey: String, FormatKey {
  case shuffleQuestions, shuffleOptions, check, attempts, showSolution, scoring, match

  static let names: [KeyName<SettingsKey>] = KeyName.all
}

enum MatchKey: String, FormatKey {
  case `case`, accents, punctuation, typos

  static let names: [KeyName<MatchKey>] = KeyName.all
}

enum ResultKey: String, FormatKey {
  case from, to, text

  static let names: [KeyName<ResultKey>] = KeyName.all
}
