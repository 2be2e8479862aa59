import Foundation
import QuizModel
import TestSupport
import Testing

@testable import LearningHistory

@Suite struct `Opening a history` {
  let folder: TemporaryFolder
  var path: String { folder.path + "/history.sqlite" }

  init() throws { folder = try TemporaryFolder() }

  /// The cause of the error that opening throws.
  fileprivate func causeOfRefusal(_ path: String) throws -> HistoryError.Cause {
    let error = try #require(throws: HistoryError.self) { try QuizHistory(path: path) }
    #expect(error.path == path)
    return error.cause
  }

  @Test func `finds what was recorded before`() throws {
    try recordOnce(path)
    let history = try QuizHistory(path: path)
    #expect(history.setAside == nil)
    #expect(try history.count("attempt") == 1)
    #expect(
      try names(in: folder.path) == ["history.sqlite", "history.sqlite-shm", "history.sqlite-wal"])
  }

  @Test func `leaves one file when it is closed`() throws {
    try recordOnce(path)
    #expect(try names(in: folder.path) == ["history.sqlite"])
  }

  @Test func `makes missing folders for their owner alone`() throws {
    let deep = folder.path + "/share/cloze//history.sqlite"
    try recordOnce(deep)
    for made in ["/share", "/share/cloze"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + made)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
    #expect(try QuizHistory(path: deep).count("attempt") == 1)
  }

  // SQLite has a single byte for none: it once wrote one into empty files itself.
  @Test(arguments: [[], [7]] as [[UInt8]])
  func `takes an empty file for a new history`(bytes: [UInt8]) throws {
    try write(bytes, to: path)
    try recordOnce(path)
    #expect(try QuizHistory(path: path).setAside == nil)
    #expect(try names(in: folder.path).first == "history.sqlite")
  }

  @Test func `follows a link to the folder`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/real", withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/data", withDestinationPath: "real")
    try recordOnce(folder.path + "/data/cloze/history.sqlite")
    #expect(try QuizHistory(path: folder.path + "/real/cloze/history.sqlite").count("attempt") == 1)
  }

  @Test func `says which folder cannot be made, and why`() throws {
    let file = try folder.write("text", to: "file")
    #expect(
      try causeOfRefusal(file + "/cloze/history.sqlite")
        == .cannotCreateFolder(path: file, errno: ENOTDIR))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/nowhere", withDestinationPath: "missing")
    #expect(
      try causeOfRefusal(folder.path + "/nowhere/history.sqlite")
        == .cannotCreateFolder(path: folder.path + "/nowhere", errno: ENOTDIR))
  }

  @Test func `says that a folder is no file`() throws {
    #expect(try causeOfRefusal(folder.path) == .cannotOpen(errno: EISDIR))
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `says that the file can only be read`() throws {
    try recordOnce(path)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(try causeOfRefusal(path) == .readOnly)
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `says that the folder can only be read`() throws {
    try recordOnce(path)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    let cause = try causeOfRefusal(path)
    let other = try causeOfRefusal(folder.path + "/other.sqlite")
    let deep = try causeOfRefusal(folder.path + "/deep/other.sqlite")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
    #expect(cause == .readOnly)
    #expect(other == .readOnly)
    #expect(deep == .cannotCreateFolder(path: folder.path + "/deep", errno: EACCES))
    #expect(try QuizHistory(path: path).count("attempt") == 1)
  }

  @Test(arguments: [0, 0x1234_5678])
  func `leaves the database of another program alone`(application: Int) throws {
    do {
      let database = try Database(path: path)
      try database.run(script: "CREATE TABLE attempt (text TEXT); INSERT INTO attempt VALUES ('x')")
      try database.run("PRAGMA application_id = \(application)")
    }
    let before = try fileBytes(path)
    #expect(try causeOfRefusal(path) == .foreign)
    #expect(try fileBytes(path) == before)
    #expect(try names(in: folder.path) == ["history.sqlite"])
  }

  @Test func `leaves the log of another program's database alone`() throws {
    let database = try Database(path: path)
    try database.run("PRAGMA journal_mode = WAL")
    try database.run("CREATE TABLE word (text TEXT)")
    // What a program that was killed leaves behind.
    let copy = folder.path + "/copy.sqlite"
    try write(try fileBytes(path), to: copy)
    let log = try fileBytes(path + "-wal")
    try write(log, to: copy + "-wal")
    #expect(try causeOfRefusal(copy) == .foreign)
    #expect(try fileBytes(copy + "-wal") == log)
  }

  @Test func `at the same time by several makes one history`() async throws {
    let path = path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...6 { group.addTask { _ = try QuizHistory(path: path) } }
      try await group.waitForAll()
    }
    let history = try QuizHistory(path: path)
    #expect(history.setAside == nil)
    #expect(try history.count("migration") == Migration.all.count)
  }
}

/// Records one attempt in a history at a path, and closes it.
func recordOnce(_ path: String) throws {
  let history = try QuizHistory(path: path)
  let (quiz, run) = try history.start()
  try history.record(.check(), of: capitals.identities[0], in: quiz, run: run, at: monday)
}
