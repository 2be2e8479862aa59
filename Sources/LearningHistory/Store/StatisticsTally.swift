internal import QuizModel

/// Adds up attempts to statistics.
struct StatisticsTally {
  /// When the questions are due, in seconds since 1970.
  var due: [Double] = []

  fileprivate var days: [CivilDate: LearningStatistics.Day] = [:]
  fileprivate var answers: [Int64: (count: Int, wrong: Int)] = [:]
  fileprivate var recall = [RecallTally](repeating: RecallTally(), count: 10)
  fileprivate var seconds = 0.0

  /// Adds an attempt.
  mutating func add(_ attempt: TalliedAttempt) {
    guard attempt.isScored else { return }
    seconds += attempt.seconds
    let empty = LearningStatistics.Day(date: attempt.day, attempts: 0, answers: 0, right: 0)
    days[attempt.day, default: empty].attempts += 1
    guard attempt.isFirst else { return }
    days[attempt.day]?.answers += 1
    if attempt.isRight { days[attempt.day]?.right += 1 }
    answers[attempt.question, default: (0, 0)].count += 1
    if !attempt.isRight { answers[attempt.question]?.wrong += 1 }
    if let (predicted, isRecalled) = attempt.recall {
      recall[min(max(Int(predicted * 10), 0), 9)].add(predicted, isRecalled: isRecalled)
    }
  }

  /// Whether anything was answered that is scored.
  var hasAnswers: Bool { !answers.isEmpty }

  /// What was added, as statistics.
  func statistics(
    questions: [Int64: TalliedQuestion], at time: Double, _ secondsFromUTC: (Double) -> Int
  ) -> LearningStatistics {
    let today = CivilDate(time: time, secondsFromUTC: secondsFromUTC(time))
    return LearningStatistics(
      today: today,
      days: days.values.sorted { $0.date < $1.date },
      recall: recall.enumerated().compactMap { $1.group(from: $0 * 10) },
      due: dueCounts(from: today, secondsFromUTC),
      hardest: hardest(questions),
      questions: answers.count,
      seconds: seconds)
  }

  /// How many days from today on are looked at for what comes due.
  fileprivate static let daysAhead = 14

  fileprivate func dueCounts(from today: CivilDate, _ secondsFromUTC: (Double) -> Int) -> [Int] {
    var counts = [Int](repeating: 0, count: Self.daysAhead)
    for time in due {
      let day = CivilDate(time: time, secondsFromUTC: secondsFromUTC(time))
      let index = max(day.dayNumber - today.dayNumber, 0)
      if index < counts.count { counts[index] += 1 }
    }
    return counts
  }

  fileprivate static let hardestCount = 10

  fileprivate func hardest(
    _ questions: [Int64: TalliedQuestion]
  ) -> [LearningStatistics.HardQuestion] {
    let ranked = answers.compactMap { row, tally in
      questions[row].flatMap { question in
        tally.wrong == 0
          ? nil
          : (
            hardness: leastShare(tally.wrong, of: tally.count),
            question: LearningStatistics.HardQuestion(
              text: question.text, quiz: question.quiz, answers: tally.count, wrong: tally.wrong)
          )
      }
    }
    let sorted = ranked.sorted { left, right in
      if left.hardness != right.hardness { return left.hardness > right.hardness }
      return (left.question.text, left.question.quiz) < (right.question.text, right.question.quiz)
    }
    return sorted.prefix(Self.hardestCount).map(\.question)
  }
}

/// Reviews for which about the same was predicted.
fileprivate struct RecallTally {
  var predicted = 0.0
  var recalled = 0
  var reviews = 0

  mutating func add(_ predicted: Double, isRecalled: Bool) {
    self.predicted += predicted
    recalled += isRecalled ? 1 : 0
    reviews += 1
  }

  func group(from percentage: Int) -> LearningStatistics.RecallGroup? {
    guard reviews > 0 else { return nil }
    return LearningStatistics.RecallGroup(
      percentages: percentage..<(percentage + 10), predicted: predicted / Double(reviews),
      actual: Double(recalled) / Double(reviews), reviews: reviews)
  }
}
