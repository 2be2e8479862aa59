import QuizModel
import TestSupport

@testable import QuizFormats

/// What must come back of a quiz that was written as GIFT: all of it but for what was noted.
///
/// Three things are not told apart: at which end of an option its feedback hangs, the order of right
/// options in a choice, and white space at the ends of texts.
struct GIFTExpectation {
  fileprivate var losses: [Int: Set<Loss.Feature>] = [:]
  fileprivate var leftOut: Set<Int> = []

  init(notes: [Diagnostic]) {
    for note in notes {
      guard let question = note.question else { continue }
      switch note.cause {
      case .lost(.feature(let feature)): losses[question, default: []].insert(feature)
      case .leftOut: leftOut.insert(question)
      default: break
      }
    }
  }

  func questions(of quiz: Quiz) -> [Question] {
    quiz.questions.enumerated().flatMap { index, question in
      leftOut.contains(index + 1)
        ? [] : questions(of: question, without: losses[index + 1] ?? [])
    }
  }

  fileprivate func questions(
    of original: Question, without lost: Set<Loss.Feature>
  ) -> [Question] {
    var question = original
    question.line = nil
    if lost.contains(.codeQuestion) { question.isCode = false }
    if lost.contains(.hints) { question.hints = [] }
    if lost.contains(.id) { question.id = nil }
    if lost.contains(.tags) {
      question.tags.removeAll { $0.hasSuffix("\\") || $0.contains("\\]") }
    }
    question.explanation = question.explanation?.unlessBlank
    for index in question.blanks.indices {
      if lost.contains(.hints) { question.blanks[index].hints = [] }
      if lost.contains(.points) { question.blanks[index].points = 1 }
    }
    guard lost.contains(.split) else {
      if question.blanks.count == 1 { question.reusesOptions = false }
      return [question.fitted(without: lost)]
    }
    let solution = original.solution(keeping: original.blanks.map { _ in nil })
    return question.blanks.indices.filter { question.blanks[$0].answer != nil }.map { blank in
      var part = question
      part.reusesOptions = false
      part.text = []
      for segment in question.text {
        switch segment {
        case .blank(blank): part.text.append(.blank(0))
        case .blank(let other):
          part.append(solution[other].flatMap { original.text(of: $0) } ?? "…")
        case .text(let text): part.append(text)
        }
      }
      part.blanks = [question.blanks[blank]]
      part.banks = []
      if case .choice(let bank) = question.blanks[blank].kind {
        var texts: Set<String> = []
        part.banks = [
          OptionBank(
            options: question.banks[bank].options.filter { texts.insert($0.text).inserted })
        ]
        part.blanks[0].kind = .choice(bank: 0)
      }
      return part.fitted(without: lost)
    }
  }
}

extension Question {
  fileprivate mutating func append(_ text: String) {
    if case .text(let before) = self.text.last {
      self.text[self.text.count - 1] = .text(before + text)
    } else {
      self.text.append(.text(text))
    }
  }

  fileprivate func fitted(without lost: Set<Loss.Feature>) -> Question {
    var question = self
    question.trimText()
    for blank in question.blanks.indices {
      guard var alternatives = question.blanks[blank].answer?.alternatives else { continue }
      if case .choice(let bank) = question.blanks[blank].kind {
        let most = alternatives.map(\.credit).max() ?? 1
        var right: [Alternative] = []
        for (index, option) in banks[bank].options.enumerated() {
          let met = alternatives.filter { $0.accepts(option.text, by: .option) }.best
          let feedback = met?.feedback ?? option.feedback
          question.banks[bank].options[index].feedback = feedback
          guard let met, met.credit > 0 else { continue }
          let credit = lost.contains(.credit) ? met.credit / most : met.credit
          right.append(
            Alternative(
              lost.contains(.tolerance) ? .text(option.text) : met.target, credit: credit))
        }
        alternatives = right
      } else {
        let areNumbers = alternatives.allSatisfy {
          if case .number = $0.target { true } else { false }
        }
        for index in alternatives.indices {
          if lost.contains(.tolerance), !areNumbers {
            alternatives[index].target = .text(alternatives[index].text)
          }
          if lost.contains(.feedback), alternatives[index].feedback?.contains("->") == true {
            alternatives[index].feedback = nil
          }
        }
      }
      question.blanks[blank].answer = Answer(alternatives)
    }
    return question
  }

