import QuizModel
import TestSupport

@testable import QuizFormats

extension SeededGenerator {
  /// A quiz that some sound file without warnings has, with anything in its texts.
  mutating func quiz() -> Quiz {
    var quiz = Quiz(
      title: maybe { $0.text() }, description: maybe { $0.text(hasLines: true) },
      author: maybe { $0.text() }, language: maybe { $0.text() }, licence: maybe { $0.text() },
      settings: settings(),
      questions: (0..<Int.random(in: 1...4, using: &self)).map { _ in question() }
    )
    for index in quiz.questions.indices where isLucky(1, of: 2) {
      quiz.questions[index].id = "\(index)" + text()
    }
    if isLucky(1, of: 2) {
      let middle = Int.random(in: 0..<100, using: &self)
      quiz.scoreRanges = [
        ScoreRange(percentages: 0...middle, text: text(hasLines: true)),
        ScoreRange(percentages: (middle + 1)...100, text: text(hasLines: true)),
      ]
    }
    return quiz
  }

  fileprivate mutating func settings() -> QuizSettings {
    guard isLucky(2, of: 3) else { return QuizSettings() }
    return QuizSettings(
      shufflesQuestions: .random(using: &self),
      shufflesOptions: .random(using: &self),
      check: one(of: [.submit, .instant]),
      attempts: one(of: [0, 1, 2, 1_000_000]),
      showSolution: one(of: [.each, .end, .never]),
      scoring: one(of: [.perBlank, .allOrNothing]),
      match: MatchRules(
        respectsCase: .random(using: &self), respectsAccents: .random(using: &self),
        respectsPunctuation: .random(using: &self), forgivenTypos: one(of: [0, 1, 7]))
    )
  }

  fileprivate mutating func question() -> Question {
    let count = one(of: [1, 1, 2, 3, 5])
    var question = Question(
      text: segments(blankCount: count),
      isCode: .random(using: &self),
      blanks: [],
      reusesOptions: isLucky(1, of: 4),
      hints: texts(hasLines: true),
      explanation: maybe { $0.text(hasLines: true) },
      tags: texts()
    )
    addBlanks(count, to: &question)
    let points: [Double] = [1, 0.5, 2, 1.0 / 3, 1e-7, .leastNonzeroMagnitude, 1e300]
    for index in question.blanks.indices where isLucky(1, of: 6) {
      question.blanks[index].hints = texts(hasLines: true)
      question.blanks[index].points = one(of: points)
    }
    return question
  }

  /// Adds blanks that are all typed, draw from one bank, or have options of their own beside those.
  fileprivate mutating func addBlanks(_ count: Int, to question: inout Question) {
    let others: Blank.Kind? = isLucky(1, of: 2) ? .typed : nil
    let ownShare = one(of: [0, 0, 1, 3])
    var sharedBank: Int?
    for index in 0..<count {
      if isLucky(ownShare, of: 3) {
        question.banks.append(OptionBank(options: options(count: one(of: [2, 3]))))
        question.blanks.append(choice(bank: question.banks.count - 1, option: 1, in: question))
      } else if others == .typed {
        let answer = maybe { $0.typedAnswer() }
        question.blanks.append(Blank(kind: .typed, answer: answer))
      } else {
        if sharedBank == nil {
          sharedBank = question.banks.count
          question.banks.append(OptionBank(options: options(count: count + 1)))
        }
        let bank = sharedBank ?? 0
        question.blanks.append(choice(bank: bank, option: index, in: question))
      }
    }
    guard let sharedBank, !question.reusesOptions, isLucky(1, of: 2) else { return }
    repeatOption(ofBank: sharedBank, in: &question)
  }

  /// Makes a word stand twice that two blanks need.
  fileprivate mutating func repeatOption(ofBank bank: Int, in question: inout Question) {
    let scored = question.blanks.indices.filter {
      question.blanks[$0].kind == .choice(bank: bank) && question.blanks[$0].answer != nil
    }
    guard scored.count > 1 else { return }
    let word = question.banks[bank].options[scored[0]]
    question.banks[bank].options[scored[1]] = word
    for blank in scored.prefix(2) { question.blanks[blank].answer = Answer(texts: [word.text]) }
    // Alternatives of other blanks may have been the word that is gone.
    for blank in scored.dropFirst(2) {
      question.blanks[blank].answer = Answer(texts: [question.banks[bank].options[blank].text])
    }
  }

