import Testing

@testable import LearningHistory

@Suite struct `A database` {
  @Test(arguments: ["", "plain", "a\u{0}b", "line\nend", "déjà 日本 👩‍👩‍👧"])
  func `gives back the text that it was given`(text: String) throws {
    let database = try Database(path: ":memory:")
    let found = try database.first("SELECT ?1, typeof(?1)", .text(text)) { row in
      [row.text(0), row.text(1)]
    }
    #expect(found == [text, "text"])
  }

  @Test func `tells nothing from zero and from no text`() throws {
    let database = try Database(path: ":memory:")
    let isNull = try database.first(
      "SELECT ?1, ?2, ?3, ?4", .null, .integer(0), .real(0), .text("")
    ) { row in (0...3).map { row.isNull(Int32($0)) } }
    #expect(isNull == [true, false, false, false])
  }

  @Test func `takes back all of a transaction that fails`() throws {
    let database = try Database(path: ":memory:")
    try database.run(script: "CREATE TABLE word (text TEXT UNIQUE) STRICT")
    try database.run("INSERT INTO word VALUES ('kept')")
    #expect(throws: HistoryError.self) {
      try database.writing { () throws(HistoryError) in
        try database.run("INSERT INTO word VALUES ('lost')")
        try database.run("INSERT INTO word VALUES ('kept')")
      }
    }
    let words = try database.rows("SELECT text FROM word") { $0.text(0) }
    #expect(words == ["kept"])
    try database.writing { () throws(HistoryError) in
      try database.run("INSERT INTO word VALUES ('next')")
    }
  }

  @Test func `says which statement failed and why`() throws {
    let database = try Database(path: ":memory:")
    let error = try #require(throws: HistoryError.self) {
      try database.run("SELECT name FROM nowhere")
    }
    #expect(error.cause == .other)
    #expect(error.code == 1)
    #expect(error.message == "no such table: nowhere")
    #expect(error.sql == "SELECT name FROM nowhere")
    #expect(error.path == ":memory:")
  }

  @Test func `takes a misspelt name in quotes for a mistake and not for a text`() throws {
    let database = try Database(path: ":memory:")
    #expect(throws: HistoryError.self) { try database.run("SELECT \"nothing\"") }
  }
}
