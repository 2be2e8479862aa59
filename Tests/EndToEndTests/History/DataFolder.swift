import CSQLite
import Foundation
import TestSupport
import Testing

/// A place for a person's data that several programs see, one after the other or at once.
final class DataFolder {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var path: String { folder.path }
  /// The file of the history.
  var history: String { path + "/cloze/history.sqlite3" }

  /// The environment of a program with this data.
  var environment: [String: String] {
    TerminalEnvironment.standard(with: ["XDG_DATA_HOME": path])
  }

  /// Writes a quiz of questions that `1` answers rightly, each at once.
  func writeQuiz(questions: Int, to name: String = "quiz.json") throws -> String {
    let list = (1...questions).map { number in
      #"{ "text": "Number \#(number) is _____", "options": ["right", "wrong"], "answer": "right" }"#
    }
    return try folder.write(
      """
      { "title": "Numbers", "settings": { "check": "instant" },
        "questions": [\n\(list.joined(separator: ",\n"))\n] }
      """, to: name)
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try folder.write(text, to: name)
  }

  func read(_ name: String) throws -> String { try folder.read(name) }

  /// Starts the program with this data.
  func cloze(
    _ arguments: String..., environment changes: [String: String] = [:], columns: Int = 80,
    rows: Int = 24
  ) throws -> TerminalSession {
    try TerminalSession(
      BuiltProgram.path("cloze"), arguments,
      environment: environment.merging(changes) { _, change in change }, columns: columns,
      rows: rows)
  }

  /// What SQLite finds when it looks through the whole history: `ok`, or what is wrong.
  func integrity() throws -> String {
    var database: OpaquePointer?
    var statement: OpaquePointer?
    defer {
      sqlite3_finalize(statement)
      sqlite3_close(database)
    }
    try #require(sqlite3_open(history, &database) == SQLITE_OK)
    try #require(
      sqlite3_prepare_v2(database, "PRAGMA integrity_check", -1, &statement, nil) == SQLITE_OK)
    try #require(sqlite3_step(statement) == SQLITE_ROW)
    return String(cString: try #require(sqlite3_column_text(statement, 0)))
  }

  /// The statistics as the program prints them.
  func statistics() throws -> Statistics {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuiltProgram.path("cloze"))
    process.arguments = ["stats", "--format", "json"]
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try JSONDecoder().decode(Statistics.self, from: data)
  }

  struct Statistics: Decodable {
    struct Page: Decodable {
      let attempts: Int
      let right: Int
      let due: Int
    }

    let all: Page
  }
}
