internal import QuizModel

/// Reads one item of an assessment.
struct QTIItem {
  /// The element `item`.
  let element: XMLElement
  let draft: QuizDraft
  /// What earns something, and what is said of answers.
  let scoring: QTIScoring
  /// The texts and the responses of the presentation in reading order, wherever they are nested.
  let parts: [XMLElement]

  init(_ element: XMLElement, draft: QuizDraft) {
    self.element = element
    self.draft = draft
    scoring = QTIScoring(element)
    var parts: [XMLElement] = []
    element.first("presentation")?.collectParts(into: &parts)
    self.parts = parts
  }

  /// The question.
  ///
  /// - Throws: Why it cannot be played.
  func question() throws(QuestionFailure) -> QuestionDraft {
    var question: QuestionDraft
    switch kind {
    case "multiple_dropdowns_question": question = try namedQuestion(isTyped: false)
    case "fill_in_multiple_blanks_question": question = try namedQuestion(isTyped: true)
    case "short_answer_question", "cc.fib.v0p1": question = try typedQuestion()
    case "numerical_question": question = try numberQuestion()
    case "multiple_choice_question", "true_false_question", "cc.multiple_choice.v0p1",
      "cc.true_false.v0p1":
      question = try choiceQuestion(isMultiple: false)
    case "multiple_answers_question", "cc.multiple_response.v0p1":
      question = try choiceQuestion(isMultiple: true)
    case nil: question = try plainQuestion()
    case let kind?: throw QuestionFailure(reason: .kind(kind), offset: element.offset)
    }
    addFeedback(to: &question)
    spreadPoints(over: &question)
    return question
  }

  /// The program's own word for the kind, or nil when the item has none.
  fileprivate var kind: String? {
    metadata("question_type") ?? metadata("cc_profile")
  }

  /// A value of the item's metadata.
  fileprivate func metadata(_ label: String) -> String? {
    let fields = element.first("itemmetadata")?.first("qtimetadata")?.all("qtimetadatafield") ?? []
    return fields.first { $0.first("fieldlabel")?.text.trimmed == label }?
      .first("fieldentry")?.text.trimmed
  }

  // MARK: Texts

  /// The text of all materials before the first response, or of all of them.
  func prompt() throws(QuestionFailure) -> String {
    let materials = parts.prefix { $0.name == "material" }
    let text = materials.map(plainText(of:)).joined(separator: "\n")
    guard text.unlessBlank != nil else {
      throw QuestionFailure(reason: .withoutText, offset: element.offset)
    }
    return text
  }

  /// The plain text of an element with texts somewhere in it, after a note of each medium.
  func plainText(of element: XMLElement) -> String {
    var texts: [String] = []
    for child in element.elements {
      switch child.name {
      case "mattext", "matemtext":
        let isHTML =
          child[attribute: "texttype"].map { $0 == "text/html" || $0 == "text/xhtml" }
          ?? child.text.looksLikeHTML
        texts.append(draft.plainText(child.text, in: isHTML ? .html : .plain, at: child.offset))
      case "matimage": note(.image, child)
      case "mataudio": note(.sound, child)
      case "matvideo": note(.video, child)
      default: texts.append(plainText(of: child))
      }
    }
    return texts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  fileprivate func note(_ kind: Loss.MediaKind, _ child: XMLElement) {
    draft.note(
      .media(kind, name: child[attribute: "uri"] ?? child[attribute: "label"] ?? ""),
      at: child.offset)
  }

  // MARK: Parts that all kinds have

  fileprivate func addFeedback(to question: inout QuestionDraft) {
    for feedback in element.all("itemfeedback") {
      let ident = feedback[attribute: "ident"] ?? ""
      switch ident {
      case "general_fb": question.explanation = plainText(of: feedback)
      case "correct_fb": note(.rightAnswerFeedback, feedback)
      case "general_incorrect_fb": note(.wrongAnswerFeedback, feedback)
      default:
        if let hint = feedback.first("hint") { question.hints.append(plainText(of: hint)) }
        if let solution = feedback.first("solution"), question.explanation == nil {
          question.explanation = plainText(of: solution)
        }
      }
    }
  }

  fileprivate func note(_ feature: Loss.Feature, _ feedback: XMLElement) {
    if plainText(of: feedback).unlessBlank != nil {
      draft.note(.feature(feature), at: feedback.offset)
    }
  }

  /// Gives each blank its part of the points.
  fileprivate func spreadPoints(over question: inout QuestionDraft) {
    guard let text = metadata("points_possible"), let points = Double(text) else { return }
    guard points > 0 else { return draft.note(.feature(.points), at: element.offset) }
    let blanks = question.pieces.count { if case .blank = $0 { true } else { false } }
    question.pieces = question.pieces.map { piece in
      guard case .blank(var blank) = piece else { return piece }
      blank.points = points / Double(max(1, blanks))
      return .blank(blank)
    }
  }

  /// What is said of an answer, or nil.
  func feedback(of value: String, in response: String) -> String? {
    guard let ident = scoring.feedback[QTIScoring.Answer(response: response, value: value)],
      let feedback = element.all("itemfeedback").first(where: { $0[attribute: "ident"] == ident })
    else { return nil }
    return plainText(of: feedback).unlessBlank
  }
}

extension XMLElement {
  /// Collects materials and responses.
  ///
  /// Recursion is safe: ``XMLReader`` limits the depth.
  fileprivate func collectParts(into parts: inout [XMLElement]) {
    for child in elements {
      if child.name == "material" || child.name.hasPrefix("response_") {
        parts.append(child)
      } else {
        child.collectParts(into: &parts)
      }
    }
  }
}
