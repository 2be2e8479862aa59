internal import QuizModel

/// Makes a question of a text with embedded answers.
struct EmbeddedQuestion {
  fileprivate let embedded: EmbeddedAnswers
  fileprivate let form: WrittenForm
  fileprivate let answerForm: WrittenForm
  fileprivate let draft: QuizDraft
  /// Where notes of an offset in the text belong.
  fileprivate let place: (Int) -> Int

  /// Begins with a text that was taken apart.
  ///
  /// - Parameters:
  ///   - embedded: The parts of the text.
  ///   - form: How the text is written.
  ///   - answerForm: How answers and feedback are written.
  ///   - draft: Where notes go.
  ///   - place: Where an offset in the text is in the text of the draft.
  init(
    _ embedded: EmbeddedAnswers, in form: WrittenForm, answersIn answerForm: WrittenForm,
    of draft: QuizDraft, at place: @escaping (Int) -> Int = { $0 }
  ) {
    self.embedded = embedded
    self.form = form
    self.answerForm = answerForm
    self.draft = draft
    self.place = place
  }

  /// Whether capitals count, for each answer that is a typed word.
  var caseRules: [Bool] {
    embedded.answers.compactMap { answer in
      if case .typed(let respectsCase) = answer.kind { respectsCase } else { nil }
    }
  }

  /// Whether options are shuffled, for each answer that is chosen.
  var shufflings: [Bool] {
    embedded.answers.compactMap { answer in
      switch answer.kind {
      case .choice(let shuffles), .severalChoices(let shuffles): shuffles
      case .typed, .number: nil
      }
    }
  }

  /// The question.
  ///
  /// An answer for which several alternatives are chosen becomes as many blanks, if nothing else is typed
  /// and there is no other of its kind; else any of the alternatives is right, with a note.
  ///
  /// - Throws: Why an answer cannot be read.
  func question() throws(QuestionFailure) -> QuestionDraft {
    var question = QuestionDraft()
    var blanks: [[BlankDraft]] = []
    for answer in embedded.answers {
      noteCosts(of: answer)
      switch answer.kind {
      case .typed: blanks.append([typedBlank(answer)])
      case .number: blanks.append([try numberBlank(answer)])
      case .choice: blanks.append([choiceBlank(answer)])
      case .severalChoices where canSpread:
        let right = alternatives(of: answer).filter { $0.credit > 0 }
        if Set(right.map(\.credit)).count > 1 {
          draft.note(.feature(.credit), at: place(answer.offset))
        }
        let blank = BlankDraft(
          right.map { Alternative($0.target) }, points: answer.weight / Double(max(1, right.count)))
        blanks.append(Array(repeating: blank, count: max(1, right.count)))
        question.options = options(of: answer)
      case .severalChoices:
        draft.note(.feature(.scoring), at: place(answer.offset))
        blanks.append([choiceBlank(answer)])
      }
    }
    question.pieces = pieces(blanks)
    return question
  }

  fileprivate var canSpread: Bool {
    var severals = 0
    for answer in embedded.answers {
      switch answer.kind {
      case .typed, .number: return false
      case .severalChoices: severals += 1
      case .choice: break
      }
    }
    return severals == 1
  }

  fileprivate func pieces(_ blanks: [[BlankDraft]]) -> [QuestionDraft.Piece] {
    var marked = ""
    var count = 0
    for part in embedded.parts {
      switch part {
      case .text(let text, _): marked += BlankMark.cleared(text)
      case .answer:
        marked += BlankMark.sign(count)
        count += 1
      }
    }
    let offset = place(embedded.parts.first?.offset ?? 0)
    let text = draft.plainText(marked, in: form, at: offset)
    return BlankMark.pieces(of: text).flatMap { piece -> [QuestionDraft.Piece] in
      switch piece {
      case .text(let text): [.text(text)]
      case .blank(let index):
        Array(blanks[index].map { [QuestionDraft.Piece.blank($0)] }.joined(separator: [.text(" ")]))
      }
    }
  }

  // MARK: Blanks

  fileprivate func choiceBlank(_ answer: EmbeddedAnswer) -> BlankDraft {
    BlankDraft(
      alternatives(of: answer).filter { $0.credit > 0 }, options: options(of: answer),
      points: answer.weight)
  }

  /// The alternatives as options would have them, feedback aside.
  fileprivate func alternatives(of answer: EmbeddedAnswer) -> [Alternative] {
    answer.alternatives.map { alternative in
      Alternative(.text(plain(alternative.text, of: alternative)), credit: alternative.credit)
    }
  }

  fileprivate func options(of answer: EmbeddedAnswer) -> [Option] {
    answer.alternatives.map { alternative in
      Option(
        // Its media are noted with the alternatives.
        answerForm.html(alternative.text).map { HTMLText($0).text } ?? alternative.text,
        feedback: alternative.feedback.map { plain($0, of: alternative) })
    }
  }

  fileprivate func typedBlank(_ answer: EmbeddedAnswer) -> BlankDraft {
    var blank = BlankDraft([], points: answer.weight)
    for alternative in answer.alternatives {
      let text = plain(alternative.text, of: alternative)
      let feedback = alternative.feedback.map { plain($0, of: alternative) }
      draft.append(
        AnswerPattern(text), credit: alternative.credit, feedback: feedback, to: &blank,
        at: place(alternative.offset))
    }
    return blank
  }

  fileprivate func numberBlank(
    _ answer: EmbeddedAnswer
  ) throws(QuestionFailure) -> BlankDraft {
    var blank = BlankDraft([], points: answer.weight)
    for alternative in answer.alternatives {
      let text = plain(alternative.text, of: alternative).trimmed
      let feedback = alternative.feedback.map { plain($0, of: alternative) }
      guard text != "*" else {
        draft.append(
          .anything, credit: alternative.credit, feedback: feedback, to: &blank,
          at: place(alternative.offset))
        continue
      }
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let tolerance = parts.count > 1 ? Decimal(person: String(parts[1])) : 0
      guard let number = Decimal(person: String(parts[0])), let tolerance, tolerance >= 0 else {
        throw QuestionFailure(
          reason: .mistake(.badNumber(found: text)), offset: alternative.offset)
      }
      blank.answers.append(
        Alternative(
          .number(number, tolerance: tolerance), credit: alternative.credit, feedback: feedback))
    }
    return blank
  }

  fileprivate func plain(_ text: String, of alternative: EmbeddedAlternative) -> String {
    draft.plainText(text, in: answerForm, at: place(alternative.offset))
  }

  fileprivate func noteCosts(of answer: EmbeddedAnswer) {
    if answer.alternatives.contains(where: { $0.credit < 0 }) {
      draft.note(.feature(.negativeCredit), at: place(answer.offset))
    }
    if answer.weight == 0 { draft.note(.feature(.points), at: place(answer.offset)) }
  }
}
