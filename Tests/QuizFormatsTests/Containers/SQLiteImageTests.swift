import Testing

@testable import QuizFormats

struct SQLiteImageTests {
  func texts(_ image: SQLiteImage, _ sql: String) throws -> [String?] {
    var texts: [String?] = []
    try image.rows(sql) { (row) throws(ContainerError) in texts.append(row.text(0)) }
    return texts
  }

  @Test func `rows are read from bytes`() throws {
    let image = try SQLiteImage(
      databaseImage("CREATE TABLE notes (id, flds); INSERT INTO notes VALUES (7, 'a'), (8, NULL)"))
    var rows: [String] = []
    try image.rows("SELECT id, flds FROM notes ORDER BY id") { (row) throws(ContainerError) in
      rows.append("\(row.int(0)) \(row.text(1) ?? "none")")
    }
    #expect(rows == ["7 a", "8 none"])
  }

  @Test func `a text may hold NUL, and is decoded from UTF-16`() throws {
    let image = try SQLiteImage(
      databaseImage(
        """
        PRAGMA encoding = 'UTF-16le'; CREATE TABLE notes (flds);
        INSERT INTO notes VALUES ('zażółć'), ('a' || char(0) || 'b')
        """))
    #expect(try texts(image, "SELECT flds FROM notes") == ["zażółć", "a\0b"])
  }

  @Test func `a database that was kept with a write-ahead log is read`() throws {
    var bytes = try databaseImage("CREATE TABLE notes (flds); INSERT INTO notes VALUES ('a')")
    bytes[18] = 2
    bytes[19] = 2
    #expect(try texts(SQLiteImage(bytes), "SELECT flds FROM notes") == ["a"])
  }

  @Test func `columns in Anki's order are read and compared without regard to case`() throws {
    let image = try SQLiteImage(
      databaseImage(
        """
        CREATE TABLE decks (id INTEGER PRIMARY KEY, name TEXT NOT NULL COLLATE unicase);
        CREATE UNIQUE INDEX idx ON decks (id, name);
        INSERT INTO decks VALUES (1, 'Éa'), (2, 'b'), (3, 'A'), (4, 'éB')
        """))
    #expect(try texts(image, "SELECT name FROM decks ORDER BY name") == ["A", "b", "Éa", "éB"])
    #expect(try texts(image, "SELECT name FROM decks WHERE name = 'éA'") == ["Éa"])
  }

  @Test func `a table is there, a view and an unknown name are not`() throws {
    let image = try SQLiteImage(
      databaseImage("CREATE TABLE notes (id); CREATE VIEW cards AS SELECT id FROM notes"))
    #expect(image.hasTable("notes"))
    #expect(!image.hasTable("cards"))
    #expect(!image.hasTable("Notes"))
    #expect(!image.hasTable("' OR 1 --"))
  }

  @Test func `an error in a row ends the query`() throws {
    let image = try SQLiteImage(
      databaseImage("CREATE TABLE notes (id); INSERT INTO notes VALUES (1), (2)"))
    var count = 0
    #expect(throws: ContainerError.endsTooEarly) {
      try image.rows("SELECT id FROM notes") { (_) throws(ContainerError) in
        count += 1
        throw .endsTooEarly
      }
    }
    #expect(count == 1)
  }

  @Test func `what does not begin like a database is none`() {
    let header = Array("SQLite format 3\0".utf8)
    for bytes in [[], header, Array(repeating: 0x20, count: 200)] as [[UInt8]] {
      #expect(throws: ContainerError.notAnArchive) { try SQLiteImage(bytes) }
    }
  }
}
