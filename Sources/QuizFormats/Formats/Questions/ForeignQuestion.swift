internal import QuizModel

/// A question as another program's JSON has it.
struct ForeignQuestion {
  fileprivate let value: JSONValue
  fileprivate let prompt: JSONValue
  fileprivate let wrong: [JSONValue]
  /// What is right: texts, numbers, letters or truth values.
  let answers: [JSONValue]
  /// All that there is to choose from, or nil when right answers stand apart from wrong ones or are typed.
  let options: [ForeignOption]?

  /// Finds the parts of a question; one without a text is noted.
  ///
  /// - Parameters:
  ///   - value: An object.
  ///   - draft: Where losses are noted, or nil to note none.
  init?(_ value: JSONValue, draft: QuizDraft?) {
    guard let prompt = ForeignKeys.prompt(of: value) else {
      draft?.leaveOut(.withoutText, at: value.offset)
      return nil
    }
    self.value = value
    self.prompt = prompt
    wrong = value.first(of: ForeignKeys.wrong)?.values ?? []
    var given = value.first(of: ForeignKeys.answer)
    var offered = value.first(of: ForeignKeys.options)
    if let answers = value["answers"] {
      let areOptions = given != nil || ForeignKeys.marksRight(answers)
      if offered == nil, areOptions {
        offered = answers
      } else if given == nil {
        given = answers
      }
    }
    answers = given?.values ?? []
    options = offered.map { ForeignOption.options(in: $0, draft: draft) }
  }

  /// Adds the question to a quiz, or notes why that cannot be.
  ///
  /// - Throws: The answer that could mean several options.
  func add(to draft: QuizDraft, by numbering: AnswerNumbering) throws(QuizFileError) {
    guard let text = prompt.text(draft) else {
      return draft.leaveOut(.withoutText, at: value.offset)
    }
    var question: QuestionDraft
    if value["text"] != nil, let cloze = value["cloze"] {
      guard let found = QuestionDraft(hiding: cloze.values.compactMap(\.plainValue), in: text)
      else {
        let missing = cloze.values.compactMap(\.plainValue).joined(separator: ", ")
        let found = prompt.document.text.excerpt(at: prompt.offset)
        return draft.leaveOut(.mistake(.expected(missing, found: found)), at: cloze.offset)
      }
      question = found
    } else if let options, !options.isEmpty {
      guard let right = try right(among: options, draft, numbering) else { return }
      question = QuestionDraft(
        asking: text, right: right.map { options[$0].option.text }, options: options.map(\.option),
        isList: right.count > 1)
    } else {
      guard let typed = withoutOptions(text, draft) else {
        return draft.leaveOut(.withoutAnswer, at: value.offset)
      }
      question = typed
    }
    complete(&question, draft)
    draft.add(question, at: value.offset)
  }

  /// The indices of the right options, or nil when the question is left out.
  fileprivate func right(
    among options: [ForeignOption], _ draft: QuizDraft, _ numbering: AnswerNumbering
  ) throws(QuizFileError) -> [Int]? {
    var right = options.indices.filter { options[$0].isRight }
    for answer in right.isEmpty ? answers : [] {
      let found = answer.plainValue ?? answer.excerpt
      switch numbering.meaning(of: answer, among: options) {
      case .option(let index): if !right.contains(index) { right.append(index) }
      case .ambiguous:
        throw QuizFileError(.importFailure(.ambiguousAnswer(found: found)), at: answer.place)
      case .unknown:
        draft.leaveOut(.mistake(.unknownAnswer(found: found)), at: answer.offset)
        return nil
      }
    }
    if right.isEmpty { draft.leaveOut(.withoutAnswer, at: value.offset) }
    return right.isEmpty ? nil : right
  }

  /// The question with wrong answers that stand apart, as true or false, or to be typed.
  fileprivate func withoutOptions(_ text: String, _ draft: QuizDraft) -> QuestionDraft? {
    let right = answers.compactMap { $0.text(draft) }
    guard !right.isEmpty else { return nil }
    let isTruth = answers.count == 1 && answers[0].kind == .boolean
    let wrong = wrong.compactMap { $0.text(draft) }
    let options =
      isTruth && wrong.isEmpty
      ? ["True", "False"].map { Option($0) }
      : (right + wrong).map { Option($0) }.scattered(for: text)
    return QuestionDraft(
      asking: text, right: right, options: isTruth || !wrong.isEmpty ? options : nil,
      isList: value["answers"]?.kind == .list || right.count > 1)
  }

  /// Adds what else is said of the question.
  fileprivate func complete(_ question: inout QuestionDraft, _ draft: QuizDraft) {
    question.id = value["id"]?.plainValue
    question.hints = (value.first(of: ForeignKeys.hints)?.values ?? []).compactMap {
      $0.text(draft)
    }
    question.explanation = value.first(of: ForeignKeys.explanation)?.text(draft)
    question.tags = ForeignKeys.tags.flatMap { key in
      (value[key]?.values ?? []).compactMap { $0.text(draft) }
    }
    for (kind, keys) in ForeignKeys.media {
      guard let medium = value.first(of: keys), let name = medium.string, !name.isEmpty else {
        continue
      }
      let file = name.split(separator: "/").last.map(String.init) ?? name
      draft.note(.media(kind, name: file), at: medium.offset)
    }
  }
}
