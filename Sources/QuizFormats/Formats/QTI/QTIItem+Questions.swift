internal import QuizModel

extension QTIItem {
  /// The responses in reading order.
  fileprivate var responses: [XMLElement] { parts.filter { $0.name != "material" } }

  fileprivate func onlyResponse() throws(QuestionFailure) -> XMLElement {
    guard let response = responses.first else {
      throw QuestionFailure(
        reason: .mistake(.missing("response_lid")), offset: element.offset)
    }
    return response
  }

  /// A text with the names of responses in brackets.
  ///
  /// Canvas accepts every answer that it lists for a blank which is typed, though the conditions name
  /// the first of them alone.
  func namedQuestion(isTyped: Bool) throws(QuestionFailure) -> QuestionDraft {
    var blanks: [String: BlankDraft] = [:]
    for response in responses {
      let ident = response.ident
      let choices = choices(of: response)
      var blank: BlankDraft
      if isTyped {
        blank = BlankDraft(
          choices.map { choice in
            Alternative(.text(choice.option.text), feedback: choice.option.feedback)
          })
      } else {
        blank = BlankDraft(right(choices, in: ident), options: choices.map(\.option))
      }
      blank.points = 1
      let prefix = "response_"
      let name =
        response.first("material").map { $0.text.trimmed }?.unlessEmpty
        ?? (ident.hasPrefix(prefix) ? String(ident.dropFirst(prefix.count)) : ident)
      blanks[name] = blank
    }
    let text = QTINamedText(try prompt(), names: Set(blanks.keys))
    for name in blanks.keys.sorted() where !text.found.contains(name) {
      throw QuestionFailure(
        reason: .mistake(.missing("[\(name)]")), offset: element.offset)
    }
    return QuestionDraft(
      text.pieces.map { piece in
        switch piece {
        case .text(let text): .text(text)
        case .name(let name): .blank(blanks[name] ?? BlankDraft([]))
        }
      })
  }

  /// One or several of some choices.
  func choiceQuestion(isMultiple: Bool) throws(QuestionFailure) -> QuestionDraft {
    let response = try onlyResponse()
    let choices = choices(of: response)
    let right = right(choices, in: response.ident)
    let prompt = try prompt()
    let options = choices.map(\.option)
    guard isMultiple, right.count > 1 else {
      return QuestionDraft(asking: prompt, answers: right, options: options)
    }
    return QuestionDraft(
      asking: prompt, all: right.map { Alternative($0.target) }, options: options)
  }

  /// A word that is typed.
  func typedQuestion() throws(QuestionFailure) -> QuestionDraft {
    QuestionDraft(asking: try prompt(), answers: typedAnswers(in: try onlyResponse()))
  }

  /// A number that is typed.
  func numberQuestion() throws(QuestionFailure) -> QuestionDraft {
    let ident = try onlyResponse().ident
    var answers: [Alternative] = []
    for condition in scoring.conditions where condition.score > 0 {
      let exact = try condition.answers.first.map { answer throws(QuestionFailure) in
        try decimal(answer.value, at: condition.offset)
      }
      var (number, tolerance) = (exact, Decimal(0))
      if let low = condition.lower.first, let high = condition.upper.first {
        let bounds = (
          try decimal(low, at: condition.offset), try decimal(high, at: condition.offset)
        )
        number = (bounds.0 + bounds.1) / 2
        tolerance = (bounds.1 - bounds.0).magnitude / 2
      }
      guard let number else { continue }
      let feedback = condition.answers.first.flatMap { self.feedback(of: $0.value, in: ident) }
      answers.append(Alternative(.number(number, tolerance: tolerance), feedback: feedback))
    }
    return QuestionDraft(asking: try prompt(), answers: answers)
  }

  /// An item that does not say what it is, by its responses: one of choices, or some that are typed where
  /// they stand.
  func plainQuestion() throws(QuestionFailure) -> QuestionDraft {
    let response = try onlyResponse()
    if response.first("render_choice") != nil, responses.count == 1 {
      return try choiceQuestion(isMultiple: response[attribute: "rcardinality"] == "Multiple")
    }
    guard responses.allSatisfy({ $0.first("render_fib") != nil }) else {
      throw QuestionFailure(
        reason: .kind(response.elements.last?.name ?? response.name), offset: element.offset)
    }
    if responses.count == 1, parts.last?.name != "material" { return try typedQuestion() }
    return QuestionDraft(
      parts.flatMap { part -> [QuestionDraft.Piece] in
        part.name == "material"
          ? [.text(" " + plainText(of: part) + " ")]
          : [.blank(BlankDraft(typedAnswers(in: part)))]
      })
  }

  // MARK: Answers

  fileprivate typealias Choice = (ident: String, option: Option)

  fileprivate func choices(of response: XMLElement) -> [Choice] {
    var labels: [XMLElement] = []
    response.first("render_choice")?.collectLabels(into: &labels)
    return labels.map { label in
      (
        label.ident,
        Option(plainText(of: label), feedback: feedback(of: label.ident, in: response.ident))
      )
    }
  }

  /// The choices that earn something.
  fileprivate func right(_ choices: [Choice], in response: String) -> [Alternative] {
    let credits = scoring.credits(in: response)
    if credits.contains(where: { $0.credit < 0 }) {
      draft.note(.feature(.negativeCredit), at: element.offset)
    }
    return choices.compactMap { choice in
      guard let credit = credits.first(where: { $0.value == choice.ident })?.credit, credit > 0
      else { return nil }
      return Alternative(.text(choice.option.text), credit: credit)
    }
  }

  fileprivate func typedAnswers(in response: XMLElement) -> [Alternative] {
    scoring.credits(in: response.ident).filter { $0.credit > 0 }.map { value, credit in
      Alternative(
        .text(value), credit: credit, feedback: feedback(of: value, in: response.ident))
    }
  }

  fileprivate func decimal(_ text: String, at offset: Int) throws(QuestionFailure) -> Decimal {
    guard let number = Decimal(person: text) else {
      throw QuestionFailure(reason: .mistake(.badNumber(found: text)), offset: offset)
    }
    return number
  }
}

extension XMLElement {
  fileprivate var ident: String { self[attribute: "ident"] ?? "" }

  /// Collects labels, which can be in flows.
  ///
  /// Recursion is safe: ``XMLReader`` limits the depth.
  fileprivate func collectLabels(into labels: inout [XMLElement]) {
    for child in elements {
      if child.name == "response_label" {
        labels.append(child)
      } else {
        child.collectLabels(into: &labels)
      }
    }
  }
}
