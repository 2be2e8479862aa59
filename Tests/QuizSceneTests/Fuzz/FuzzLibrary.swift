import QuizModel
import QuizViewModels

/// A library for random tests.
///
/// Every card and every chip that is seen once has a sign of its own, which nothing else shows.
enum FuzzLibrary {
  /// The signs of cards, dialogs and pages.
  static let quizSigns = Array("абвгдежзийклмн")
  /// The signs of chips.
  static let chipSigns = Array("αβγδεζηθικλμνξοπρστυφχψω")

  static let library = LibraryViewModel(entries: playable + broken)

  /// How a person stands with some of the quizzes.
  static let standings: [LibraryEntry.ID: QuizStanding] = [
    "0.json": QuizStanding(lastPercentage: 100, lastDay: .lookedAt),
    "1.json": QuizStanding(
      lastPercentage: 64, lastDay: .lookedAt, due: 12, isUnfinished: true),
    "2.json": QuizStanding(due: 1),
    "3.json": QuizStanding(isUnfinished: true),
    "5.json": QuizStanding(),
  ]

  /// An entry whose title begins with a sign.
  private static func entry(
    _ sign: Int, _ title: String, description: String? = nil,
    settings: QuizSettings = QuizSettings(), _ questions: [Question]
  ) -> LibraryEntry {
    let title = "\(quizSigns[sign])\(title)"
    let quiz = Quiz(
      title: title, description: description, author: sign == 1 ? "An Author" : nil,
      settings: settings, questions: questions)
    return LibraryEntry(
      id: "\(sign).json", title: title, name: "\(sign).json", contents: .quiz(quiz))
  }

  private static let long = "a title that goes on and on, 漢字も、 beyond what any window shows"

  private static let playable = [
    entry(0, " git", description: "Undo and\nredo.", [.signed([0, 1, 2])]),
    entry(
      1, "中文的量词", description: String(repeating: "本 counts books. ", count: 20),
      settings: QuizSettings(attempts: 2), [.signed([3, 4, 5, 6], blanks: 2), .several]),
    entry(2, " \(long)", settings: QuizSettings(check: .instant), [.several, .reused, .typed]),
    entry(3, "", [.typed, .hanyu]),
    entry(4, " same", settings: QuizSettings(shufflesOptions: true), [.signed([7, 8]), .reset]),
    entry(5, " same", settings: QuizSettings(showSolution: .never), [.signed([9, 10, 11])]),
    entry(6, " many", settings: QuizSettings(attempts: 0), [.signed(Array(12...23), blanks: 3)]),
    entry(7, " survey", [.survey]),
    entry(8, "1", [.hello]), entry(9, "2", [.hello]), entry(10, "10", [.hello]),
  ]

  private static let broken = (11...12).map { sign in
    LibraryEntry(
      id: "\(sign).json", title: "\(quizSigns[sign])", name: "\(sign).json",
      contents: .broken([
        "\(sign).json:3:7: “opions” is not known here; did you mean “options”?",
        "\(sign).json:12:1: 漢字。" + String(repeating: " more of it", count: 30),
      ]))
  }
}

extension Question {
  /// A question whose options begin with signs of their own.
  fileprivate static func signed(_ signs: [Int], blanks: Int = 1) -> Question {
    let texts = signs.map { "\(FuzzLibrary.chipSigns[$0])\($0 % 5 == 4 ? "漢字" : " chip")" }
    var question = Question.choice(
      "Put it " + String(repeating: "_ here, ", count: blanks), texts,
      answers: Array(texts.suffix(blanks)), explanation: "This is why.")
    question.hints = ["Look at the end.", String(repeating: "That is far 漢字. ", count: 6)]
    question.blanks[0].hints = ["One of the last."]
    return question
  }

  /// Two banks of options around a typed blank.
  fileprivate static let several = Question(
    text: [.text("A "), .blank(0), .text(" b "), .blank(1), .text(" c "), .blank(2)],
    blanks: [
      Blank(kind: .choice(bank: 0), answer: Answer(texts: ["larch"])),
      Blank(
        kind: .typed, answer: Answer(texts: ["typed, and too long for its blank"]),
        hints: ["It is typed."]),
      Blank(kind: .choice(bank: 1), answer: Answer(texts: ["heron"])),
    ],
    banks: [
      OptionBank(options: [Option("larch", feedback: "A tree."), Option("birch")]),
      OptionBank(options: [Option("heron"), Option("汉字"), Option("stork")]),
    ],
    tags: ["several"])

  fileprivate static let typed = Question(
    text: [.text("It is "), .blank(0), .text(".")],
    blanks: [Blank(kind: .typed, answer: Answer(texts: ["汉字 it is"]))])

  /// A row whose options stay where they are.
  fileprivate static let reused = {
    var question = Question.choice(
      "One _ and another _ here", ["quartz", "flint"], answers: ["flint", "quartz"])
    question.reusesOptions = true
    return question
  }()

  fileprivate static let survey = Question(
    text: [.text("I like "), .blank(0)], blanks: [Blank(kind: .choice(bank: 0))],
    banks: [OptionBank(options: [Option("this"), Option(String(repeating: "that ", count: 30))])])
}
