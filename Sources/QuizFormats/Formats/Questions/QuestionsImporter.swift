internal import QuizModel

/// Reads the question lists in JSON that many programs write, each with keys of its own.
///
/// The list is the root or stands under a key of the root. An object with `text` and without `cloze` is a
/// question of our own format, and then so is the file.
struct QuestionsImporter: DraftImporter {
  let name = "questions"
  let title = "question list"
  let endings: [String] = []

  /// At least half of the list must be questions with answers, so that a bad one does not hide the others.
  func recognises(_ file: ForeignFile) -> Bool {
    guard let root = file.jsonRoot, root["settings"] == nil,
      let elements = Self.list(in: root)?.elements, !elements.isEmpty,
      !elements.contains(where: \.isOurs)
    else { return false }
    var balance = 0
    for element in elements { balance += ForeignKeys.isQuestion(element) ? 1 : -1 }
    return balance >= 0
  }

  func read(_ file: ForeignFile, into draft: QuizDraft) throws(QuizFileError) {
    let root = try file.json.get().root
    guard let list = Self.list(in: root) else {
      throw QuizFileError(.importFailure(.missing("questions")), at: root.place)
    }
    describe(root, draft)
    var numbering = AnswerNumbering()
    for value in list.elements ?? JSONElements(of: list) {
      numbering.learn(from: ForeignQuestion(value, draft: nil))
    }
    for value in list.elements ?? JSONElements(of: list) {
      guard value.kind == .object else {
        draft.leaveOut(.withoutText, at: value.offset)
        continue
      }
      try ForeignQuestion(value, draft: draft)?.add(to: draft, by: numbering)
    }
  }

  /// The list of the questions, or nil; it may stand one object deeper, as in `quiz` and its `questions`.
  fileprivate static func list(in root: JSONValue, isNested: Bool = false) -> JSONValue? {
    if root.kind == .list { return root }
    let values = ["questions", "items", "cards", "data", "results", "quiz"].compactMap { root[$0] }
    return values.first { $0.kind == .list }
      ?? (isNested ? nil : values.lazy.compactMap { list(in: $0, isNested: true) }.first)
  }

  /// Takes over what the root says of the quiz.
  fileprivate func describe(_ root: JSONValue, _ draft: QuizDraft) {
    draft.quiz.title = root.first(of: ["title", "name"])?.string
    draft.quiz.description = root["description"]?.string
    draft.quiz.author = root["author"]?.string
    draft.quiz.language = root.first(of: ["language", "lang"])?.string
    draft.quiz.licence = root.first(of: ["licence", "license"])?.string
  }
}

extension JSONValue {
  /// Whether an object is a question of our own format.
  fileprivate var isOurs: Bool { self["text"]?.kind == .text && self["cloze"] == nil }
}
