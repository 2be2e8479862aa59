internal import QuizModel
internal import Wording

/// Statistics in lines that can be read aloud: of all quizzes, then of each.
struct StatisticsText {
  fileprivate let pages: [StatisticsPage]
  fileprivate let phrases: any ScreenPhrases

  /// Takes pages, that of all quizzes first.
  init(_ pages: [StatisticsPage], _ phrases: any ScreenPhrases) {
    self.pages = pages
    self.phrases = phrases
  }

  /// The text, without an end.
  var text: String {
    guard let all = pages.first, all.statistics.answers > 0 else {
      return "\(phrases.nothingAnswered) \(phrases.howToBegin)"
    }
    return pages.map { lines(for: $0).joined(separator: "\n") }.joined(separator: "\n\n")
  }

  fileprivate func lines(for page: StatisticsPage) -> [String] {
    [(page.title ?? phrases.allQuizzes).shownOnOneLine] + numbers(of: page)
      + section(.recall, recall(of: page)) + section(.due, due(of: page))
      + section(.hardest, hardest(of: page))
  }

  fileprivate func numbers(of page: StatisticsPage) -> [String] {
    let statistics = page.statistics
    var lines = [
      phrases.answers(
        statistics.answers, days: statistics.days.count,
        percentage: statistics.accuracyPercentage ?? 0),
      [
        phrases.differentQuestions(statistics.questions),
        phrases.streak(days: statistics.streak),
        phrases.timeSpent(seconds: statistics.wholeSeconds),
      ].joined(separator: ", "),
    ]
    if let percentage = page.standing.lastPercentage, let day = page.standing.lastDay?.components {
      lines.append(phrases.lastRun(percentage: percentage, day: day.day, month: day.month))
    }
    if page.standing.due > 0 { lines.append(phrases.dueNow(page.standing.due)) }
    return lines
  }

  /// The heading of a section and its lines, or nothing when it has none.
  fileprivate func section(_ section: StatisticsSection, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["\(phrases.heading(section)):"] + lines.map { "  \($0)" }
  }

  fileprivate func recall(of page: StatisticsPage) -> [String] {
    page.statistics.recall.map { group in
      let predicted = phrases.percentage(group.predicted.percentage(of: 1))
      let actual = phrases.percentage(group.actual.percentage(of: 1))
      return phrases.recalled(actual, predicted: predicted) + ", " + phrases.reviews(group.reviews)
    }
  }

  fileprivate func due(of page: StatisticsPage) -> [String] {
    page.statistics.due.enumerated().compactMap { days, count in
      guard count > 0 else { return nil }
      let date = page.statistics.today.advanced(by: days).components
      let name =
        switch days {
        case 0: phrases.today
        case 1: phrases.tomorrow
        default: phrases.date(day: date.day, month: date.month)
        }
      return "\(name): \(count)"
    }
  }

  fileprivate func hardest(of page: StatisticsPage) -> [String] {
    page.statistics.hardest.map { question in
      let text =
        "\(question.text.shownOnOneLine): "
        + phrases.wrongAnswers(question.wrong, of: question.answers)
      return page.title == nil ? "\(text), \(question.quiz.shownOnOneLine)" : text
    }
  }
}
