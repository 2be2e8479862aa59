import FoundationEssentials
import Testing

import QuizModel

struct ClosenessTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let given: String
    var right = ["garden"]
    var rules = MatchRules()
    var isCode = false
    let correctness: BlankVerdict.Correctness
    let closeness: Closeness?
    var testDescription: String { name }
  }

  static let forgiving = MatchRules(
    respectsAccents: false, respectsPunctuation: false, forgivenTypos: 2)

  static let forgiven = [
    Case(name: "the very text", given: "garden", correctness: .right, closeness: nil),
    Case(
      name: "case that does not count", given: "GARDEN", rules: forgiving, correctness: .right,
      closeness: nil),
    Case(
      name: "spaces, quotes and canonical forms", given: " l’e\u{301}te\u{301} ",
      right: ["l'été"], rules: forgiving, correctness: .right, closeness: nil),
    Case(
      name: "a forgiven accent", given: "ete", right: ["été"], rules: forgiving,
      correctness: .right, closeness: .accents),
    Case(
      name: "forgiven punctuation", given: "garden!", rules: forgiving, correctness: .right,
      closeness: .punctuation),
    Case(
      name: "an accent is stronger than punctuation", given: "ete.", right: ["été"],
      rules: forgiving, correctness: .right, closeness: .accents),
    Case(
      name: "a forgiven letter", given: "gardne", rules: forgiving, correctness: .right,
      closeness: .typos(1)),
    Case(
      name: "letters are stronger than accents and punctuation", given: "jardn anglas.",
      right: ["Jardin Angläs"], rules: forgiving, correctness: .right, closeness: .typos(1)),
    Case(
      name: "two forgiven letters", given: "gxrdxn", rules: forgiving, correctness: .right,
      closeness: .typos(2)),
    Case(
      name: "a capital that is forgiven as a letter", given: "polish", right: ["Polish"],
      rules: MatchRules(respectsCase: true, forgivenTypos: 1), correctness: .right,
      closeness: .letterCase),
    Case(
      name: "an accent that is forgiven as a letter", given: "creme", right: ["crème"],
      rules: MatchRules(forgivenTypos: 1), correctness: .right, closeness: .accents),
    Case(
      name: "the nearest of several", given: "mold", right: ["mould", "molds", "mold"],
      rules: forgiving, correctness: .right, closeness: nil),
    Case(
      name: "the nearest of several misspelt ones", given: "garxens", right: ["gardx", "garden"],
      rules: forgiving, correctness: .right, closeness: .typos(2)),
    Case(
      name: "Hebrew without points", given: "שלום", right: ["שָׁלוֹם"], rules: forgiving,
      correctness: .right, closeness: .accents),
    Case(
      name: "Arabic without marks", given: "كتاب", right: ["كِتَاب"], rules: forgiving,
      correctness: .right, closeness: .accents),
  ]

  static let missed = [
    Case(name: "another word", given: "window", correctness: .wrong, closeness: nil),
    Case(name: "nothing", given: "", correctness: .wrong, closeness: nil),
    Case(name: "one letter", given: "gardn", correctness: .wrong, closeness: .typos(1)),
    Case(name: "two letters", given: "gadn", correctness: .wrong, closeness: .typos(2)),
    Case(name: "three letters", given: "gan", correctness: .wrong, closeness: nil),
    Case(
      name: "a short word", given: "cap", right: ["cat"], correctness: .wrong, closeness: nil),
    Case(
      name: "a word too many", given: "the garden", correctness: .wrong, closeness: nil),
    Case(
      name: "an accent", given: "ete", right: ["été"], correctness: .wrong, closeness: .accents),
    Case(
      name: "an accent and a letter", given: "cremr", right: ["crème"], correctness: .wrong,
      closeness: .typos(2)),
    Case(
      name: "case", given: "polish", right: ["Polish"], rules: MatchRules(respectsCase: true),
      correctness: .wrong, closeness: .letterCase),
    Case(
      name: "punctuation", given: "garden.", correctness: .wrong, closeness: .punctuation),
    Case(
      name: "missing punctuation", given: "oh", right: ["oh!"], correctness: .wrong,
      closeness: .punctuation),
    Case(
      name: "the nearest alternative", given: "mond", right: ["mould", "mind", "monde"],
      correctness: .wrong, closeness: .typos(1)),
    Case(
      name: "Arabic without marks", given: "كتاب", right: ["كِتَاب"], correctness: .wrong,
      closeness: .accents),
    Case(
      name: "a kana without its voicing mark", given: "か", right: ["が"], rules: forgiving,
      correctness: .wrong, closeness: nil),
    Case(
      name: "one of four CJK characters", given: "北京太学", right: ["北京大学"],
      correctness: .wrong, closeness: .typos(1)),
    Case(
      name: "one of two CJK characters", given: "大字", right: ["大学"], correctness: .wrong,
      closeness: nil),
    Case(
      name: "dotless i", given: "kizil", right: ["kızıl"], correctness: .wrong,
      closeness: .typos(2)),
    Case(
      name: "a capital i without its dot", given: "Istanbul", right: ["İstanbul"],
      correctness: .wrong, closeness: .accents),
    Case(
      name: "ss for ß", given: "Strasse", right: ["Straße"], correctness: .wrong,
      closeness: .typos(2)),
    Case(
      name: "a digit", given: "apollo 12", right: ["apollo 11"], correctness: .wrong,
      closeness: nil),
    Case(
      name: "a year", given: "1985", right: ["1984"], rules: forgiving, correctness: .wrong,
      closeness: nil),
    Case(
      name: "a year with a full stop", given: "1984.", right: ["1984"], correctness: .wrong,
      closeness: nil),
    Case(
      name: "code: one character", given: "lenght", right: ["length"], rules: forgiving,
      isCode: true, correctness: .wrong, closeness: .typos(1)),
    Case(
      name: "code: a space", given: "a +b", right: ["a + b"], isCode: true, correctness: .wrong,
      closeness: .typos(1)),
    Case(
      name: "code: two characters", given: "lenhtg", right: ["length"], isCode: true,
      correctness: .wrong, closeness: nil),
    Case(
      name: "code: three characters in all", given: "lem", right: ["len"], isCode: true,
      correctness: .wrong, closeness: nil),
    Case(
      name: "code: case", given: "Len", right: ["len"], isCode: true, correctness: .wrong,
      closeness: .letterCase),
    Case(
      name: "code: punctuation", given: "len;", right: ["len"], isCode: true, correctness: .wrong,
      closeness: .punctuation),
  ]

  func mark(_ item: Case) -> BlankVerdict {
    let question = Question(
      text: [.blank(0)], isCode: item.isCode,
      blanks: [Blank(kind: .typed, answer: Answer(texts: item.right))])
    return question.mark([.typed(item.given)], settings: QuizSettings(match: item.rules)).blanks[0]
  }

  @Test(arguments: forgiven)
  func `a right fill tells what was forgiven`(_ item: Case) {
    #expect(mark(item).correctness == item.correctness)
    #expect(mark(item).closeness == item.closeness)
  }

  @Test(arguments: missed)
  func `a wrong fill tells how near it was`(_ item: Case) {
    #expect(mark(item).correctness == item.correctness)
    #expect(mark(item).closeness == item.closeness)
  }

  @Test func `another option or alternative of the question is no near miss`() {
    var question = Question(
      text: [.blank(0), .blank(1), .blank(2)],
      blanks: [
        Blank(kind: .typed, answer: Answer(texts: ["lane"])),
        Blank(kind: .typed, answer: Answer(texts: ["lake"])),
        Blank(kind: .choice(bank: 0), answer: Answer(texts: ["late"])),
      ],
      banks: [OptionBank(options: [Option("late"), Option("lame")])]
    )
    func closeness(_ given: String) -> Closeness? {
      question.mark([.typed(given), nil, nil], settings: QuizSettings()).blanks[0].closeness
    }
    #expect(["Lake", "late", "lame", "lanr"].map(closeness) == [nil, nil, nil, .typos(1)])
    question.blanks[1].answer = nil
    #expect(closeness("lake") == .typos(1))
  }

  @Test func `an alternative without credit is met or near without a remark`() {
    let answer = Answer([
      Alternative(.text("lane")), Alternative(.text("lame"), credit: 0, feedback: "Limping."),
    ])
    let question = Question(text: [.blank(0)], blanks: [Blank(kind: .typed, answer: answer)])
    let met = question.mark([.typed("lame")], settings: QuizSettings()).blanks[0]
    #expect(
      met == BlankVerdict(correctness: .wrong, credit: 0, feedback: "Limping.", closeness: nil))
    let near = question.mark([.typed("llame")], settings: QuizSettings()).blanks[0]
    #expect(near == BlankVerdict(correctness: .wrong, credit: 0))
  }

  @Test func `a fill that earns a part tells what was forgiven`() {
    let answer = Answer([Alternative(.text("Norway")), Alternative(.text("Norge"), credit: 0.5)])
    let question = Question(text: [.blank(0)], blanks: [Blank(kind: .typed, answer: answer)])
    let settings = QuizSettings(match: MatchRules(forgivenTypos: 1))
    let verdict = question.mark([.typed("nroge")], settings: settings).blanks[0]
    #expect(verdict == BlankVerdict(correctness: .partial, credit: 0.5, closeness: .typos(1)))
  }

  @Test func `numbers and options have no letters to be amiss`() {
    let blanks = [
      Blank(kind: .typed, answer: Answer([Alternative(.number(1234, tolerance: 0))])),
      Blank(kind: .choice(bank: 0), answer: Answer(texts: ["garden"])),
    ]
    let question = Question(
      text: [.blank(0), .blank(1)], blanks: blanks,
      banks: [OptionBank(options: [Option("garden"), Option("gardens")])])
    let fills: [Fill] = [.typed("1235"), .option(OptionID(bank: 0, index: 1))]
    let verdict = question.mark(fills, settings: QuizSettings())
    #expect(verdict.blanks.map(\.correctness) == [.wrong, .wrong])
    #expect(verdict.blanks.map(\.closeness) == [nil, nil])
  }

  @Test(.timeLimit(.minutes(1)))
  func `very long answers are marked at once`() {
    let long = String(repeating: "garden", count: 20_000)
    let other = String(repeating: "gerdan", count: 20_000)
    let question = Question(
      text: [.blank(0)],
      blanks: [Blank(kind: .typed, answer: Answer(texts: [long, "garden", "1"]))])
    func closeness(_ given: String) -> Closeness? {
      let verdict = question.mark([.typed(given)], settings: QuizSettings(match: Self.forgiving))
      return verdict.blanks[0].closeness
    }
    #expect(closeness(long + "x") == .typos(1))
    #expect(closeness(other) == nil)
    #expect(closeness(String(repeating: "1", count: 100_000)) == nil)
  }
}
