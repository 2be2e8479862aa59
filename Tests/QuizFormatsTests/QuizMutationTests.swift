import QuizFormats
import Testing

/// Takes a valid question, breaks one thing, and expects that thing to be reported at its place, whatever
/// stands around the question.
struct QuizMutationTests {
  struct Mutation: Sendable, CustomTestStringConvertible {
    let question: String
    let old: String
    /// What replaces the old text; `‸` marks the place of the error.
    let new: String
    let cause: DiagnosticCause
    var testDescription: String { "\(old) → \(new)" }

    init(_ question: String, _ old: String, _ new: String, _ cause: DiagnosticCause) {
      (self.question, self.old, self.new, self.cause) = (question, old, new, cause)
    }

    init(_ old: String, _ new: String, _ cause: DiagnosticCause) {
      self.init(bank, old, new, cause)
    }
  }

  static let bank = """
    { "text": "The _____ sat on the _____.",
      "options": ["cat", "mat", { "text": "dog", "feedback": "No." }],
      "answers": ["cat", ["mat", "dog"]], "distractors": ["log"] }
    """

  static let single = """
    { "text": "Oslo is in _____.", "options": ["Norway", "Peru"], "answer": "Norway", "id": "o" }
    """

  static let typed = """
    { "text": "pi is _____", "hint": ["a", "b"],
      "answer": [{ "number": 3.14, "tolerance": 0.01, "credit": 0.5 }, "π"] }
    """

  static let blanks = """
    { "text": "x = @@(-@@)", "code": true, "marker": "@@",
      "blanks": [{ "options": ["abs", "len"], "answer": "abs", "points": 2 }, { "answer": "3" }] }
    """

  static let questions = [bank, single, typed, blanks]

