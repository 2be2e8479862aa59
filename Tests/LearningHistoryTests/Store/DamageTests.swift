import Foundation
import QuizModel
import TestSupport
import Testing

@testable import LearningHistory

@Suite struct `A damaged history` {
  let folder: TemporaryFolder
  var path: String { folder.path + "/history.sqlite" }

  init() throws { folder = try TemporaryFolder() }

  fileprivate func noise(_ count: Int, seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  /// Expects that a history over these bytes is a new one, and that they are kept beside it.
  fileprivate func expectSetAside(_ bytes: [UInt8], to number: Int = 1) throws {
    try write(bytes, to: path)
    let target = path + ".damaged-\(number)"
    let history = try QuizHistory(path: path)
    #expect(history.setAside == target)
    #expect(try fileBytes(target) == bytes)
    #expect(try history.count("attempt") == 0)
    let (quiz, run) = try history.start()
    try history.record(.check(), of: capitals.identities[0], in: quiz, run: run, at: monday)
  }

  @Test(arguments: [2, 20, 100, 512, 5000, 100_000])
  func `of random bytes is set aside`(count: Int) throws {
    try expectSetAside(noise(count, seed: UInt64(count)))
  }

  @Test func `that was cut short anywhere is set aside`() throws {
    try recordOnce(path)
    let whole = try fileBytes(path)
    let lengths = [2, 15, 16, 99, 100, 511, 512, 4095, 4096, whole.count / 2, whole.count - 1]
    for (index, length) in lengths.enumerated() {
      try expectSetAside(Array(whole.prefix(length)), to: index + 1)
    }
  }

  @Test func `takes the files beside it along`() throws {
    let files = [
      "": noise(9000, seed: 1), "-wal": noise(50, seed: 2), "-journal": [0] + noise(60, seed: 3),
    ]
    for (ending, bytes) in files { try write(bytes, to: path + ending) }
    try write(noise(10, seed: 4), to: path + ".damaged-1-shm")
    let history = try QuizHistory(path: path)
    #expect(history.setAside == path + ".damaged-2")
    for (ending, bytes) in files { #expect(try fileBytes(path + ".damaged-2" + ending) == bytes) }
    #expect(try fileBytes(path + ".damaged-1-shm") == noise(10, seed: 4))
  }

  @Test func `with a bad page fails where that is needed, and nowhere else`() throws {
    do {
      let history = try QuizHistory(path: path)
      let (quiz, run) = try history.start()
      for _ in 0..<300 {
        try history.record(.check(), of: capitals.identities[0], in: quiz, run: run, at: monday)
      }
    }
    let page = try #require(
      try Database(path: path).first("SELECT rootpage FROM sqlite_master WHERE name = 'attempt'") {
        $0.int(0)
      })
    var bytes = try fileBytes(path)
    bytes.replaceSubrange(((page - 1) * 4096)..<(page * 4096), with: noise(4096, seed: 9))
    try write(bytes, to: path)

    let history = try QuizHistory(path: path)
    #expect(history.setAside == nil)
    let (quiz, run) = try history.start()
    for _ in 1...2 {
      let failures: [() throws -> Void] = [
        { _ = try history.statistics(of: nil, at: monday) { _ in 0 } },
        { _ = try history.pages(at: monday) { _ in 0 } },
        { _ = try history.forget(path: "/capitals.json") },
        { try history.rebuildSchedules() },
        {
          try history.record(.check(), of: capitals.identities[0], in: quiz, run: run, at: monday)
        },
      ]
      for failure in failures {
        let error = try #require(throws: HistoryError.self) { try failure() }
        #expect(error.cause == .damaged)
      }
      #expect(try history.quizzes().map(\.title) == ["Capitals"])
      #expect(try history.due(at: monday + 99 * day).map(\.identity) == [capitals.identities[0]])
      try history.end(run, percentage: 10, at: monday)
    }
  }

  @Test func `with texts that are none of ours is an error`() throws {
    let history = try QuizHistory(path: ":memory:")
    let (quiz, run) = try history.start()
    let open = UnfinishedRun.OpenQuestion(identity: capitals.identities[0], given: [], hints: 0)
    try history.keep(open, run: run)
    try history.database.run("UPDATE run SET openGiven = '[x]'")
    let error = try #require(throws: HistoryError.self) { try history.unfinished(of: quiz) }
    #expect(error.cause == .damaged)
  }
}
