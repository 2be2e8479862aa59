import TestSupport
import Testing

/// A folder of quizzes, and the program that shows it.
final class QuizShelf {
  let folder: TemporaryFolder

  /// Three quizzes and a broken file, by title: Alpha, Beta, broken, Gamma.
  init() throws {
    folder = try TemporaryFolder()
    try add("Alpha", questions: 2)
    try add("Beta", questions: 1)
    try add("Gamma", questions: 3)
    try folder.write("{\n  \"questions\": [\n    { \"opions\": 1 }\n  ]\n}\n", to: "broken.json")
  }

  /// A folder of as many quizzes, `Quiz 1` and so on.
  init(count: Int) throws {
    folder = try TemporaryFolder()
    for number in 1...count { try add("Quiz \(number)", questions: 1) }
  }

  private func add(_ title: String, questions: Int) throws {
    let question = #"{"text": "Put ___ here", "options": ["wrong", "right"], "answer": "right"}"#
    let questions = Array(repeating: question, count: questions).joined(separator: ",")
    try folder.write(
      #"{"title": "\#(title)", "description": "Of \#(title).", "questions": [\#(questions)]}"#,
      to: "\(title).json")
  }

  /// Starts the program and waits for its cards.
  func open(directory: String? = nil, columns: Int = 100, rows: Int = 30) throws -> TerminalSession
  {
    let session = try cloze([folder.path], directory: directory, columns: columns, rows: rows)
    try session.waitForText("/ filter")
    try session.waitForRest()
    return session
  }
}
