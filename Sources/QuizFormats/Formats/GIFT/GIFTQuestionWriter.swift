internal import QuizModel

/// Writes one question as the items of a GIFT file.
struct GIFTQuestionWriter {
  fileprivate let question: Question
  fileprivate let number: Int
  fileprivate let notes: ExportNotes

  /// Takes a question.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - number: Its number, from 1.
  ///   - notes: Where notes go.
  init(_ question: Question, number: Int, notes: ExportNotes) {
    self.question = question
    self.number = number
    self.notes = notes
  }

  /// The items, without empty lines; none when the question is left out.
  mutating func items() -> [String] {
    let scored = question.blanks.indices.filter { question.blanks[$0].answer != nil }
    guard let first = scored.first else {
      notes.leaveOut(.withoutAnswer, question: number)
      return []
    }
    guard !question.blanks.contains(where: \.hasArrow) else {
      notes.leaveOut(.kind("->"), question: number)
      return []
    }
    noteLosses()
    if let prompt = question.promptOfSeveralAnswers {
      return [labels(withID: true) + severalAnswers(prompt)]
    }
    if question.blanks.count == 1 {
      if question.reusesOptions { note(.optionReuse) }
      return [labels(withID: true) + item(asking: first, in: question.text)]
    }
    note(.split)
    if scored.count < question.blanks.count { note(.survey) }
    if question.id != nil { note(.id) }
    let solution = question.solution(keeping: question.blanks.map { _ in nil })
    return scored.map { blank in
      let text = question.text.map { segment in
        guard case .blank(let other) = segment, other != blank else { return segment }
        return TextSegment.text(solution[other].flatMap { question.text(of: $0) } ?? "…")
      }
      return labels(withID: false) + item(asking: blank, in: text)
    }
  }

  fileprivate func note(_ feature: Loss.Feature) { notes.note(feature, question: number) }

  fileprivate func noteLosses() {
    if question.isCode { note(.codeQuestion) }
    if !question.hints.isEmpty || question.blanks.contains(where: { !$0.hints.isEmpty }) {
      note(.hints)
    }
    if question.blanks.contains(where: { $0.points != 1 }) { note(.points) }
  }

  /// The comment with the name and the tags, and its line end; empty when there are none.
  fileprivate func labels(withID: Bool) -> String {
    var labels: [String] = []
    if let id = question.id, withID {
      if let label = id.giftLabel { labels.append("[id:\(label)]") } else { note(.id) }
    }
    for tag in question.tags {
      if let label = tag.giftLabel { labels.append("[tag:\(label)]") } else { note(.tags) }
    }
    return labels.isEmpty ? "" : "// " + labels.joined(separator: " ") + "\n"
  }

  /// One blank of a text as a question.
  fileprivate func item(asking blank: Int, in text: [TextSegment]) -> String {
    let target = question.blanks[blank]
    let writer = GIFTAnswerWriter(question: number, notes: notes)
    let answers: [String]
    if case .choice(let bank) = target.kind {
      answers = writer.choice(question.banks[bank].options, target.answer)
    } else {
      answers = writer.typed(target.answer)
    }
    var halves = ["", ""]
    var isAfter = false
    for segment in text {
      switch segment {
      case .text(let text): halves[isAfter ? 1 : 0] += text
      case .blank: isAfter = true
      }
    }
    let (before, after) = (halves[0], halves[1].trimmed.isEmpty ? "" : halves[1])
    if after.isEmpty, let prompt = before.promptOnLinesOfItsOwn, !prompt.hasBlanks {
      return prompt.giftText() + " " + block(answers, isLong: true)
    }
    let start = GIFTText.prefix(of: before + String(GIFTText.placeholder) + after)
    // A line end that is written makes the answers stand within the text, as a blank does.
    return start + before.escapedForGIFT + block(answers, isLong: false)
      + (after.isEmpty ? "\\n" : after.escapedForGIFT)
  }

  fileprivate func severalAnswers(_ prompt: String) -> String {
    let writer = GIFTAnswerWriter(question: number, notes: notes)
    let answers = writer.severalChoices(question.banks[0].options, question.blanks)
    return prompt.giftText() + " " + block(answers, isLong: true)
  }

  fileprivate func block(_ answers: [String], isLong: Bool) -> String {
    let all = answers + (question.explanation.map { ["####" + $0.giftText()] } ?? [])
    return isLong
      ? "{\n\t" + all.joined(separator: "\n\t") + "\n}" : "{\(all.joined(separator: " "))}"
  }
}

extension Question {
  /// What is asked, when the blanks are a row on a line of their own, and each option that is right is
  /// right in every one of them, and there are as many of these as blanks.
  fileprivate var promptOfSeveralAnswers: String? {
    guard blanks.count > 1, banks.count == 1, !reusesOptions, text.count == 2 * blanks.count,
      case .text(let start)? = text.first, let prompt = start.promptOnLinesOfItsOwn
    else { return nil }
    for (index, segment) in text.enumerated().dropFirst() {
      guard segment == (index.isMultiple(of: 2) ? .text(" ") : .blank(index / 2)) else {
        return nil
      }
    }
    let answers = Set(blanks.map { Set($0.answer?.alternatives ?? []) })
    guard let right = answers.first, answers.count == 1, right.count == blanks.count else {
      return nil
    }
    let areTexts = right.allSatisfy {
      if case .text = $0.target { $0.credit == 1 && $0.feedback == nil } else { false }
    }
    let accepted = banks[0].options.count { option in
      right.contains { $0.accepts(option.text, by: .option) }
    }
    return areTexts && accepted == right.count && blanks.allSatisfy { $0.kind == .choice(bank: 0) }
      ? prompt : nil
  }
}

extension Blank {
  /// Whether one of the texts to be typed has an arrow in it: GIFT takes it for a pair to be matched.
  fileprivate var hasArrow: Bool {
    isTyped && (answer?.alternatives ?? []).contains { $0.text.contains("->") }
  }
}

extension String {
  /// The text before its last line end, when a blank after it stands on a line of its own.
  fileprivate var promptOnLinesOfItsOwn: String? {
    guard hasSuffix("\n") else { return nil }
    let prompt = String(dropLast())
    return prompt.unlessBlank != nil && prompt.unicodeScalars.last?.properties.isWhitespace == false
      ? prompt : nil
  }

  /// Whether other formats' rules would find blanks in the text.
  fileprivate var hasBlanks: Bool {
    !ClozeText(ArraySlice(utf8), isOurs: false).blankPositions.isEmpty
  }
}
