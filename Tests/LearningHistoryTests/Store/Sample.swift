import QuizModel

@testable import LearningHistory

/// Midnight in UTC that begins Monday, 30 November 2026.
let monday = 20_787.0 * 86_400
let hour = 3600.0
let day = 86_400.0

/// A typed question with one blank at its end.
func question(_ text: String, _ answer: String?, id: String? = nil) -> Question {
  Question(
    id: id, text: [.text(text + " "), .blank(0)],
    blanks: [Blank(kind: .typed, answer: answer.map { Answer(texts: [$0]) })])
}

/// Three questions about capitals.
let capitals = Quiz(questions: [
  question("Oslo is in", "Norway"), question("Bern is in", "Switzerland"),
  question("Lima is in", "Peru"),
])

extension Attempt {
  /// A check of the one blank of a question.
  static func check(
    _ given: String? = "Norway", right: Bool? = true, hints: Int = 0, number: Int = 1,
    seconds: Double = 5
  ) -> Attempt {
    Attempt(
      kind: .check, given: [given], correct: [right], score: right == true ? 1 : 0,
      maximum: right == nil ? 0 : 1, hints: hints, number: number, seconds: seconds)
  }
}

extension QuizHistory {
  /// Registers a quiz and begins a run through all its questions.
  func start(
    _ quiz: Quiz = capitals, path: String = "/capitals.json", title: String = "Capitals",
    isRetry: Bool = false, at time: Double = monday
  ) throws(HistoryError) -> (quiz: Registration, run: Run) {
    let registration = try register(quiz, path: path, title: title, at: time)
    let run = try begin(
      order: quiz.identities, seed: 1, isRetry: isRetry, of: registration, at: time)
    return (registration, run)
  }

  /// How many rows a table has.
  func count(_ table: String) throws(HistoryError) -> Int {
    try database.first("SELECT count(*) FROM \(table)") { $0.int(0) } ?? -1
  }

  /// The schedules, as they are stored.
  func memories() throws(HistoryError) -> [String] {
    try database.rows(
      """
      SELECT question, phase, step, stability, difficulty, reviewed, interval, due FROM memory
      ORDER BY question
      """
    ) { row in
      (0...7).map { row.isNull(Int32($0)) ? "-" : row.text(Int32($0)) }.joined(separator: " ")
    }
  }
}
