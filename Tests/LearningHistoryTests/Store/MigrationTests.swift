import Testing
import TestSupport

@testable import LearningHistory

@Suite struct `Migrations` {
  fileprivate static let word = Migration(
    name: "words", sql: "CREATE TABLE word (text TEXT) STRICT; INSERT INTO word VALUES ('first');")
  fileprivate static let length = Migration(
    name: "lengths", sql: "ALTER TABLE word ADD COLUMN length INTEGER NOT NULL DEFAULT 5")

  fileprivate func words(_ database: Database) throws -> [String] {
    try database.rows("SELECT * FROM word") { $0.text(0) }
  }

  @Test func `are each made once, in their order`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/history.sqlite"
    _ = try Database.history(path: path, migrations: [Self.word])
    for _ in 1...2 {
      let database = try Database.history(path: path, migrations: [Self.word, Self.length])
      #expect(try words(database) == ["first"])
      #expect(try database.first("SELECT length FROM word") { $0.int(0) } == 5)
      let names = try database.rows("SELECT name FROM migration ORDER BY place") { $0.text(0) }
      #expect(names == ["words", "lengths"])
    }
  }

  @Test func `of a later release keep the file from being touched`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/history.sqlite"
    _ = try Database.history(path: path, migrations: [Self.word, Self.length])
    let before = try fileBytes(path)
    let error = try #require(throws: HistoryError.self) {
      try Database.history(path: path, migrations: [Self.word])
    }
    #expect(error.cause == .newerVersion)
    #expect(error.path == path)
    #expect(try fileBytes(path) == before)
    // By way of the whole history, which must not take it for damaged either.
    #expect(throws: HistoryError.self) { try QuizHistory(path: path) }
    #expect(try fileBytes(path) == before)
    #expect(try names(in: folder.path) == ["history.sqlite"])
  }

  @Test func `that fail leave nothing behind`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/history.sqlite"
    let broken = Migration(name: "broken", sql: "CREATE TABLE half (text TEXT) STRICT; NONSENSE;")
    #expect(throws: HistoryError.self) {
      try Database.history(path: path, migrations: [Self.word, broken])
    }
    let database = try Database(path: path)
    #expect(try database.first("SELECT count(*) FROM sqlite_master") { $0.int(0) } == 0)
  }

  @Test func `have names of their own`() {
    #expect(Set(Migration.all.map(\.name)).count == Migration.all.count)
  }

  @Test func `of this release mark the file and make it safe`() throws {
    let folder = try TemporaryFolder()
    let database = try Database.history(path: folder.path + "/history.sqlite")
    func pragma(_ name: String) throws -> String? {
      try database.first("PRAGMA \(name)") { $0.text(0) }
    }
    #expect(try pragma("application_id") == "1668053605")
    #expect(try pragma("journal_mode") == "wal")
    // 2 is FULL.
    #expect(try pragma("synchronous") == "2")
    #expect(try pragma("foreign_keys") == "1")
    #expect(try pragma("busy_timeout") == "1000")
    let loose = try database.rows(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND NOT strict"
    ) { $0.text(0) }
    #expect(loose.allSatisfy { $0.hasPrefix("sqlite_") })
  }
}
