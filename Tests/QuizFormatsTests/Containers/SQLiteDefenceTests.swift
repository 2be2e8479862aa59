import TestSupport
import Testing

@testable import QuizFormats

/// Databases that were made to do harm, and broken ones.
struct SQLiteDefenceTests {
  func run(_ sql: String, on image: SQLiteImage) -> ContainerError? {
    containerError { () throws(ContainerError) in
      try image.rows(sql) { (_) throws(ContainerError) in }
    }
  }

  func image(_ script: String) throws -> SQLiteImage { try SQLiteImage(databaseImage(script)) }

  static let endless =
    "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r) SELECT max(n) AS id FROM r"

  @Test func `a query that does not end is stopped, and the next one runs`() throws {
    let image = try image("CREATE TABLE notes (id)")
    guard case .tooSlow(let steps) = run(Self.endless, on: image) else {
      Issue.record("it was not stopped for its steps")
      return
    }
    #expect((20_000_000...21_000_000).contains(steps))
    #expect(run("SELECT id FROM notes", on: image) == nil)
  }

  @Test func `a view in place of a table is not run`() throws {
    let image = try image("CREATE VIEW notes AS \(Self.endless)")
    #expect(!image.hasTable("notes"))
    guard case .damaged = run("SELECT id FROM notes", on: image) else {
      Issue.record("the view was run")
      return
    }
  }

  @Test func `a virtual table in place of a table is not run`() throws {
    let image = try image(
      """
      CREATE TABLE cards (id); PRAGMA writable_schema = ON;
      INSERT INTO sqlite_schema VALUES
        ('table', 'notes', 'notes', 0, 'CREATE VIRTUAL TABLE notes USING rtree(id, a, b)')
      """)
    #expect(!image.hasTable("notes"))
    #expect(image.hasTable("cards"))
    #expect(run("SELECT id FROM notes", on: image) == .damaged(reason: "no such module: rtree"))
  }

  @Test func `a column that is made up at each reading cannot grow without end`() throws {
    let image = try image(
      """
      CREATE TABLE notes (id, flds); INSERT INTO notes VALUES (900000000, NULL);
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = 'CREATE TABLE notes (id, flds AS (hex(zeroblob(id))))'
      """)
    #expect(
      run("SELECT flds FROM notes", on: image) == .damaged(reason: "string or blob too big"))
  }

  @Test func `names with quotes and semicolons are only names`() throws {
    let name = "a\"; DROP TABLE notes; --'"
    let quoted = "\"a\"\"; DROP TABLE notes; --'\""
    let image = try image(
      """
      CREATE TABLE \(quoted) (\(quoted)); CREATE TABLE notes (\(quoted));
      CREATE TRIGGER "t;" AFTER INSERT ON notes BEGIN DELETE FROM notes; END;
      INSERT INTO notes VALUES (1)
      """)
    #expect(image.hasTable(name))
    #expect(image.hasTable("notes"))
    #expect(run("SELECT * FROM notes", on: image) == nil)
  }

  @Test(arguments: [
    "ATTACH '/tmp/other.sqlite3' AS other", "INSERT INTO notes VALUES (1)", "DELETE FROM notes",
    "CREATE TABLE other (id)", "CREATE TEMP TABLE other (id)", "PRAGMA writable_schema = ON",
    "PRAGMA user_version", "SELECT load_extension('x')", "SELECT * FROM pragma_table_info('notes')",
    "VACUUM INTO '/tmp/other.sqlite3'", "BEGIN", "no SQL", "",
  ])
  func `whatever is not reading a table is refused`(sql: String) throws {
    let image = try image("CREATE TABLE notes (id)")
    guard case .damaged = run(sql, on: image) else {
      Issue.record("\(sql) was run")
      return
    }
  }

  static let sound = """
    PRAGMA page_size = 512;
    CREATE TABLE notes (id INTEGER PRIMARY KEY, flds TEXT COLLATE unicase, data BLOB);
    CREATE INDEX by_text ON notes (flds);
    CREATE TABLE keyed (k TEXT PRIMARY KEY, v) WITHOUT ROWID;
    WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 60)
      INSERT INTO notes SELECT n, 'text ' || n, zeroblob(n * 20) FROM r;
    INSERT INTO keyed SELECT flds, id FROM notes
    """

  func readAll(_ bytes: [UInt8]) {
    _ = containerError { () throws(ContainerError) in
      let image = try SQLiteImage(bytes)
      _ = image.hasTable("notes")
      for sql in [
        "SELECT id, flds, data FROM notes", "SELECT flds FROM notes ORDER BY flds",
        "SELECT k, v FROM keyed WHERE k > 'text 3'",
      ] {
        _ = containerError { () throws(ContainerError) in
          try image.rows(sql) { (row) throws(ContainerError) in
            #expect((row.text(1) ?? "").utf8.count <= 1_000_000)
            #expect((row.text(2) ?? "").utf8.count <= 1_000_000)
          }
        }
      }
    }
  }

  @Test(arguments: 0..<8)
  func `random damage gives rows or errors`(round: Int) throws {
    let sound = try databaseImage(Self.sound)
    var generator = SeededGenerator(seed: UInt64(round))
    for _ in 0..<400 { readAll(damaged(sound, by: &generator)) }
  }

  @Test func `a database without its end gives rows or errors`() throws {
    let sound = try databaseImage(Self.sound)
    for length in stride(from: 0, to: sound.count, by: 97) { readAll(Array(sound[..<length])) }
  }
}
