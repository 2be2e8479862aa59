import FoundationEssentials
import QuizModel
import Testing

@testable import QuizFormats

struct CSVImporterTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let file: String
    let questions: Int
    let blanks: Int
    let firstText: String
    let notes: [String]
    var testDescription: String { file }
  }

  static let samples: [Sample] = [
    Sample(
      file: "mixed.csv", questions: 3, blanks: 3,
      firstText: "Which of these is a mammal?\n_____",
      notes: [
        "5:1 left-out-without-text", "6:23 left-out-without-answer", "7:1 left-out-cell-count",
      ]),
    Sample(
      file: "letters.csv", questions: 2, blanks: 2, firstText: "7 × 8 = ?\n_____",
      notes: ["5:23 left-out-bad-number"]),
    Sample(
      file: "blanks.tsv", questions: 2, blanks: 4, firstText: "let x: _____ = _____", notes: []),
  ]

  @Test(arguments: samples) func `samples are read`(_ sample: Sample) throws {
    let reading = try reading(sample: "csv/\(sample.file)")
    #expect(reading.format == "csv")
    #expect(reading.questions.count == sample.questions)
    #expect(reading.questions.flatMap(\.blanks).count == sample.blanks)
    #expect(reading.questions.first?.textWithBlanks == sample.firstText)
    #expect(reading.notes == sample.notes)
  }

  @Test func `columns become parts of a question`() throws {
    let question = try #require(try reading(sample: "csv/mixed.csv").questions.first)
    #expect(question.banks == [OptionBank(options: ["shark", "whale", "tuna"].map { Option($0) })])
    #expect(question.rightTexts == [["whale"]])
    #expect(question.hints == ["It breathes air."])
    #expect(question.explanation == "Whales have lungs, hair and milk.")
    #expect(question.tags == ["animals", "sea"])
    #expect(question.line == 2)
  }

  @Test func `bars separate alternatives, and underscores are the blank`() throws {
    let questions = try reading(sample: "csv/mixed.csv").questions
    #expect(questions.last?.rightTexts == [["tiny", "minute"]])
    #expect(questions.last?.textWithBlanks == "A word that means \"very small\":\n_____")
    #expect(questions[1].textWithBlanks == "The _____ is the largest planet.")
  }

  @Test func `letters stand for options, and points count`() throws {
    let questions = try reading(sample: "csv/letters.csv").questions
    #expect(questions.map(\.rightTexts) == [[["56"]], [["six"]]])
    #expect(questions.map(\.id) == ["q1", "q2"])
    #expect(questions.map(\.points) == [2, 1])
  }

  @Test func `each blank can have its own answer, options and hints`() throws {
    let question = try #require(try reading(sample: "csv/blanks.tsv").questions.first)
    #expect(question.isCode)
    #expect(
      question.blanks == [
        Blank(kind: .typed, answer: Answer(texts: ["Int"]), hints: ["a whole number"]),
        Blank(kind: .choice(bank: 0), answer: Answer(texts: ["1"])),
      ])
    #expect(question.banks == [OptionBank(options: [Option("1"), Option("\"one\"")])])
  }

  @Test func `code keeps the spaces that it begins with`() {
    let reading = reading("text,answer,code\n  return ___,x,yes\n")
    #expect(reading.questions.first?.textWithBlanks == "  return _____")
  }

  @Test func `wrong options go with the answer, and are shuffled`() throws {
    let reading = reading("question,correct_answer,wrong1,wrong2\nPet?,cat,oak,elm\n")
    #expect(reading.questions.first?.banks.first?.options.map(\.text) == ["cat", "oak", "elm"])
    #expect(try reading.result.get().quiz.settings.shufflesOptions)
  }

  static let spellings: [(answer: String, options: String)] = [
    ("Rome", "Oslo|Rome"), (" Rome ", "Oslo|Rome"), ("rome", "Oslo|Rome"), ("ROME", "Oslo| Rome"),
    ("Rome", "rome|Rome"),
  ]

  @Test(arguments: spellings)
  func `an answer is the option of its letters`(answer: String, options: String) {
    let table = reading("text,answer,options\nItaly?,\(answer),\(options)\n")
    #expect(table.notes.isEmpty)
    #expect(table.questions.first?.rightTexts == [["Rome"]])
    #expect(table.questions.first?.banks.first?.options.count == 2)
  }

  @Test func `an answer need not be among options that are wrong`() {
    let table = reading("text,answer,wrong1,wrong2\nPet?,cat,oak,elm\n")
    #expect(table.notes.isEmpty)
    #expect(table.questions.first?.rightTexts == [["cat"]])
  }

  @Test func `numbered answers are options where another column says which is right`() {
    let reading = reading("Question,Answer 1,Answer 2,Correct answer\nPet?,oak,cat,2\n")
    #expect(reading.questions.first?.banks.first?.options.map(\.text) == ["oak", "cat"])
    #expect(reading.questions.first?.rightTexts == [["cat"]])
  }

  @Test func `one answer fills all blanks`() {
    let question = reading("text,answer,options\n___hood and ___date,man,man|up\n").questions.first
    #expect(question?.rightTexts == [["man"], ["man"]])
    #expect(question?.reusesOptions == true)
  }

  @Test func `a typed number has a tolerance`() {
    let question = reading("text,answer\npi = ___,3.14±0.01\n").questions.first
    #expect(
      question?.blanks.first?.answer?.alternatives.first?.target
        == .number(3.14, tolerance: 0.01))
  }

  @Test(arguments: [
    (tags: "a b", read: ["a", "b"]), (tags: "a b,c", read: ["a b", "c"]),
    (tags: "a b,c;d", read: ["a b,c", "d"]), (tags: "a b;", read: ["a b"]),
  ])
  func `tags are apart by semicolons, else commas, else spaces`(tags: String, read: [String]) {
    #expect(reading("text;answer;tags\nx;y;\"\(tags)\"").questions.first?.tags == read)
  }

  static let separators: [(file: String, separator: String?)] = [
    ("text,answer\na,b", nil), ("text;answer\na;b", nil), ("text\tanswer\na\tb", nil),
    ("text|answer\na|b", nil), ("sep=;\ntext;answer\na;b", nil), ("text - answer\na - b", " - "),
  ]

  @Test(arguments: separators)
  func `the separator is found out`(file: String, separator: String?) {
    let reading = reading(file, separator: separator)
    #expect(reading.format == "csv")
    #expect(reading.questions.map(\.rightTexts) == [[["b"]]])
    #expect(reading.questions.first?.textWithBlanks == "a\n_____")
  }

  static let mistakes: [(file: String, note: String)] = [
    ("text,answer\na,b\nc,d,e", "3:5 left-out-cell-count"),
    ("text,answer\na,b\nc", "3:1 left-out-cell-count"),
    ("text,answer1,answer2\na,b,\na ___,b,c", "3:9 left-out-expected-sign"),
    ("text,answer,points\na,b,\nc,d,-1", "3:5 left-out-bad-number"),
    ("text,answer,colour\na,b,red", "1:1 unknown-key"),
    ("text,answer\na\u{1},b", "2:1 lost-control-character"),
    ("text,answer,options\na,b,b|c\nd,e,b|c", "3:3 left-out-unknown-answer"),
    ("text,answer,option1,option2\na,b,b,c\nd,e,b,c", "3:3 left-out-unknown-answer"),
    ("text,answer1,bank1\na,b,b|c\nd,e,b|c", "3:3 left-out-unknown-answer"),
  ]

  @Test(arguments: mistakes) func `mistakes have their place`(file: String, note: String) {
    let reading = reading(file)
    #expect(reading.notes == [note])
    #expect(reading.questions.count == 1)
  }

  @Test(arguments: [(row: "c,d,e", count: 3), (row: "c", count: 1)])
  func `the cells of a row are counted`(row: String, count: Int) {
    #expect(
      reading("text,answer\na,b\n\(row)").diagnostics.map(\.cause)
        == [.leftOut(.mistake(.cells(found: count, columns: 2)))])
  }

  @Test func `a table without known names is none, and an error when it is said to be one`() {
    #expect(reading("name,age\nAda,36\n", name: "people.txt").format == nil)
    let table = reading("question,age\nAda,36\n", as: "csv")
    #expect(
      table.diagnostics == [
        Diagnostic(
          .importFailure(.missing("column answer")),
          at: SourcePlace(line: 1, column: 1, offset: 0))
      ])
    #expect(reading("", as: "csv").notes == ["1:1 no-columns"])
    #expect(reading("name,age\nAda,36\n", as: "csv").notes == ["1:1 no-columns"])
  }

  @Test func `quotes that are never closed are an error`() {
    #expect(reading("text,answer\na,\"b\n", as: "csv").notes == ["2:3 unclosed-quotes"])
    #expect(reading("\"text,answer\na,b\n", as: "csv").notes == ["1:1 unclosed-quotes"])
  }

  @Test(.timeLimit(.minutes(1))) func `a long line is read in a moment`() {
    let cell = String(repeating: "word ", count: 400_000)
    #expect(reading("text,answer\n\(cell)___,x").questions.count == 1)
    #expect(reading("text,answer\n" + String(repeating: ",", count: 200_000)).questions.isEmpty)
  }
}
