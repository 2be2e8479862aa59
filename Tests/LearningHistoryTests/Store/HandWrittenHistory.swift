import QuizModel

@testable import LearningHistory

/// A history over four days, whose numbers are worked out by hand in the tests.
///
/// Local time is two hours ahead of UTC until Monday 00:00 UTC, then one hour.
struct HandWrittenHistory {
  let history: QuizHistory
  /// Tuesday, 07:00 local time.
  let now = monday + 30 * hour
  let animals: Registration
  let body: Registration

  static func secondsFromUTC(_ time: Double) -> Int { time < monday ? 7200 : 3600 }

  static let questionsOfAnimals = Quiz(questions: [
    question("Oslo is in", "Norway"), question("Bern is in", "Switzerland"),
    question("Lima is in", "Peru"),
  ])
  static let questionsOfBody = Quiz(questions: [
    question("We have this many ribs:", "24"), question("How are you?", nil),
  ])
  static let questionsOfClouds = Quiz(questions: [
    question("Thunder comes from", "cumulonimbus"), question("Grey all over is", "stratus"),
    question("High and thin is", "cirrus"),
  ])

  init() throws {
    history = try QuizHistory(path: ":memory:")
    let history = history
    animals = try history.register(
      Self.questionsOfAnimals, path: "/a.json", title: "Animals", at: monday)
    body = try history.register(Self.questionsOfBody, path: "/b.json", title: "Body", at: monday)
    var clouds = try history.register(
      Self.questionsOfClouds, path: "/c.json", title: "Clouds", at: monday)
    let a = animals.rows(of: Self.questionsOfAnimals.identities)
    let b = body.rows(of: Self.questionsOfBody.identities)
    let c = clouds.rows(of: Self.questionsOfClouds.identities)
    // The last one of the clouds is gone.
    clouds = try history.register(
      Quiz(questions: Array(Self.questionsOfClouds.questions.prefix(2))), path: "/c.json",
      title: "Clouds", at: monday)

    func begin(_ quiz: Registration?, isRetry: Bool = false) throws -> QuizHistory.Run {
      try history.begin(order: [], seed: 0, isRetry: isRetry, of: quiz, at: monday)
    }
    func write(
      _ run: QuizHistory.Run, _ question: Int64, _ hours: Double, _ correct: String,
      _ seconds: Double,
      number: Int = 1, kind: String = "check", phase: Memory.Phase? = nil, rating: Rating? = nil,
      predicted: Double? = nil
    ) throws {
      try history.database.run(
        """
        INSERT INTO attempt (question, run, time, kind, given, correct, score, maximum, hints,
          number, seconds, rating, phase, retrievability)
        VALUES (?, ?, ?, ?, '[null]', ?, 0, 1, 0, ?, ?, ?, ?, ?)
        """,
        .integer(question), .integer(run.row), .real(monday + hours * hour), .text(kind),
        .text(correct), DatabaseValue(number), .real(seconds), DatabaseValue(rating?.rawValue),
        DatabaseValue(phase?.rawValue), DatabaseValue(predicted))
    }
    func schedule(_ question: Int64, due: Double) throws {
      try history.database.run(
        "INSERT INTO memory VALUES (?, 2, NULL, 5, 5, ?, ?, ?)", .integer(question),
        .real(min(due, monday) - day), .real(due - min(due, monday) + day), .real(due))
    }

    let first = try begin(animals)
    try write(first, a[0], -26.5, "1", 5)  // Saturday 23:30
    try write(first, a[1], -25.5, "0", 7)  // Sunday 00:30
    try write(first, a[1], -25.4, "1", 3, number: 2)
    try write(first, a[2], -25.3, "1", 11, kind: "give-up")  // a give-up is wrong, whatever stood
    try history.end(first, percentage: 33, at: monday - 25.2 * hour)
    let retry = try begin(animals, isRetry: true)
    try write(retry, a[1], -24, "1", 2)
    try write(retry, a[2], -23.9, "1-", 4)
    try history.end(retry, percentage: 100, at: monday - 23 * hour)
    let second = try begin(animals)
    // Monday 00:30, when local time is still two hours ahead.
    try write(second, a[0], -1.5, "1", 6, phase: .review, rating: .good, predicted: 0.95)
    // Monday 23:30, when it is one.
    try write(second, a[1], 22.5, "0", 8, phase: .review, rating: .again, predicted: 0.9)
    // Tuesday 00:30.
    try write(second, a[2], 23.5, "1", 1, phase: .review, rating: .hard, predicted: 1)
    try history.end(second, percentage: 67, at: monday + 23.6 * hour)
    let brokenOff = try begin(body)
    try write(brokenOff, b[0], 26, "0", 9, phase: .review, rating: .again, predicted: 0.42)
    try write(brokenOff, b[0], 26.1, "1", 2, number: 2, phase: .review, predicted: 0.42)
    try write(brokenOff, b[1], 26.2, "-", 100)  // a survey
    let review = try begin(nil)
    try write(review, b[0], 27, "1", 3, phase: .review, rating: .good, predicted: 0.48)
    try write(review, a[0], 27.1, "0", 2, phase: .learning, rating: .again, predicted: 1)
    try history.end(review, percentage: 50, at: monday + 28 * hour)
    let lastRetry = try begin(animals, isRetry: true)
    try history.end(lastRetry, percentage: 99, at: monday + 29 * hour)

    try schedule(a[0], due: monday - 5 * day)
    try schedule(a[1], due: now)
    try schedule(a[2], due: monday + 46.5 * hour)  // Tuesday 23:30
    try schedule(b[0], due: monday + 47.5 * hour)  // Wednesday 00:30
    try schedule(c[0], due: monday + 14 * day + 12 * hour)  // on the last day looked at
    try schedule(c[1], due: monday + 15 * day + 12 * hour)  // on the day after it
    try schedule(c[2], due: monday)  // gone
  }
}
