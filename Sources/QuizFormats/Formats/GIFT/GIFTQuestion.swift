internal import QuizModel

/// Makes a draft of one question of a GIFT file.
struct GIFTQuestion {
  fileprivate let reader: GIFTReader
  fileprivate let prompt: GIFTPrompt
  /// The format of texts that name none.
  fileprivate let format: GIFTFormat
  fileprivate let answers: Range<Int>
  fileprivate let offset: Int
  fileprivate let explanation: String?

  /// Reads the text of a question.
  ///
  /// - Throws: That there is no text, or no place for an answer.
  init(_ parts: GIFTParts, by reader: GIFTReader, at offset: Int) throws(GIFTMistake) {
    guard let answers = parts.answers else {
      throw GIFTMistake(.kind("description"), at: offset)
    }
    guard !answers.isEmpty else { throw GIFTMistake(.kind("essay"), at: offset) }
    self.answers = answers
    self.reader = reader
    self.offset = offset
    (prompt, format) = reader.prompt(parts)
    guard !prompt.isEmpty else { throw GIFTMistake(.withoutText, at: offset) }
    explanation = reader.feedback(parts.generalFeedback, format: format)
  }

  /// The question.
  ///
  /// - Throws: What is wrong with its answers.
  func draft() throws(GIFTMistake) -> QuestionDraft {
    var question: QuestionDraft
    let bytes = reader.bytes
    if bytes[answers.lowerBound] == .hash {
      question = try numerical()
    } else if bytes.firstUnescaped(in: answers, where: { $0 == .tilde }) != nil {
      question = try choice()
    } else if let truth = GIFTTruth(bytes, in: answers) {
      question = trueFalse(truth)
    } else {
      question = try shortAnswer()
    }
    question.explanation = explanation
    return question
  }

  fileprivate func choice() throws(GIFTMistake) -> QuestionDraft {
    let answers = try GIFTAnswer.all(reader.bytes, in: answers)
    if let negative = answers.first(where: \.isNegative) {
      reader.draft.note(.feature(.negativeCredit), at: negative.offset)
    }
    let options = answers.map { answer in
      Option(
        reader.text(answer.text, format: format),
        feedback: reader.feedback(answer.feedback, format: format))
    }
    let right = zip(answers, options).filter { $0.0.credit > 0 }
    guard let first = right.first else { throw GIFTMistake(.withoutAnswer, at: offset) }
    if answers.contains(where: { $0.isRight || $0.credit == 1 }) {
      let alternatives = right.map { Alternative(.text($0.1.text), credit: $0.0.credit) }
      return prompt.question(alternatives, options: options)
    }
    // Several answers are right together; how much each earns cannot be told apart.
    let isEven = right.count > 1 && right.allSatisfy { $0.0.credit == first.0.credit }
    if !isEven { reader.draft.note(.feature(.credit), at: first.0.offset) }
    let alternatives = right.map { Alternative(.text($0.1.text)) }
    return prompt.question(all: alternatives, options: options)
  }

  fileprivate func trueFalse(_ truth: GIFTTruth) -> QuestionDraft {
    let right = reader.feedback(truth.rightFeedback, format: format)
    let wrong = reader.feedback(truth.wrongFeedback, format: format)
    let options = [
      Option("True", feedback: truth.isTrue ? right : wrong),
      Option("False", feedback: truth.isTrue ? wrong : right),
    ]
    let answer = Alternative(.text(truth.isTrue ? "True" : "False"))
    return prompt.question([answer], options: options)
  }

  fileprivate func shortAnswer() throws(GIFTMistake) -> QuestionDraft {
    let answers = try GIFTAnswer.all(reader.bytes, in: answers)
    if answers.count > 1, answers.contains(where: isMatch) {
      throw GIFTMistake(.kind("matching"), at: offset)
    }
    var alternatives: [Alternative] = []
    for answer in answers {
      // Moodle compares the answer as it is written, in whatever format the question is.
      let pattern = reader.text(answer.text, format: .plain)
      guard let text = pattern.withoutWildcards else {
        reader.draft.note(.feature(.wildcard), at: answer.offset)
        continue
      }
      alternatives.append(
        Alternative(
          .text(text), credit: answer.credit,
          feedback: reader.feedback(answer.feedback, format: format)))
    }
    return prompt.question(alternatives)
  }

  /// Whether an answer is a pair of two that belong together.
  fileprivate func isMatch(_ answer: GIFTAnswer) -> Bool {
    reader.bytes.firstOffset(of: "->", in: answer.text) != nil
  }

  fileprivate func numerical() throws(GIFTMistake) -> QuestionDraft {
    let range = answers.lowerBound + 1..<answers.upperBound
    var alternatives: [Alternative] = []
    for answer in try GIFTAnswer.all(reader.bytes, in: range, mayBeBare: true) {
      let text = reader.text(answer.text, format: .plain)
      let feedback = reader.feedback(answer.feedback, format: format)
      guard answer.isRight, text != "*" else {
        let isWrong = !answer.isRight || answer.credit == 0
        if isWrong, feedback == nil { continue }
        reader.draft.note(
          .feature(isWrong ? .wrongAnswerFeedback : .wildcard), at: answer.offset)
        continue
      }
      guard let number = GIFTNumber(text) else {
        throw GIFTMistake(.badNumber(found: text), at: answer.text.lowerBound)
      }
      alternatives.append(
        Alternative(
          .number(number.value, tolerance: number.tolerance), credit: answer.credit,
          feedback: feedback))
    }
    return prompt.question(alternatives)
  }
}

extension String {
  /// The text of a short answer with `\*` as an asterisk, or nil when it has an asterisk that stands for
  /// anything.
  fileprivate var withoutWildcards: String? {
    guard utf8.contains(.asterisk) else { return self }
    var result: [UInt8] = []
    for byte in utf8 {
      if byte == .asterisk {
        guard result.popLast() == .backslash else { return nil }
      }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