  fileprivate mutating func options(count: Int) -> [Option] {
    (0..<count).map { Option("\($0)" + text(), feedback: maybe { $0.text(hasLines: true) }) }
      + (isLucky(1, of: 3) ? [Option("−17,50")] : [])
  }

  /// A blank in which one option is right and others may earn less.
  fileprivate mutating func choice(bank: Int, option: Int, in question: Question) -> Blank {
    guard isLucky(5, of: 6) else { return Blank(kind: .choice(bank: bank)) }
    let options = question.banks[bank].options
    var alternatives = [
      Alternative(.text(options[option].text), feedback: maybe { $0.text(hasLines: true) })
    ]
    if isLucky(1, of: 3), let other = options.randomElement(using: &self) {
      alternatives.append(
        Alternative(.text(" " + other.text), credit: one(of: [0, 0.25, 1.0 / 3]), feedback: text()))
    }
    if options.last?.text == "−17,50" {
      alternatives.append(Alternative(.number(-18, tolerance: 0.5), credit: 0.5))
    }
    return Blank(kind: .choice(bank: bank), answer: Answer(alternatives))
  }

  fileprivate mutating func typedAnswer() -> Answer {
    Answer(
      (0..<one(of: [1, 1, 2, 4])).map { _ in
        Alternative(
          isLucky(1, of: 3)
            ? .number(decimal(), tolerance: isLucky(1, of: 2) ? 0 : decimal().magnitude)
            : .text(("a" + text()).composed),
          credit: one(of: [1, 1, 0.5, 0, 2.0 / 3]),
          feedback: maybe { $0.text(hasLines: true) }
        )
      })
  }

  /// A decimal number of any size and precision, those included that no `Double` holds.
  fileprivate mutating func decimal() -> Decimal {
    let count = Int.random(in: 1...38, using: &self)
    let digits = (0..<count).map { _ in one(of: Array("0123456789")) }
    let sign = one(of: ["", "-"])
    let exponent = Int.random(in: -80...80, using: &self)
    return Decimal(string: sign + String(digits) + "e\(exponent)") ?? 0
  }

  fileprivate mutating func segments(blankCount: Int) -> [TextSegment] {
    var segments: [TextSegment] = []
    for blank in 0...blankCount {
      let text = text(hasLines: true)
      if !text.isEmpty { segments.append(.text(text)) }
      if blank < blankCount { segments.append(.blank(blank)) }
    }
    return segments
  }

  fileprivate mutating func texts(hasLines: Bool = false) -> [String] {
    (0..<one(of: [0, 0, 1, 2])).map { _ in text(hasLines: hasLines) }
  }

  /// A text of few pieces, rich in what the format gives a meaning, composed as a loader keeps it.
  fileprivate mutating func text(hasLines: Bool = false) -> String {
    let pieces = [
      "a", "word", " ", "_", "_", "__", "___", "\\", "\\_", "＿", "＿＿", "\"", "'", "@", "@@", "#",
      "{", "é", "e\u{301}", "\u{301}", "桌", "👩‍👩‍👧", "🇫🇷", "\u{2028}", "\u{202E}", "\u{FEFF}", "/",
      "\u{FFFF}",
    ]
    let all = hasLines ? pieces + ["\n", "\n\n"] : pieces
    return (0..<one(of: [0, 1, 2, 3, 5, 9])).map { _ in one(of: all) }.joined().kept
  }

  fileprivate mutating func maybe<Value>(_ make: (inout SeededGenerator) -> Value) -> Value? {
    isLucky(1, of: 2) ? make(&self) : nil
  }

  fileprivate mutating func isLucky(_ share: Int, of whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &self) < share
  }

  fileprivate mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }
}
