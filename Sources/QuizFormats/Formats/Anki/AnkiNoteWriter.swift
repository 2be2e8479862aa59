internal import QuizModel

/// Writes a question as a note with cloze deletions.
struct AnkiNoteWriter {
  fileprivate let question: Question
  fileprivate let number: Int
  fileprivate let notes: ExportNotes

  /// Begins with a question, its number in the quiz from 1.
  init(_ question: Question, number: Int, notes: ExportNotes) {
    self.question = question
    self.number = number
    self.notes = notes
  }

  /// The text, what explains it and its tags, or nil when the question is left out.
  func fields() -> [String]? {
    guard question.blanks.allSatisfy({ $0.answer?.best.isEmpty == false }) else {
      notes.leaveOut(.withoutAnswer, question: number)
      return nil
    }
    noteLosses()
    let words = question.rightWords
    let pieces = question.text.map { segment in
      switch segment {
      case .text(let text): AnkiHTML.escaped(text)
      case .blank(let index): AnkiHTML.deletion(of: words[index] ?? "", hint: hint(ofBlank: index))
      }
    }
    let text = AnkiHTML.field(
      pieces.joined(), keepsSpaces: AnkiHTML.needsSpaces(question.textWithBlanks))
    let explanation = question.explanation.map {
      AnkiHTML.field(AnkiHTML.escaped($0), keepsSpaces: AnkiHTML.needsSpaces($0))
    }
    return [text, explanation ?? "", tags.joined(separator: " ")]
  }

  /// The one hint that a deletion can have; the question's own where there is no other blank.
  fileprivate func hint(ofBlank index: Int) -> String? {
    question.blanks[index].hints.first ?? (question.blanks.count == 1 ? question.hints.first : nil)
  }

  fileprivate func noteLosses() {
    notes.noteFeedbackAndCredit(of: question, number: number)
    let answers = question.blanks.compactMap(\.answer)
    let hasSeveral = { (answer: Answer) in answer.alternatives.count { $0.credit > 0 } > 1 }
    let hasNumber = answers.contains { answer in
      answer.alternatives.contains { if case .number = $0.target { true } else { false } }
    }
    let texts =
      [question.textWithBlanks, question.explanation ?? ""]
      + question.blanks.indices.compactMap(hint(ofBlank:)) + question.rightWords.compactMap(\.self)
    let losses: [(feature: Loss.Feature, isThere: Bool)] = [
      (.options, !question.banks.isEmpty),
      (.optionReuse, question.reusesOptions && question.banks.isEmpty),
      (.alternatives, answers.contains(where: hasSeveral)),
      (.tolerance, hasNumber),
      (.points, question.blanks.contains { $0.points != 1 }),
      (.hints, !question.hints.isEmpty || question.blanks.contains { $0.hints.count > 1 }),
      (.id, question.id != nil),
      (.codeQuestion, question.isCode),
      (.tags, tags != question.tags),
      (.style, texts.contains(where: AnkiHTML.losesCharacters)),
    ]
    for (feature, isThere) in losses where isThere { notes.note(feature, question: number) }
  }

  /// The labels as Anki has them, without spaces.
  fileprivate var tags: [String] {
    question.tags.map { tag in
      tag.split(whereSeparator: \.isWhitespace).joined(separator: "_")
    }
  }
}
