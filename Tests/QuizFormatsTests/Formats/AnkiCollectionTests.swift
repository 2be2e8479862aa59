import QuizModel
import TestSupport
import Testing

@testable import QuizFormats

struct AnkiCollectionTests {
  /// The tables of schema 11 with a notetype 1 of deletions and a notetype 2 of two sides.
  static let tables = """
    CREATE TABLE notes (id INTEGER PRIMARY KEY, mid INTEGER, tags TEXT, flds TEXT);
    CREATE TABLE cards (id INTEGER PRIMARY KEY, nid INTEGER, did INTEGER, odid INTEGER);
    CREATE TABLE col (models TEXT, decks TEXT);
    INSERT INTO col VALUES (
      '{"1": {"type": 1, "flds": [{"name": "Text", "ord": 0}]},
        "2": {"type": 0, "flds": [{"name": "B", "ord": 1}, {"name": "A", "ord": 0}]},
        "3": {"type": 0, "flds": [{"name": "A", "ord": 0}, {"name": "B", "ord": 1}],
              "tmpls": [{"ord": 1, "qfmt": "{{B}}"}, {"ord": 0, "qfmt": "{{A}} {{type:B}}"}]},
        "4": {"type": 0,
              "flds": [{"name": "A", "ord": 0}, {"name": "B", "ord": 1}, {"name": "Add Reverse", "ord": 2}],
              "tmpls": [{"ord": 0, "qfmt": "{{A}}"},
                        {"ord": 1, "qfmt": "{{#Add Reverse}}{{B}}{{/Add Reverse}}"}]}}',
      '{"1": {"name": "Default"}, "5": {"name": "Birds"}, "6": {"name": "Filtered"}}');
    """

  func package(_ script: String, name: String = "collection.anki2") throws -> [UInt8] {
    storedZip([(name, try databaseImage(Self.tables + script))])
  }

  func read(_ script: String) throws -> QuizReading {
    QuizReading(try package(script))
  }

  @Test func `notes come in the order of their numbers`() throws {
    let reading = try read(
      """
      INSERT INTO notes VALUES (9, 1, ' a  b ', '{{c1::x}}'), (3, 2, '', 'q' || char(31) || 'y');
      """)
    #expect(reading.format == "anki")
    #expect(reading.questions.map(\.rightTexts) == [[["y"]], [["x"]]])
    #expect(reading.questions.map(\.tags) == [[], ["a", "b"]])
    #expect(reading.questions.map(\.line) == [nil, nil])
  }

  @Test func `a deck that has a name is the title, and that of a filtered card is its own`() throws
  {
    let notes = "INSERT INTO notes VALUES (3, 1, '', '{{c1::x}}'), (4, 1, '', '{{c1::y}}');"
    let home = try read(notes + "INSERT INTO cards VALUES (1, 3, 5, 0), (2, 4, 6, 5)")
    #expect(try home.result.get().quiz.title == "Birds")
    let first = try read(notes + "INSERT INTO cards VALUES (1, 3, 1, 0), (2, 4, 1, 0)")
    #expect(try first.result.get().quiz.title == nil)
    let both = try read(notes + "INSERT INTO cards VALUES (1, 3, 1, 0), (2, 4, 5, 0)")
    #expect(try both.result.get().quiz.title == nil)
    #expect(both.questions.map(\.tags) == [["Default"], ["Birds"]])
  }

  @Test func `the kind of a notetype counts, else what stands in the fields`() throws {
    let reading = try read(
      """
      INSERT INTO notes VALUES
        (1, 1, '', 'nothing hidden'), (2, 2, '', 'about {{c1::' || char(31) || 'x'),
        (3, 77, '', '{{c1::y}}'), (4, 77, '', 'q' || char(31) || 'z');
      """)
    #expect(reading.notes == ["notes/1 left-out-without-blank"])
    #expect(reading.questions.map(\.rightTexts) == [[["x"]], [["y"]], [["z"]]])
  }

