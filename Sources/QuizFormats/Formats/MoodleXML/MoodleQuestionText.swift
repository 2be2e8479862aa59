internal import QuizModel

/// A question as Moodle writes it in a file.
struct MoodleQuestionText {
  /// The question without what XML cannot hold.
  let question: Question
  fileprivate let settings: QuizSettings
  fileprivate let kind: MoodleKind
  /// Characters that XML cannot hold; they were left out.
  let unwritable: [Unicode.Scalar]

  /// Prepares a question whose blanks can all be right.
  init(_ question: Question, settings: QuizSettings) {
    (self.question, unwritable) = question.writableInXML
    self.settings = settings
    kind = MoodleKind(self.question)
  }

  /// The element of the question, for the root of a file.
  func element() -> XMLText {
    var text = XMLText(depth: 1)
    text.element("question", ["type": kind.moodleName]) { text in
      text.element("name") { $0.element("text", text: String(question.plainText.prefix(80))) }
      writeText(to: &text)
      MoodleField("generalfeedback", question.explanation ?? "").write(to: &text)
      if kind != .embedded { text.element("defaultgrade", text: question.grade.moodleDescription) }
      text.element("penalty", text: "0.3333333")
      text.element("hidden", text: "0")
      text.element("idnumber", text: question.id ?? "")
      writeAnswers(to: &text)
      for hint in question.blanks.flatMap(\.hints) + question.hints {
        MoodleField("hint", hint).write(to: &text)
      }
      guard !question.tags.isEmpty else { return }
      text.element("tags") { text in
        for tag in question.tags { text.element("tag") { $0.element("text", text: tag) } }
      }
    }
    return text
  }

  fileprivate func writeText(to text: inout XMLText) {
    let written: MoodleField
    switch kind {
    case .choice, .severalChoices, .shortAnswer, .numerical:
      written = MoodleField("questiontext", MoodlePrompt(question)?.text ?? question.textWithBlanks)
    case .menus, .boxes:
      let numbers = question.boxNumbers
      written = MoodleField(
        "questiontext", question, escaping: "[", gap: { "[[\(numbers[$0])]]" })
    case .embedded:
      written = MoodleField("questiontext", question, escaping: "{") { blank in
        MoodleEmbeddedText(question, settings: settings).answer(inBlank: blank)
      }
    }
    written.write(to: &text)
  }

  fileprivate func writeAnswers(to text: inout XMLText) {
    let shuffles = settings.shufflesOptions
    switch kind {
    case .choice, .severalChoices:
      text.element("single", text: kind == .choice ? "true" : "false")
      text.element("shuffleanswers", text: shuffles ? "true" : "false")
      text.element("answernumbering", text: "none")
      writeChoices(to: &text)
    case .shortAnswer:
      text.element(
        "usecase", text: settings.match.respectsCase || question.isCode ? "1" : "0")
      writeTypedAnswers(to: &text)
    case .numerical: writeTypedAnswers(to: &text)
    case .menus, .boxes:
      text.element("shuffleanswers", text: shuffles ? "1" : "0")
      for (group, bank) in question.banks.enumerated() {
        for option in bank.options {
          text.element(kind == .menus ? "selectoption" : "dragbox") { text in
            text.element("text", text: option.text.asHTML)
            text.element("group", text: "\(group + 1)")
            if kind == .boxes, question.reusesOptions { text.element("infinite", text: "") }
          }
        }
      }
    case .embedded: break
    }
  }

  fileprivate func writeChoices(to text: inout XMLText) {
    guard let blank = question.blanks.first else { return }
    let right = blank.answer?.alternatives ?? []
    for option in question.options(of: blank) {
      let credit = right.filter { $0.accepts(option.text, by: .option) }.map(\.credit).max() ?? 0
      writeAnswer(
        MoodleField("answer", option.text), credit: credit / Double(question.blanks.count),
        feedback: option.feedback, to: &text)
    }
  }

  fileprivate func writeTypedAnswers(to text: inout XMLText) {
    for alternative in question.blanks.first?.answer?.alternatives ?? [] {
      var tolerance: String?
      var written = alternative.text
      if case .number(_, let allowed) = alternative.target {
        tolerance = kind == .numerical ? allowed.description : nil
      } else {
        written = written.replacing("*", with: "\\*")
      }
      writeAnswer(
        MoodleField("answer", plain: written), credit: alternative.credit,
        feedback: alternative.feedback, tolerance: tolerance, to: &text)
    }
  }

  fileprivate func writeAnswer(
    _ field: MoodleField, credit: Double, feedback: String?, tolerance: String? = nil,
    to text: inout XMLText
  ) {
    field.write(fraction: MoodleFraction.percentage(of: credit), to: &text) { text in
      MoodleField("feedback", feedback ?? "").write(to: &text)
      if let tolerance { text.element("tolerance", text: tolerance) }
    }
  }
}

extension MoodleKind {
  /// Moodle's word for the type.
  fileprivate var moodleName: String {
    switch self {
    case .choice, .severalChoices: "multichoice"
    case .shortAnswer: "shortanswer"
    case .numerical: "numerical"
    case .menus: "gapselect"
    case .boxes: "ddwtos"
    case .embedded: "cloze"
    }
  }
}

extension Question {
  /// What the question as a whole counts for.
  fileprivate var grade: Double { blanks.map(\.points).reduce(0, +) }

  /// For each blank the number of the box that is right in it, each box once as far as there are enough.
  fileprivate var boxNumbers: [Int] {
    var used: Set<Int> = []
    return blanks.map { blank in
      guard case .choice(let bank) = blank.kind else { return 0 }
      let before = banks[..<bank].map(\.count).reduce(0, +)
      let options = banks[bank].options
      let right = options.indices.filter { index in
        blank.answer?.alternatives.contains {
          $0.accepts(options[index].text, by: .option)
        } ?? false
      }.map { before + $0 + 1 }
      let number = right.first { !used.contains($0) } ?? right.first ?? 0
      used.insert(number)
      return number
    }
  }
}

extension Double {
  /// The number without a point where it is a whole one.
  fileprivate var moodleDescription: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
