internal import QuizFormats

/// A quiz file with questions of all kinds, the same for the same seed; it is made piece by piece.
struct GeneratedQuiz: Sequence, IteratorProtocol {
  private let count: Int
  private var number = 0
  private var state: UInt64

  /// A file of at least one question.
  init(count: Int, seed: UInt64) {
    self.count = count
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// The next piece: one question with what stands before it, and after the last the end.
  mutating func next() -> String? {
    guard number <= count else { return nil }
    defer { number += 1 }
    guard number < count else { return "\n  ]\n}\n" }
    let heading = "{\n  \"title\": \"Quiz \(state % 9973)\",\n  \"questions\": [\n"
    return "\(number == 0 ? heading : ",\n")    \(question)"
  }

  private var question: JSONText {
    mutating get {
      switch draw(5) {
      case 0: choice(blanks: 1)
      case 1: choice(blanks: 2)
      case 2: typed
      case 3: code
      default: explained
      }
    }
  }

  private mutating func choice(blanks: Int) -> JSONText {
    let options = distinctWords(4)
    let blank = blanks == 1 ? "_____" : "_____ \(sentence(2)) _____"
    let answers = options.prefix(blanks).map(JSONText.text)
    return .object([
      ("text", .text("\(sentence(4)) \(blank) \(sentence(3)).")),
      ("options", .list(options.map(JSONText.text))),
      blanks == 1 ? ("answer", answers[0]) : ("answers", .list(answers)),
    ])
  }

  private var typed: JSONText {
    mutating get {
      .object([
        ("text", .text("\(sentence(5)) _____.\n\(sentence(6)).")),
        ("answer", .text(word)),
        ("hint", .text(sentence(5))),
      ])
    }
  }

  private var code: JSONText {
    mutating get {
      let options = distinctWords(3)
      return .object([
        ("text", .text("let \(word) = _____(\"\(word)\", \(draw(100)))")),
        ("code", .boolean(true)),
        ("options", .list(options.map(JSONText.text))),
        ("answer", .text(options[1])),
      ])
    }
  }

  private var explained: JSONText {
    mutating get {
      guard case .object(let members) = choice(blanks: 1) else { return .null }
      return .object(
        members + [
          ("explanation", .text("\(sentence(12)). \(sentence(8)).")),
          ("tags", .list([.text(word), .text(word)])),
        ])
    }
  }

  private mutating func sentence(_ length: Int) -> String {
    (0..<length).map { _ in word }.joined(separator: " ")
  }

  private mutating func distinctWords(_ count: Int) -> [String] {
    let first = draw(Self.words.count)
    return (0..<count).map { Self.words[(first + 5 * $0) % Self.words.count] }
  }

  private var word: String {
    mutating get { Self.words[draw(Self.words.count)] }
  }

  /// A number below a limit (xorshift; Marsaglia, 2003).
  private mutating func draw(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }

  private static let words = [
    "river", "under", "größer", "branch", "commit", "answer", "house", "naïve", "seven", "garden",
    "between", "café", "quickly", "学校", "table", "letter", "evening", "stone", "without", "window",
    "planet", "mañana", "however", "bridge", "number", "winter", "silver", "слово", "message",
    "forest", "yellow", "thought", "island", "market", "simple",
  ]
}
