internal import QuizModel

/// The share of right answers over time: by day when the history is short, else by week.
struct AccuracyCourse: Hashable, Sendable {
  /// A day or week.
  struct Span: Hashable, Sendable {
    /// Its first day.
    let start: CivilDate
    /// The share of right answers, from 0 to 1, or nil when there were none.
    var accuracy: Double?
  }

  /// The days up to which a history is short.
  static let mostDays = 21

  /// Whether a span is a day.
  let isByDay: Bool
  /// The spans without a gap, up to the one of today.
  let spans: [Span]

  /// Sums answers up.
  ///
  /// - Parameters:
  ///   - days: The days with answers, the first one first.
  ///   - today: The last day.
  ///   - most: How many spans there may be, at least 1; the oldest are left out.
  init(_ days: [LearningStatistics.Day], today: CivilDate, most: Int) {
    let first = min(days.first?.date ?? today, today)
    let isByDay = today.dayNumber - first.dayNumber < Self.mostDays
    func start(of day: CivilDate) -> CivilDate {
      isByDay ? day : day.advanced(by: -day.weekday)
    }
    let length = isByDay ? 1 : 7
    let last = start(of: today)
    let count = min(most, (last.dayNumber - start(of: first).dayNumber) / length + 1)
    let sums = Dictionary(grouping: days) { start(of: $0.date) }
    spans = (0..<count).map { index in
      let start = last.advanced(by: (index - count + 1) * length)
      let here = sums[start] ?? []
      let answers = here.reduce(0) { $0 + $1.answers }
      let right = here.reduce(0) { $0 + $1.right }
      return Span(start: start, accuracy: answers > 0 ? Double(right) / Double(answers) : nil)
    }
    self.isByDay = isByDay
  }
}
