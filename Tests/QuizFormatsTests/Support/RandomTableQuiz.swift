import QuizModel
import TestSupport

/// Quizzes with everything that our format allows, and with what other formats take for signs.
struct RandomTableQuiz {
  fileprivate var generator: SeededGenerator

  init(seed: Int) {
    generator = SeededGenerator(seed: UInt64(seed))
  }

  fileprivate static let words: [String] = [
    "cat", "a_b", "__init__", "___", "{{c1::x}}", "}}", "a::b", "a|b", "x;y", "1,5", "\"q\"", "<b>",
    "&amp;", "\\", "\\_", "\\|", "é", "#tag", "[sound:a.mp3]", "*", "=", "中文", "A", "2", ":",
  ]

  fileprivate mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < share
  }

  fileprivate mutating func text(_ count: Int = 3) -> String {
    (0..<Int.random(in: 1...count, using: &generator)).map { _ in
      Self.words.randomElement(using: &generator) ?? ""
    }.joined(separator: " ")
  }

  /// So many texts, none of which is another one.
  fileprivate mutating func texts(_ count: Int) -> [String] {
    (0..<count).map { "\(text()) \($0)" }
  }

  mutating func quiz() -> Quiz {
    var quiz = Quiz(questions: [])
    quiz.title = chance(0.5) ? text() : nil
    quiz.author = chance(0.3) ? text() : nil
    quiz.settings.shufflesOptions = chance(0.2)
    quiz.settings.match.respectsCase = chance(0.2)
    for number in 1...Int.random(in: 1...6, using: &generator) {
      var question = question()
      if chance(0.3) { question.id = "\(text()) \(number)" }
      quiz.questions.append(question)
    }
    return quiz
  }

  fileprivate mutating func question() -> Question {
    let count = chance(0.6) ? 1 : Int.random(in: 2...4, using: &generator)
    var question = Question(text: [], blanks: [])
    for index in 0..<count {
      // Two blanks can be beside each other.
      if chance(0.8) { question.text.append(.text((index > 0 ? " " : "") + text() + " ")) }
      question.text.append(.blank(index))
    }
    if chance(0.5) { question.text.append(.text(chance(0.3) ? "\n\(text())" : text())) }
    question.isCode = chance(0.2)
    if question.isCode { question.text.append(.text("\n  indented  code\n\n\nend")) }
    question.text = question.text.merged
    addBlanks(count, to: &question)
    if chance(0.3) { question.hints = texts(Int.random(in: 1...2, using: &generator)) }
    if chance(0.3) { question.explanation = text() + "\n" + text() }
    if chance(0.4) { question.tags = texts(Int.random(in: 1...3, using: &generator)) }
    if chance(0.2) { question.tags.append("plain") }
    return question
  }

  fileprivate mutating func addBlanks(_ count: Int, to question: inout Question) {
    let isShared = chance(0.3)
    if isShared {
      question.banks.append(OptionBank(options: texts(count + 1).map { Option($0) }))
      question.reusesOptions = chance(0.3)
    }
    for index in 0..<count {
      var blank = Blank(kind: .typed)
      if isShared {
        blank.kind = .choice(bank: 0)
        blank.answer = Answer(texts: [question.banks[0].options[index].text])
      } else if chance(0.4) {
        blank.kind = .choice(bank: question.banks.count)
        let options = texts(3).map { Option($0, feedback: chance(0.2) ? text() : nil) }
        question.banks.append(OptionBank(options: options))
        blank.answer = chance(0.8) ? Answer(texts: options.prefix(2).map(\.text)) : nil
      } else {
        blank.answer = chance(0.95) ? typedAnswer() : nil
      }
      if chance(0.2) { blank.hints = texts(Int.random(in: 1...2, using: &generator)) }
      if chance(0.2) { blank.points = [0.5, 2, 3.25].randomElement(using: &generator) ?? 1 }
      question.blanks.append(blank)
    }
  }

  fileprivate mutating func typedAnswer() -> Answer {
    if chance(0.2) {
      return Answer([Alternative(.number(Decimal(31) / 10, tolerance: chance(0.5) ? 0 : 1))])
    }
    var answer = Answer(texts: texts(Int.random(in: 1...3, using: &generator)))
    if chance(0.2) { answer.alternatives[0].feedback = text() }
    if chance(0.2) { answer.alternatives.append(Alternative(.text("half"), credit: 0.5)) }
    if chance(0.2) {
      answer.alternatives.append(Alternative(.text("none"), credit: 0, feedback: text()))
    }
    return answer
  }
}

extension [TextSegment] {
  /// The same with texts that follow each other as one, as they are read from a file.
  fileprivate var merged: [TextSegment] {
    reduce(into: []) { merged, segment in
      if case .text(let text) = segment, case .text(let before)? = merged.last {
        merged[merged.count - 1] = .text(before + text)
      } else {
        merged.append(segment)
      }
    }
  }
}
