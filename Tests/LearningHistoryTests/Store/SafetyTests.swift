import Foundation
import QuizModel
import TestSupport
import Testing

@testable import LearningHistory

@Suite struct `Attempts on the disk` {
  let folder: TemporaryFolder
  var path: String { folder.path + "/history.sqlite" }

  init() throws { folder = try TemporaryFolder() }

  fileprivate func integrity(_ history: QuizHistory) throws -> [String] {
    try history.database.rows("PRAGMA integrity_check") { $0.text(0) }
      + history.database.rows("PRAGMA foreign_key_check") { $0.text(0) }
  }

  fileprivate static func record(_ count: Int, in history: QuizHistory) throws {
    let (quiz, run) = try history.start()
    for index in 0..<count {
      try history.record(
        .check(), of: capitals.identities[index % 3], in: quiz, run: run,
        at: monday + Double(index) * day)
    }
  }

  @Test func `of two writers at once are all there`() async throws {
    let path = path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...2 {
        group.addTask { try Self.record(200, in: QuizHistory(path: path)) }
      }
      try await group.waitForAll()
    }
    let history = try QuizHistory(path: path)
    #expect(try history.count("attempt") == 400)
    #expect(try history.count("quiz") == 1)
    #expect(try integrity(history) == ["ok"])
    let memories = try history.memories()
    try history.rebuildSchedules()
    #expect(try history.memories() == memories)
  }

  @Test func `outlive a writer that was killed`() throws {
    let writer = try QuizHistory(path: path)
    try Self.record(20, in: writer)
    // The files as they are while the writer is running are what it leaves when it is killed.
    let log = try fileBytes(path + "-wal")
    #expect(log.count > 4096)
    let file = try fileBytes(path)
    for (name, length) in [("whole", log.count), ("torn", log.count - 100)] {
      let copy = "\(folder.path)/\(name).sqlite"
      try write(file, to: copy)
      try write(Array(log.prefix(length)), to: copy + "-wal")
      let history = try QuizHistory(path: copy)
      #expect(history.setAside == nil)
      // Only the last transaction can be torn.
      #expect(try history.count("attempt") == (name == "whole" ? 20 : 19))
      #expect(try integrity(history) == ["ok"])
    }
  }

  @Test func `are as they were when the disk is full`() throws {
    let history = try QuizHistory(path: path)
    let (quiz, run) = try history.start()
    try history.database.run("PRAGMA max_page_count = 1")
    var count = 0
    let error = try #require(throws: HistoryError.self) {
      while count < 10_000 {
        try history.record(
          .check(), of: capitals.identities[0], in: quiz, run: run, at: monday + Double(count))
        count += 1
      }
    }
    #expect(error.cause == .full)
    #expect(error.code == 13)
    #expect(error.sql?.hasPrefix("INSERT INTO attempt") == true)
    #expect(try history.count("attempt") == count)
    #expect(try integrity(history) == ["ok"])
    try history.database.run("PRAGMA max_page_count = 1000000")
    try history.record(.check(), of: capitals.identities[0], in: quiz, run: run, at: monday)
    #expect(try history.count("attempt") == count + 1)
  }

  @Test func `are refused while nothing can be written`() throws {
    let history = try QuizHistory(path: path)
    let (quiz, run) = try history.start()
    try history.database.run("PRAGMA query_only = ON")
    let error = try #require(throws: HistoryError.self) {
      try history.record(.check(), of: capitals.identities[0], in: quiz, run: run, at: monday)
    }
    #expect(error.cause == .readOnly)
    #expect(try history.quizzes().count == 1)
  }

  @Test func `are refused while another program keeps the file locked`() throws {
    let history = try QuizHistory(path: path)
    let (quiz, run) = try history.start()
    let other = try Database(path: path)
    try other.run("BEGIN IMMEDIATE")
    // Not five seconds of a test.
    try history.database.run("PRAGMA busy_timeout = 1")
    let error = try #require(throws: HistoryError.self) {
      try history.record(.check(), of: capitals.identities[0], in: quiz, run: run, at: monday)
    }
    #expect(error.cause == .busy)
    // Reading goes on.
    #expect(try history.standings(at: monday) { _ in 0 }.count == 1)
    try other.run("COMMIT")
    try history.record(.check(), of: capitals.identities[0], in: quiz, run: run, at: monday)
    #expect(try history.count("attempt") == 1)
  }
}