  fileprivate mutating func trimText() {
    if case .text(let first)? = text.first {
      let kept = String(
        String.UnicodeScalarView(first.unicodeScalars.drop { $0.properties.isWhitespace }))
      text[0] = .text(kept)
      if kept.isEmpty { text.removeFirst() }
    }
    if case .text(let last)? = text.last {
      let kept = String(
        String.UnicodeScalarView(
          last.unicodeScalars.reversed().drop { $0.properties.isWhitespace }.reversed()))
      text[text.count - 1] = .text(kept)
      if kept.isEmpty { text.removeLast() }
    }
  }
}

extension SeededGenerator {
  fileprivate static let words: [String] = [
    "cat", "a=b", "~", "#x", "####", "{y}", "c:d", "\\", "\\n", "\\\\", "//x", "[html]z", "[w]",
    "<b>t</b>", "<br>", "$CATEGORY: q", "::t::", "%50%", "%", "*", "\\*", "->", "___", "T", "é",
    "a & b", "&amp;", "`code`", "**b**", "=", "100%", "F", "_", "// [id:z]", "2..3", "5", "？",
    "“q”",
  ]

  fileprivate mutating func chance(_ share: Int) -> Bool {
    Int.random(in: 0..<share, using: &self) == 0
  }

  fileprivate mutating func phrase() -> String {
    (0..<Int.random(in: 1...4, using: &self)).map { _ in
      Self.words.randomElement(using: &self) ?? ""
    }.joined(separator: chance(5) ? "\n" : " ")
  }

  fileprivate mutating func phrases(_ count: Int) -> [String] {
    var phrases: [String] = []
    while phrases.count < count {
      let phrase = phrase().collapsed
      if !phrases.contains(where: { $0.lowercased() == phrase.lowercased() }) {
        phrases.append(phrase)
      }
    }
    return phrases
  }

  fileprivate mutating func feedback() -> String? { chance(3) ? phrase() : nil }

  fileprivate mutating func credit() -> Double {
    chance(3) ? Double(Int.random(in: 1...99, using: &self)) / 100 : 1
  }

  fileprivate mutating func typedAnswer() -> Answer {
    if chance(3) {
      let number = Decimal(Int.random(in: -99...99, using: &self)) / 4
      return Answer([
        Alternative(
          .number(number, tolerance: chance(2) ? 0 : 0.5), credit: credit(), feedback: feedback()),
        Alternative(.number(number + 1, tolerance: 0)),
      ])
    }
    return Answer(
      phrases(Int.random(in: 1...3, using: &self)).map {
        Alternative(.text($0), credit: credit(), feedback: feedback())
      })
  }

  /// A question that our format allows, with all that GIFT finds hard.
  mutating func question(number: Int) -> Question {
    var question = Question(text: [], blanks: [])
    if chance(3) { question.id = "q\(number)" + (chance(2) ? "]" : "") }
    if chance(3) { question.tags = phrases(2) }
    if chance(3) { question.explanation = phrase() }
    if chance(5) { question.hints = ["h"] }
    if chance(6) { question.isCode = true }
    let options = phrases(Int.random(in: 2...5, using: &self))
    if chance(6) {
      question.banks = [OptionBank(options: options.map { Option($0, feedback: feedback()) })]
      question.text = [.text(phrases(1)[0] + "\n"), .blank(0), .text(" "), .blank(1)]
      let answer = Answer(texts: Array(options.prefix(2)))
      question.blanks = [Blank](repeating: Blank(kind: .choice(bank: 0), answer: answer), count: 2)
      return question
    }
    let count = chance(3) ? Int.random(in: 2...3, using: &self) : 1
    for blank in 0..<count {
      if !chance(4) || blank > 0 { question.append(phrase() + (chance(3) ? "\n" : " ")) }
      question.text.append(.blank(blank))
      if chance(2) {
        question.blanks.append(Blank(kind: .typed, answer: typedAnswer()))
        continue
      }
      if question.banks.isEmpty {
        question.banks = [OptionBank(options: options.map { Option($0, feedback: feedback()) })]
      }
      let right = options.shuffled(using: &self).prefix(Int.random(in: 1...2, using: &self))
      let alternatives = right.map { Alternative(.text($0), credit: credit()) }
      question.blanks.append(
        Blank(kind: .choice(bank: 0), answer: chance(8) ? nil : Answer(alternatives)))
    }
    if chance(2) { question.append(phrase()) }
    return question
  }
}