  static let mutations = [
    Mutation(#"{ "text": "The"#, #"‸{ "x-text": "The"#, .textMissing(instead: nil)),
    Mutation(#""text": "The"#, #"‸"sentence": "The"#, .textMissing(instead: "sentence")),
    Mutation(#""The _____ sat on the _____.""#, "‸7", .textNotText(found: .number)),
    Mutation(#""The _____ sat on the _____.""#, #"‸" ""#, .textEmpty),
    Mutation(#""The _____ sat on the _____.""#, #"‸"The cat""#, .noBlank(marker: nil)),
    Mutation("The _____ sat on the _____", "The ‸__ sat on the __", .twoUnderscores),
    Mutation(
      #"["cat", "mat", {"#, #"‸"cat", "x-rest": ["mat", {"#,
      .optionsNotList(key: "options", found: .text)),
    Mutation(single, #"["Norway", "Peru"]"#, "‸[]", .optionsEmpty),
    Mutation(single, #""Peru""#, "‸null", .optionNotText(found: .null, source: "null")),
    Mutation(#""text": "dog""#, #""text": ‸["dog"]"#, .optionNotText(found: .list, source: "[")),
    Mutation(single, #""Peru""#, #"‸"""#, .optionBlank),
    Mutation(
      #""mat", {"#, #""mat", ‸"mat", {"#, .sameOptions(first: 2, second: 3, text: "mat")),
    Mutation(#"["log"]"#, #"["log", ‸"log"]"#, .sameDistractor(text: "log")),
    Mutation(
      single, #"_____.", "options": ["Norway", "Peru"], "answer": "Norway","#, #"‸_____.","#,
      .nothingFills(blank: 1)),
    Mutation(blanks, #"{ "answer": "3" }"#, "‸{}", .nothingFills(blank: 2)),
    Mutation(
      #"["mat", "dog"]"#, #"["mat", ‸"dig"]"#, .answerNotOption(answer: "dig", didYouMean: "dog")),
    Mutation(
      blanks, #""answer": "abs""#, #""answer": ‸"sum""#,
      .answerNotOption(answer: "sum", didYouMean: nil)),
    Mutation(#"["mat", "dog"]]"#, #"["mat", "dog"], ‸"cat"]"#, .answerCount(blanks: 2, answers: 3)),
    Mutation(#"["cat", ["mat", "dog"]]"#, #"‸["cat"]"#, .answerCount(blanks: 2, answers: 1)),
    Mutation(
      #""answers": ["cat", ["mat", "dog"]]"#, #"‸"answer": "cat""#,
      .oneAnswerForSeveralBlanks(key: "answer", blanks: 2)),
    Mutation(
      single, #""id": "o""#, #"‸"answerIndex": 0"#,
      .answersTwice(first: "answer", second: "answerIndex")),
    Mutation(
      blanks, #""blanks": [{ "options": ["abs", "len"], "answer""#,
      #""answers": ["abs", "3"], "blanks": [{ "options": ["abs", "len"], ‸"answer""#,
      .answersTwice(first: "answers", second: "blanks")),
    Mutation(#"["cat", ["mat"#, #"[‸1, ["mat"#, .answerNotText(found: .number, source: "1")),
    Mutation(typed, #"{ "number": 3.14, "#, "‸{ ", .alternativeUnclear),
    Mutation(
      single, #""answer": "Norway""#, #""answerIndex": ‸2"#,
      .answerIndexOutOfRange(index: "2", options: 2)),
    Mutation(#"["mat", "dog"]"#, "‸[]", .noAlternatives),
    Mutation(typed, #""π""#, #"‸"""#, .answerBlank),
    Mutation(
      blanks, #"{ "answer": "3" }"#, #"{ "answer": "3" }, ‸{ "answer": "4" }"#,
      .blanksCount(entries: 3, blanks: 2)),
    Mutation(
      blanks, #"[{ "options": ["abs", "len"], "answer": "abs", "points": 2 }, {"#, "‸[{",
      .blanksCount(entries: 1, blanks: 2)),
    Mutation(
      single, #""id": "o""#, #""id": "o", ‸"i\u0064": "p""#, .duplicateKey(key: "id", firstLine: 1)),
    Mutation(#"["mat", "dog"]"#, #"‸"cat""#, .noOptionLeft(blank: 2, answer: "cat")),
    Mutation(#"["log"]"#, #"["log", ‸"dog"]"#, .distractorIsAnswer(text: "dog")),
    Mutation(blanks, #""points": 2"#, #""points": ‸-0.5"#, .pointsNotPositive(found: "-0.5")),
    Mutation(typed, #""credit": 0.5"#, #""credit": ‸50"#, .creditOutOfRange(found: "50")),
    Mutation(blanks, #""marker": "@@""#, #""marker": ‸"@""#, .markerTooShort(marker: "@")),
    Mutation(#""feedback": "No.""#, #""feedback": "No‸\u0007""#, .controlCharacter("\u{7}")),
    Mutation(#"The _____"#, #"\u0054h\n‸\u009b_____"#, .controlCharacter("\u{9B}")),
    Mutation(
      typed, #"["a", "b"]"#, #"["a", ‸2]"#,
      .wrongValue(key: "hint", expected: .text, found: .number, source: "2")),
    Mutation(
      blanks, #""code": true"#, #""code": ‸1"#,
      .wrongValue(key: "code", expected: .boolean, found: .number, source: "1")),
  ]

  /// What a question stands in, and the number it has there.
  struct Setting: Sendable, CustomTestStringConvertible {
    let name: String
    let before: String
    let after: String
    let number: Int
    var testDescription: String { name }
  }

  static let settings = [
    Setting(name: "plain", before: "", after: "", number: 1),
    Setting(name: "three lines further down", before: "\n\n\n", after: "\n", number: 1),
    Setting(
      name: "after Chinese text on the same line",
      before: #"[{ "text": "我＿＿学生。", "answer": "是" }, "#, after: "]", number: 2),
    Setting(
      name: "second in an object",
      before: #"{ "title": "T", "questions": [\#n  { "text": "a _____", "answer": "b" },\#n  "#,
      after: "\n] }", number: 2),
  ]

  @Test(arguments: questions, settings)
  func `the unbroken question has nothing to report`(question: String, setting: Setting) {
    #expect(findings(in: setting.before + question + setting.after) == [])
  }

  /// The cause with the line of the file for that of the question, where it names one.
  static func cause(of mutation: Mutation, in setting: Setting) -> DiagnosticCause {
    guard case .duplicateKey(let key, let line) = mutation.cause else { return mutation.cause }
    let linesBefore = setting.before.count { $0 == "\n" }
    return .duplicateKey(key: key, firstLine: line + linesBefore)
  }

  @Test(arguments: mutations, settings)
  func `what was broken is reported where it was broken`(
    mutation: Mutation, setting: Setting
  ) throws {
    #expect(mutation.question.ranges(of: mutation.old).count == 1)
    let broken = mutation.question.replacing(mutation.old, with: mutation.new)
    let file = MarkedFile(setting.before + broken + setting.after)
    let place = try #require(file.places.first)
    #expect(
      findings(in: file.text) == [
        Diagnostic(Self.cause(of: mutation, in: setting), at: place, question: setting.number)
      ])
  }
}
