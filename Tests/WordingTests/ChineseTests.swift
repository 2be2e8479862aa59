import Testing
import Wording

struct ChineseTests {
  fileprivate let phrases = Chinese()

  @Test(
    arguments: [
      (["甲"], "可能是甲。"), (["甲", "乙"], "可能是甲或乙。"), (["甲", "乙", "丙"], "可能是甲、乙或丙。"),
      (["1) a", "2) b"], "可能是 1) a 或 2) b。"), (["甲", "b"], "可能是甲或 b。"),
    ])
  func `alternatives are joined as one speaks, and Latin words stand apart`(
    titles: [String], expected: String
  ) {
    #expect(phrases.severalQuizzes(titles) == expected)
  }

  @Test(
    arguments: [
      ("y", true, false), ("Yes", true, false), ("是", true, false), ("好", true, false),
      ("n", false, true), ("否", false, true), ("不", false, true), ("", false, false),
      ("是不是", false, false),
    ])
  func `yes and no are said in either language`(text: String, isYes: Bool, isNo: Bool) {
    #expect(phrases.meansYes(text) == isYes)
    #expect(phrases.meansNo(text) == isNo)
  }

  @Test func `days are named as in a calendar`() {
    #expect(phrases.date(day: 28, month: 11) == "11月28日")
    #expect(phrases.shortDate(weekday: 6, day: 6, month: 12) == "周日 12月6日")
    #expect(phrases.lastTime(percentage: 71, day: 28, month: 11) == "71%，11月28日")
    #expect(Set((1...12).map(phrases.shortMonth)).count == 12)
    #expect(Set((0...6).map(phrases.shortWeekday)).count == 7)
    #expect(phrases.shortMonth(13) == "" && phrases.shortWeekday(-1) == "")
  }

  @Test(
    arguments: [
      (59, "用时 59 秒"), (75, "用时 1 分 15 秒"), (3_600, "用时 1 小时 0 分"),
      (8_040, "用时 2 小时 14 分"),
    ])
  func `time is told in two units at most`(seconds: Int, expected: String) {
    #expect(phrases.timeSpent(seconds: seconds) == expected)
  }

  @Test(
    arguments: [
      (15, 0, 0, "15 题"), (15, 4, 2, "15 题，4 题有多个空，2 题需要输入"),
      (15, 0, 15, "15 题，都需要输入"), (1, 1, 1, "1 题，有多个空，需要输入"),
    ])
  func `questions are told by their kinds`(
    count: Int, severalBlanks: Int, typed: Int, expected: String
  ) {
    #expect(phrases.questions(count, severalBlanks: severalBlanks, typed: typed) == expected)
  }

  @Test(
    arguments: [
      (0, 0, 0, 3, "3 个文件，没有错误"), (2, 1, 1, 3, "3 个文件，其中 1 个有 2 个错误、1 个警告"),
      (1, 0, 1, 1, "1 个文件有 1 个错误"),
    ])
  func `a check's result counts`(
    errors: Int, warnings: Int, faultyFiles: Int, files: Int, expected: String
  ) {
    #expect(
      phrases.checkResult(
        errors: errors, warnings: warnings, faultyFiles: faultyFiles, files: files) == expected)
  }

  @Test func `words that tell things apart are different ones`() {
    #expect(Set(QuizFact.allCases.map(phrases.label)).count == QuizFact.allCases.count)
    #expect(Set(ButtonWord.allCases.map(phrases.button)).count == ButtonWord.allCases.count)
    #expect(Set(CardOrder.allCases.map(phrases.order)).count == CardOrder.allCases.count)
    #expect(Set(SolutionTime.allCases.map(phrases.solutions)).count == 3)
    #expect(Set(ScreenPart.allCases.map(phrases.heading)).count == ScreenPart.allCases.count)
    let sections = StatisticsSection.allCases
    #expect(Set(sections.map(phrases.heading)).count == sections.count)
    #expect(sections.allSatisfy { phrases.nothing(in: $0).hasSuffix("。") })
  }

  @Test func `the help names every command`() {
    for command in [":t ", ":a ", ":s ", ":r ", ":q ", "? "] {
      #expect(phrases.plainHelp.contains("\n\(command)"))
    }
  }
}
