internal import QuizModel

/// A question as its file says it.
struct WrittenQuestion {
  fileprivate let question: Question
  /// The bank that is written on the question, or nil when each blank has its own options.
  fileprivate let sharedBank: Int?

  /// Decides what is said of the question and what of each blank.
  init(_ question: Question) {
    self.question = question
    sharedBank = question.sharedBank
  }

  /// The question with its keys in the order of the format's specification, its name first.
  var json: JSONText {
    let text = WrittenText(question.text, isCode: question.isCode)
    var object = WrittenObject<QuestionKey>()
    object.write(.id, question.id)
    object.write(.text, text.text)
    object.write(.marker, text.marker)
    object.write(.code, question.isCode, unless: false)
    if let sharedBank { object.write(.options, options(ofBank: sharedBank)) }
    writeBlanks(to: &object)
    object.write(.reuse, question.reusesOptions, unless: false)
    object.write(.hint, oneOrMore: question.hints)
    object.write(.explanation, question.explanation)
    if !question.tags.isEmpty { object.write(.tags, .list(question.tags.map(JSONText.text))) }
    return object.json
  }

  /// Writes the answers and what else is said of single blanks.
  fileprivate func writeBlanks(to object: inout WrittenObject<QuestionKey>) {
    let blanks = question.blanks
    if blanks.contains(where: needsEntry) {
      object.write(.blanks, .list(blanks.map(entry)))
    } else if blanks.contains(where: { $0.answer != nil }) {
      if blanks.count == 1 {
        object.write(.answer, blanks[0].answer.json)
      } else {
        object.write(.answers, .list(blanks.map(\.answer.json)))
      }
    } else if blanks.contains(where: \.isTyped) {
      // Without it nothing would say that the blanks are to be typed.
      object.write(.answers, .list(blanks.map { _ in .null }))
    }
  }

  /// Whether an answer alone does not say what a blank is.
  fileprivate func needsEntry(_ blank: Blank) -> Bool {
    let hasOwnOptions =
      switch blank.kind {
      case .typed: false
      case .choice(let bank): bank != sharedBank
      }
    return hasOwnOptions || !blank.hints.isEmpty || blank.points != 1
  }

  /// What `blanks` says of a blank.
  fileprivate func entry(_ blank: Blank) -> JSONText {
    var object = WrittenObject<BlankKey>()
    if case .choice(let bank) = blank.kind, bank != sharedBank {
      object.write(.options, options(ofBank: bank))
    }
    // A typed blank is told from one that nothing fills by having an answer, be it null.
    if blank.answer != nil || blank.isTyped { object.write(.answer, blank.answer.json) }
    object.write(.hint, oneOrMore: blank.hints)
    object.write(.points, blank.points, unless: 1)
    return object.json
  }

  fileprivate func options(ofBank bank: Int) -> JSONText {
    .list(question.banks[bank].options.map(\.json))
  }
}

extension Question {
  /// The bank that the question's own `options` can be, or nil.
  ///
  /// Where a question has options, an entry without any draws from them: they leave no blank to be
  /// typed. One bank is shared if any is; else one with a repeated option, which the format allows
  /// there alone; else the only one.
  fileprivate var sharedBank: Int? {
    let used = blanks.compactMap { blank in
      if case .choice(let bank) = blank.kind { bank } else { nil }
    }
    guard used.count == blanks.count, let first = used.first else { return nil }
    let distinct = Set(used)
    guard distinct.count > 1 else { return first }
    let numbers = used.reduce(into: [:]) { counts, bank in counts[bank, default: 0] += 1 }
    return used.first { numbers[$0, default: 0] > 1 } ?? used.first { banks[$0].hasRepetitions }
  }
}

extension OptionBank {
  fileprivate var hasRepetitions: Bool {
    Set(options.map { TextComparison.option.folded($0.text) }).count < options.count
  }
}
