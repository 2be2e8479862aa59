internal import QuizModel

extension MoodleReading {
  /// One or several of some choices.
  mutating func choiceQuestion() throws(QuestionFailure) -> QuestionDraft {
    let prompt = plainText(of: try textField())
    let answers = element.all("answer")
    noteCosts(of: answers)
    let options = answers.map { Option(plainText(of: $0), feedback: feedback(of: $0)) }
    let right = zip(answers, options).filter { $0.0.credit > 0 }
    noteShuffling()
    let isSingle = isFlagged("single") != false
    if isSingle || right.count < 2 {
      let alternatives = right.map { answer, option in
        Alternative(.text(option.text), credit: isSingle ? answer.credit : 1)
      }
      return QuestionDraft(asking: prompt, answers: alternatives, options: options)
    }
    if Set(right.map(\.0.credit)).count > 1 { draft.note(.feature(.credit), at: element.offset) }
    return QuestionDraft(
      asking: prompt, all: right.map { Alternative(.text($1.text)) }, options: options)
  }

  /// True or false; the two are called so in English, for the file does not say how else.
  func truthQuestion() throws(QuestionFailure) -> QuestionDraft {
    let prompt = plainText(of: try textField())
    let answers = element.all("answer")
    let options = answers.map { answer in
      let word = answer.fieldText.trimmed
      return Option(
        word.prefix(1).uppercased() + word.dropFirst(), feedback: feedback(of: answer))
    }
    let right = zip(answers, options).filter { $0.0.credit > 0 }.map(\.1)
    return QuestionDraft(
      asking: prompt, answers: right.map { Alternative(.text($0.text)) }, options: options)
  }

  /// A word that is typed.
  mutating func shortAnswerQuestion() throws(QuestionFailure) -> QuestionDraft {
    let prompt = plainText(of: try textField())
    let answers = element.all("answer")
    noteCosts(of: answers)
    var blank = BlankDraft([])
    for answer in answers {
      draft.append(
        AnswerPattern(answer.fieldText), credit: answer.credit, feedback: feedback(of: answer),
        to: &blank, at: answer.offset)
    }
    caseRules = [isFlagged("usecase") ?? false]
    return QuestionDraft(asking: prompt, answers: blank.answers)
  }

  /// A number that is typed.
  func numberQuestion() throws(QuestionFailure) -> QuestionDraft {
    let prompt = plainText(of: try textField())
    let answers = element.all("answer")
    noteCosts(of: answers)
    if let units = element.first("units"), !units.elements.isEmpty {
      draft.note(.feature(.unit), at: units.offset)
    }
    var blank = BlankDraft([])
    for answer in answers {
      let text = answer.fieldText.trimmed
      guard text != "*" else {
        draft.append(
          .anything, credit: answer.credit, feedback: feedback(of: answer), to: &blank,
          at: answer.offset)
        continue
      }
      blank.answers.append(
        Alternative(
          .number(
            try decimal(text, at: answer.offset),
            tolerance: try decimal(
              answer.first("tolerance")?.text.unlessBlank ?? "0", at: answer.offset
            ).magnitude),
          credit: answer.credit, feedback: feedback(of: answer)))
    }
    return QuestionDraft(asking: prompt, answers: blank.answers)
  }

  fileprivate func decimal(_ text: String, at offset: Int) throws(QuestionFailure) -> Decimal {
    guard let number = Decimal(person: text) else {
      throw QuestionFailure(reason: .mistake(.badNumber(found: text)), offset: offset)
    }
    return number
  }

  // MARK: Parts of answers

  fileprivate func feedback(of answer: XMLElement) -> String? {
    answer.first("feedback").map(plainText(of:))?.unlessBlank
  }

  fileprivate func noteCosts(of answers: [XMLElement]) {
    guard let costly = answers.first(where: { $0.credit < 0 }) else { return }
    draft.note(.feature(.negativeCredit), at: costly.offset)
  }

  /// Adds whether options are shuffled.
  mutating func noteShuffling() {
    if let shuffles = isFlagged("shuffleanswers") { shufflings = [shuffles] }
  }

  /// What an element that is `1`, `0`, `true` or `false` says, or nil without it.
  func isFlagged(_ name: String) -> Bool? {
    guard let field = element.first(name) else { return nil }
    return ["1", "true"].contains(field.text.trimmed)
  }
}

extension XMLElement {
  /// The share of the points that an answer of Moodle's earns, 1 for all of them.
  var credit: Double {
    MoodleFraction.credit(percentage: Double((self[attribute: "fraction"] ?? "0").trimmed) ?? 0)
  }
}