  @Test func `fields that are no text are left out or read as it`() throws {
    let reading = try read(
      """
      INSERT INTO notes VALUES (1, 1, '', NULL), (2, 1, NULL, x'7B7B63313A3A61FF7D7D'),
        (3, 1, 7, '{{c1::b}}'), (4, 1, '', 12);
      """)
    #expect(
      reading.notes == [
        "notes/1 left-out-without-text", "notes/4 left-out-without-blank",
      ])
    #expect(reading.questions.map(\.rightTexts) == [[["a\u{FFFD}"]], [["b"]]])
  }

  @Test func `a card that asks the other way round is lost, and that is noted`() throws {
    let reading = try read(
      """
      INSERT INTO notes VALUES
        (1, 2, '', 'a' || char(31) || 'b'), (2, 3, '', 'c' || char(31) || 'd'),
        (3, 4, '', 'e' || char(31) || 'f' || char(31)),
        (4, 4, '', 'g' || char(31) || 'h' || char(31) || 'y');
      """)
    #expect(reading.questions.map(\.rightTexts) == [[["b"]], [["d"]], [["f"]], [["h"]]])
    #expect(reading.notes == ["notes/2 lost-reversed-card", "notes/4 lost-reversed-card"])
  }

  @Test func `what newer collections ask is in tables`() throws {
    // Messages whose first field is a text: 0x0A, its length, its bytes.
    let reading = try read(
      """
      CREATE TABLE notetypes (id INTEGER, name TEXT, config BLOB);
      CREATE TABLE fields (ntid INTEGER, ord INTEGER, name TEXT);
      CREATE TABLE templates (ntid INTEGER, ord INTEGER, config BLOB);
      CREATE TABLE decks (id INTEGER, name TEXT);
      INSERT INTO notetypes VALUES (3, 'Two', x'');
      INSERT INTO fields VALUES (3, 0, 'A'), (3, 1, 'B');
      INSERT INTO templates VALUES (3, 1, x'0A057B7B427D7D'), (3, 0, x'0A057B7B417D7D');
      INSERT INTO notes VALUES (2, 3, '', 'c' || char(31) || 'd');
      """)
    #expect(reading.notes == ["notes/2 lost-reversed-card"])
  }

  static let broken: [(name: String, script: String)] = [
    ("no notes", "CREATE TABLE col (models, decks)"),
    ("a view", "CREATE TABLE a (id); CREATE VIEW notes AS SELECT id, id, id, id FROM a"),
    (
      "views in a circle",
      "CREATE VIEW notes AS SELECT id FROM others; CREATE VIEW others AS SELECT id FROM notes"
    ),
    ("other columns", "CREATE TABLE notes (a); CREATE TABLE col (models, decks)"),
    ("no notetypes", "CREATE TABLE notes (id, mid, tags, flds)"),
    (
      "other tables",
      "CREATE TABLE notes (id, mid, tags, flds); CREATE TABLE notetypes (a); CREATE TABLE decks (b)"
    ),
  ]

  @Test(arguments: broken) func `what is no collection is refused`(name: String, script: String)
    throws
  {
    let reading = QuizReading(storedZip([("collection.anki2", try databaseImage(script))]))
    #expect(reading.notes == ["broken"], "\(name)")
  }

  @Test func `notetypes that are not sound leave the fields to tell`() throws {
    let reading = try read(
      """
      UPDATE col SET models = '{"1": [', decks = '[]';
      INSERT INTO notes VALUES (1, 1, '', '{{c1::x}}');
      """)
    #expect(reading.questions.map(\.rightTexts) == [[["x"]]])
  }

  @Test func `the newest collection is read`() throws {
    let old = try databaseImage(
      Self.tables + "INSERT INTO notes VALUES (1, 1, '', '{{c1::please update}}')")
    let new = try databaseImage(Self.tables + "INSERT INTO notes VALUES (1, 1, '', '{{c1::new}}')")
    let reading = QuizReading(storedZip([("collection.anki2", old), ("collection.anki21", new)]))
    #expect(reading.questions.map(\.rightTexts) == [[["new"]]])
  }

  @Test func `a package without a collection is refused`() {
    let other = QuizReading(storedZip([("media", [0x7B, 0x7D])]), name: "deck.apkg")
    #expect(other.format == "anki")
    #expect(other.notes == ["broken"])
    #expect(QuizReading(Array("no zip".utf8), name: "deck.apkg").notes == ["broken"])
    #expect(QuizReading(storedZip([("collection.anki21b", [1, 2])])).notes == ["broken"])
  }

  @Test(arguments: ["today.apkg", "legacy.apkg", "genanki.apkg", "notes.txt", "plain.txt"])
  func `damaged files are read or refused`(name: String) throws {
    let file = try bytes(ofSample: "anki/" + name)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<60 {
      expectSound(QuizReading(damaged(file, by: &generator), name: name))
    }
  }

  /// The archives keep their checks, so that damage gets to the database.
  @Test func `damaged databases are read or refused`() throws {
    let file = try databaseImage(
      Self.tables
        + "INSERT INTO notes VALUES (1, 1, '', '{{c1::x}}'), (2, 2, '', 'q' || char(31) || 'y');"
        + "INSERT INTO cards VALUES (1, 1, 5, 0), (2, 2, 5, 0)")
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<300 {
      let bytes = storedZip([("collection.anki21", damaged(file, by: &generator))])
      expectSound(QuizReading(bytes))
    }
  }
}
