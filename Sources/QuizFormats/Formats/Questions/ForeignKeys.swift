/// The keys by which programs call the parts of a question.
enum ForeignKeys {
  static let answer: [String] = [
    "answer", "correct_answer", "correctAnswer", "correct", "solution", "correct_answers",
    "correctAnswers", "correct_option", "correctOption", "answerIndex", "answer_index",
    "correctIndex", "correct_index", "correctAnswerIndex", "correct_answer_index", "back",
    "definition",
  ]
  static let options: [String] = ["options", "choices"]
  static let wrong: [String] = [
    "incorrect_answers", "incorrectAnswers", "wrong_answers", "wrongAnswers", "wrong", "incorrect",
    "distractors",
  ]
  /// What says of an option that it is right.
  static let isRight: [String] = [
    "correct", "isCorrect", "is_correct", "right", "isRight", "is_right",
  ]
  static let optionText: [String] = [
    "text", "answer", "option", "value", "content", "label", "title",
  ]
  static let optionLabel: [String] = ["label", "key", "letter", "id"]
  static let hints: [String] = ["hint", "hints"]
  static let explanation: [String] = ["explanation", "rationale", "feedback"]
  static let tags: [String] = ["category", "categories", "tags", "tag", "topic", "difficulty"]
  static let media: [(kind: Loss.MediaKind, keys: [String])] = [
    (.image, ["image", "imageUrl", "imageURL", "image_url", "img", "picture"]),
    (.sound, ["audio", "sound"]), (.video, ["video"]),
  ]

  /// What is asked, a text.
  static func prompt(of question: JSONValue) -> JSONValue? {
    if question["cloze"] != nil, let text = question["text"], text.kind == .text { return text }
    let keys = ["question", "prompt", "sentence", "stem", "cloze", "term", "front"]
    guard let value = question.first(of: keys) else { return nil }
    let text = value.kind == .object ? value["text"] : value
    return text?.kind == .text ? text : nil
  }

  /// Whether options in a list themselves say which of them are right.
  static func marksRight(_ options: JSONValue) -> Bool {
    options.elements?.contains { $0.first(of: isRight) != nil } == true
  }

  /// Whether a value is a question that says in some way what is right.
  static func isQuestion(_ value: JSONValue) -> Bool {
    value.kind == .object && prompt(of: value) != nil && hasAnswer(value)
  }

  /// Whether a question says in some way what is right.
  fileprivate static func hasAnswer(_ question: JSONValue) -> Bool {
    if question["cloze"] != nil, question["text"] != nil { return true }
    if question.first(of: answer + ["answers"]) != nil { return true }
    return question.first(of: options).map(marksRight) == true
  }
}

extension JSONValue {
  /// A text, a number or a truth value as a text.
  var plainValue: String? {
    string ?? number ?? boolean.map { $0 ? "True" : "False" }
  }

  /// The values of a list, or the value itself.
  var values: [JSONValue] { elements.map(Array.init) ?? [self] }
}
