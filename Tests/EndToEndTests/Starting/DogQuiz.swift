import TestSupport
import Testing

/// Two questions in ASCII alone, answered wrong and right, wherever they are shown.
struct DogQuiz {
  private let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(
      """
      [{ "text": "The _____ barks at night.", "options": ["cat", "dog", "fish"],
         "answer": "dog", "explanation": "Dogs bark." },
       { "text": "Water is always _____ here.", "options": ["wet", "dry"], "answer": "wet" }]
      """, to: "dog.json")
  }

  /// The signs of a wrong and a right answer.
  struct Signs: Equatable, Sendable {
    let wrong: String
    let right: String

    static let unicode = Signs(wrong: "✗", right: "✓")
    static let ascii = Signs(wrong: "x", right: "+")
  }

  /// Answers both questions on a screen and expects every word and sign to be read there.
  func playOnScreen(
    _ session: TerminalSession, signs: Signs = .unicode, words: Words = .english
  ) throws {
    try session.waitForText(words.leave)
    try session.waitForRest()
    let chips = ["cat", "dog", "fish"]
    #expect(session.screen.words.hasWords(["The", "barks", "at", "night.", "1 / 2"] + chips))

    session.type("1")
    try session.waitUntil("landed chip") { $0.row(of: "The") == $0.row(of: "cat") }
    try session.waitForRest()
    #expect(chips.allSatisfy { chip in session.screen.lines.contains { $0.contains(chip) } })
    session.press(.enter)
    try session.waitForText("\(signs.wrong) \(words.notQuite)")
    try session.waitForRest()
    let wrong = session.screen
    #expect(wrong.words.hasWords(["The", "barks", "at", "night.", "Dogs bark."] + chips))
    // Without colour it stands in brackets.
    let marked = ["cat\(signs.wrong)", "cat]\(signs.wrong)"]
    #expect(marked.contains { wrong.compact.contains($0) })

    session.press(.enter)
    try session.waitForText("2 / 2")
    session.type("1")
    try session.waitUntil("landed chip") { $0.row(of: "Water is") == $0.row(of: "wet") }
    session.press(.enter)
    try session.waitForText("\(signs.right) \(words.right)")
    try session.waitForRest()
    let right = session.screen
    #expect(right.words.hasWords(["Water is always", "wet", "dry", "here."]))

    session.press(.enter)
    try session.waitForText(words.score)
    try session.waitForRest()
    let results = session.screen.words
    #expect(results.contains("\(signs.wrong) The dog barks at night. \(words.youSaidCat)"))
    #expect(results.contains("\(signs.right) Water is always wet here."))
    #expect(results.contains(words.share))
    session.type("q")
  }

  /// Answers both questions line by line and expects every word and verdict to be read.
  func playInLines(_ session: TerminalSession, words: Words = .english) throws {
    try session.waitForText(words.prompt)
    session.type("cat")
    session.press(.enter)
    try session.waitForText(words.notQuite)
    try session.waitForText(words.secondQuestion)
    session.type("wet")
    session.press(.enter)
    try session.waitForText(words.summary)
    let first = ["The", "barks at night.", "cat", "dog", "fish", "Dogs bark."]
    let second = ["Water is always", "here.", "wet", "dry", words.right]
    #expect(session.transcript.text.hasWords(first + second))
  }
}

extension String {
  /// Whether each of some texts stands in it.
  fileprivate func hasWords(_ words: [String]) -> Bool { words.allSatisfy { contains($0) } }
}
