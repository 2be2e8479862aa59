import QuizModel
import Testing

@testable import QuizFormats

/// The rules of Fill in the Blanks and of Advanced Fill the Blanks, one by one.
struct H5PBlanksTests {
  /// A content of Fill in the Blanks whose texts stand between quotes as JSON.
  func content(_ texts: String..., behaviour: String = "") -> String {
    let list = texts.map { "\"\($0)\"" }.joined(separator: ", ")
    return #"{"text": "<p>Fill in.</p>", "questions": [\#(list)], "behaviour": {\#(behaviour)}}"#
  }

  func question(_ text: String) throws -> Question {
    try #require(reading(content(text)).loaded.quiz.questions.first)
  }

  @Test(
    arguments: [
      ("*Oslo*", ["Oslo"], []),
      ("*Oslo/Christiania:It has a fjord*", ["Oslo", "Christiania"], ["It has a fjord"]),
      ("*Oslo: 10:30 a/b *", ["Oslo"], ["10:30 a/b"]),
      ("*<strong>Os</strong>lo / <em class='x/y:z'>Kristiania</em>*", ["Oslo", "Kristiania"], []),
      ("*km&#47;h&#58; or m&sol;s*", ["km/h: or m/s"], []),
      ("*AT&amp;T*", ["AT&T"], []),
      ("*a:*", ["a"], []),
    ] as [(String, [String], [String])])
  func `a marker holds what is right and a tip`(
    marker: String, answers: [String], hints: [String]
  ) throws {
    let question = try question("<p>It is \(marker).</p>")
    #expect(question.textWithBlanks == "It is _____.")
    #expect(question.blanks == [Blank(kind: .typed, answer: Answer(texts: answers), hints: hints)])
  }

  @Test(arguments: [
    #"{"text": "<p>Fill</p>", "questions": ["<p>A *x* and</p>"]}"#,
    #"{"questions": ["<p>A *x* and</p>"]}"#,
  ])
  func `texts without behaviour are recognised`(file: String) throws {
    #expect(reading(file).format == "h5p")
    #expect(try reading(file).loaded.quiz.questions.map(\.textWithBlanks) == ["A _____ and"])
  }

