import QuizModel

extension CivilDate {
  /// Monday, 30 November 2026.
  static let lookedAt = CivilDate(dayNumber: 20_787)
}

extension LearningStatistics {
  /// A history of forty weeks with quiet and busy days, and a streak of four.
  static let rich: LearningStatistics = {
    let days = (0..<280).reversed().compactMap { ago -> Day? in
      let noise = (ago * 7_919 + 31) % 97
      guard ago < 4 || (ago != 4 && noise % 3 != 0) else { return nil }
      let answers = noise % 23 + 1
      let right = (answers * (98 - ago / 12 - noise % 29) + 50) / 100
      return Day(
        date: CivilDate.lookedAt.advanced(by: -ago), attempts: answers + noise % 4,
        answers: answers, right: right)
    }
    return LearningStatistics(
      today: .lookedAt, days: days,
      recall: [
        RecallGroup(percentages: 60..<70, predicted: 0.66, actual: 0.5, reviews: 6),
        RecallGroup(percentages: 70..<80, predicted: 0.752, actual: 0.71, reviews: 31),
        RecallGroup(percentages: 80..<90, predicted: 0.86, actual: 0.9, reviews: 140),
        RecallGroup(percentages: 90..<100, predicted: 0.953, actual: 1, reviews: 1),
      ],
      due: [48, 3, 0, 12, 7, 1, 0, 0, 5, 20, 0, 2, 0, 9, 99],
      hardest: [
        HardQuestion(
          text: "Undo the last commit but keep its changes staged: git reset ___ HEAD~1",
          quiz: "git basics", answers: 4, wrong: 3),
        HardQuestion(text: "桌子上有一___书和两___铅笔。", quiz: "汉语 · 常用量词", answers: 9, wrong: 6),
        HardQuestion(
          text: "I am good ___ chess.", quiz: "English prepositions", answers: 12, wrong: 5),
      ],
      questions: 98, seconds: 8_040)
  }()

  /// A first day of three answers.
  static let young = LearningStatistics(
    today: .lookedAt,
    days: [Day(date: .lookedAt, attempts: 4, answers: 3, right: 2)],
    due: [0, 3] + Array(repeating: 0, count: 12), questions: 3, seconds: 75)
}

extension StatisticsPage {
  /// Pages of all quizzes, of two that were played, and of one that was not.
  static let samples = [
    StatisticsPage(standing: QuizStanding(due: 48), statistics: .rich),
    StatisticsPage(
      title: "git basics", path: "quizzes/git-basics.json",
      standing: QuizStanding(
        lastPercentage: 71, lastDay: CivilDate(dayNumber: 20_785), due: 8), statistics: .rich),
    StatisticsPage(
      title: "regex", path: "quizzes/regex.json", standing: QuizStanding(), statistics: .young),
    StatisticsPage(
      title: "SQL", path: "quizzes/sql.json", standing: QuizStanding(),
      statistics: LearningStatistics(today: .lookedAt)),
  ]
}