  @Test(arguments: [
    (file: #"{"text": "", "questions": ["<p>A *x and</p>"]}"#, note: "1:34 left-out-unclosed"),
    (file: #"{"text": "", "questions": ["No blank"]}"#, note: "1:28 left-out-without-blank"),
  ])
  func `what cannot be played says why`(file: String, note: String) {
    #expect(reading(file).format == "h5p")
    #expect(reading(file).notes == ["nothing-playable", note])
  }

  @Test func `what is no content at all is refused as such`() {
    let other = reading(#"{"title": "A"}"#, as: "h5p")
    #expect(other.notes == ["1:1 missing"])
    #expect(reading(#"{"questions": ["A ___"]}"#).format == QuizReading.native)
  }

  @Test func `two asterisks are text, and so is one that nothing follows`() throws {
    #expect(
      try question(#"<p>2**3 is *8*<br>* roughly &#42;</p>"#).textWithBlanks
        == "2**3 is _____\n* roughly *")
  }

  @Test func `each text is a question of its own`() throws {
    let loaded = try reading(content("<p>*a* b *c*</p>", "<p>No blank.</p>", "<p>*d*</p>")).loaded
    #expect(loaded.quiz.questions.map(\.textWithBlanks) == ["_____ b _____", "_____"])
    #expect(loaded.quiz.description == "Fill in.")
    #expect(loaded.warnings.map(\.cause) == [.leftOut(.withoutBlank)])
  }

  @Test(
    arguments: [
      ("", MatchRules(respectsCase: true), []),
      (#""caseSensitive": false"#, MatchRules(), []),
      (
        #""caseSensitive": false, "acceptSpellingErrors": true"#, MatchRules(forgivenTypos: 1),
        [.lost(.feature(.spellingRule))]
      ),
    ] as [(String, MatchRules, [DiagnosticCause])])
  func `capitals and misspellings count as the content says`(
    behaviour: String, rules: MatchRules, notes: [DiagnosticCause]
  ) throws {
    // H5P forgives two mistakes from ten letters on, which is noted.
    let loaded = try reading(content("*bear*, *woodpecker*", behaviour: behaviour)).loaded
    #expect(loaded.quiz.settings == QuizSettings(match: rules))
    #expect(loaded.warnings.map(\.cause) == notes)
  }

  @Test func `an answer that is not closed leaves its question out`() throws {
    let file = MarkedFile(content("<p>*a*</p>", #"<p class=\"x\">‸*b</p>"#))
    let loaded = try reading(file.text).loaded
    #expect(loaded.quiz.questions.count == 1)
    #expect(
      loaded.warnings
        == [Diagnostic(.leftOut(.mistake(.unclosed(.answers, line: 1))), at: file.places[0])])
  }

  @Test func `images in and above the text are noted`() throws {
    let text = #"""
      {"media": {"type": {"library": "H5P.Image 1.1", "params": {"file": {"path": "images/a.png"}}}},
       "questions": ["<p><img src='b.png'>*a*</p>"], "behaviour": {}}
      """#
    #expect(
      try reading(text).loaded.warnings.map(\.cause) == [
        .lost(.media(.image, name: "a.png")), .lost(.media(.image, name: "b.png")),
      ])
  }
}

/// The rules of Advanced Fill the Blanks, one by one.
struct H5PAdvancedBlanksTests {
  func content(_ text: String, _ blanks: String, behaviour: String = "", more: String = "")
    -> String
  {
    #"""
    {"content": {"blanksText": "\#(text)", "blanksList": [\#(blanks)]},
     "behaviour": {\#(behaviour)}\#(more)}
    """#
  }

  func question(_ text: String, _ blanks: String, behaviour: String = "") throws -> Question {
    try #require(reading(content(text, blanks, behaviour: behaviour)).loaded.quiz.questions.first)
  }

  let pets =
    #"{"correctAnswerText": "cat / dog", "hint": "a &amp; b", "incorrectAnswersList": [{"incorrectAnswerText": "oak/elm", "incorrectAnswerFeedback": "<p>A tree.</p>"}]}"#

  @Test func `runs of three or more underscores are blanks, marks of highlights go`() throws {
    let question = try question(
      "<p>A !!tame!! ___, x__y and ______!!</p>", pets + #", {"correctAnswerText": "z"}"#)
    #expect(question.textWithBlanks == "A tame _____, x__y and _____!!")
  }

  @Test func `what is typed can be right, or wrong with a reason`() throws {
    #expect(
      try question("___", pets).blanks == [
        Blank(
          kind: .typed,
          answer: Answer([
            Alternative(.text("cat")), Alternative(.text("dog")),
            Alternative(.text("oak"), credit: 0, feedback: "A tree."),
            Alternative(.text("elm"), credit: 0, feedback: "A tree."),
          ]), hints: ["a & b"])
      ])
  }

  @Test func `what is chosen can be right, or wrong with a reason`() throws {
    let question = try question(
      "___", pets, behaviour: #""mode": "selection", "selectAlternatives": "alternatives""#)
    #expect(
      question.banks == [
        OptionBank(options: [
          Option("cat"), Option("dog"), Option("oak", feedback: "A tree."),
          Option("elm", feedback: "A tree."),
        ])
      ])
    #expect(question.blanks.map(\.answer) == [Answer(texts: ["cat", "dog"])])
  }

  @Test(arguments: [
    (
      0,
      [["cat", "dog", "oak", "elm"], ["oak", "elm", "cat", "dog"], ["elm", "cat", "dog", "oak"]]
    ),
    (3, [["cat", "dog", "oak"], ["oak", "elm", "cat"], ["elm", "cat", "dog"]]),
  ])
  func `the others' answers are offered as far as the restriction allows`(
    restriction: Int, words: [[String]]
  ) throws {
    let question = try question(
      "___ ___ ___",
      #"{"correctAnswerText": "cat/dog"}, {"correctAnswerText": "oak"}, {"correctAnswerText": "elm"}"#,
      behaviour: #""mode": "selection", "selectAlternativeRestriction": \#(restriction)"#)
    #expect(question.banks.map { $0.options.map(\.text) } == words)
  }

  @Test func `snippets are put where they are named`() throws {
    let text = content(
      "___",
      #"{"correctAnswerText": "a", "hint": "See @rule, @rule", "incorrectAnswersList": [{"incorrectAnswerText": "", "incorrectAnswerFeedback": "x"}]}"#,
      more: #", "snippets": [{"snippetName": "rule", "snippetText": "<b>rule</b> 1"}]"#)
    let loaded = try reading(text).loaded
    #expect(loaded.quiz.questions.first?.blanks.first?.hints == ["See rule 1, @rule"])
    #expect(loaded.warnings.map(\.cause) == [.lost(.feature(.wrongAnswerFeedback))])
  }

  @Test func `a blank without a description is a mistake at the blank`() {
    let file = MarkedFile(content(#"<p>\"___\" ‸_____</p>"#, pets))
    #expect(
      reading(file.text).diagnostics.last
        == Diagnostic(.leftOut(.mistake(.unknownBlank(name: "2"))), at: file.places[0]))
  }

  @Test func `a description without a blank is a mistake at the description`() {
    let file = MarkedFile(content("___", pets + #", ‸{"correctAnswerText": "z"}"#))
    #expect(
      reading(file.text).diagnostics.last
        == Diagnostic(.leftOut(.mistake(.missing("_____"))), at: file.places[0]))
  }
}
