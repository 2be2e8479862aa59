import Testing

@testable import QuizFormats

struct DelimitedTableTests {
  func rows(
    _ text: String, separator: String = ",", hasQuotes: Bool = true
  ) throws -> [[String]] {
    var table = DelimitedTable(
      SourceText(Array(text.utf8)), separator: separator, hasQuotes: hasQuotes)
    var rows: [[String]] = []
    while let row = try table.nextRow() { rows.append(row.fields.map { table.text(of: $0) }) }
    return rows
  }

  struct Case: Sendable {
    let text: String
    let rows: [[String]]
  }

  static let cases: [Case] = [
    Case(text: "", rows: []),
    Case(text: "a,b\nc,d", rows: [["a", "b"], ["c", "d"]]),
    Case(text: "a,b\r\nc,d\r\n", rows: [["a", "b"], ["c", "d"]]),
    Case(text: "a\rb\r", rows: [["a"], ["b"]]),
    Case(text: "\n\na\n\r\n\nb\n\n", rows: [["a"], ["b"]]),
    Case(text: ",", rows: [["", ""]]),
    Case(text: "a,,\n,b", rows: [["a", "", ""], ["", "b"]]),
    Case(text: "\u{FEFF}a,b", rows: [["a", "b"]]),
    Case(text: "\"a,b\",\"c\nd\"\ne", rows: [["a,b", "c\nd"], ["e"]]),
    Case(text: "\"a \"\"b\"\"\",\"\"\"\"", rows: [["a \"b\"", "\""]]),
    Case(text: "\"\",x", rows: [["", "x"]]),
    Case(text: "\"\"", rows: [[""]]),
    Case(text: "a \"b\" c, \"d\"", rows: [["a \"b\" c", " \"d\""]]),
    // What follows the closing quotes is kept.
    Case(text: "\"a\"b \"c\",d", rows: [["ab \"c\"", "d"]]),
    Case(text: "é;ü,ß", rows: [["é;ü", "ß"]]),
  ]

  @Test(arguments: cases) func `fields and rows are told apart`(_ test: Case) throws {
    #expect(try rows(test.text) == test.rows)
  }

  @Test func `a separator may be of several bytes`() throws {
    #expect(
      try rows("a - b - c\nd-e - \"f - g\"", separator: " - ") == [
        ["a", "b", "c"], ["d-e", "f - g"],
      ])
    #expect(try rows("a→b", separator: "→") == [["a", "b"]])
  }

  @Test func `quotes can be text`() throws {
    #expect(try rows("\"a\tb\"", separator: "\t", hasQuotes: false) == [["\"a", "b\""]])
  }

  @Test func `quotes that are never closed are an error at their place`() throws {
    let file = MarkedFile("a,b\nc,‸\"d\ne,\"\"f")
    var table = DelimitedTable(SourceText(Array(file.text.utf8)), separator: ",")
    _ = try table.nextRow()
    let error = #expect(throws: QuizFileError.self) { try table.nextRow() }
    #expect(
      error == QuizFileError(.importFailure(.unclosedQuotes(line: 2)), at: file.places.first))
  }

  @Test func `rows, fields and the bytes of their texts know where they are`() throws {
    var table = DelimitedTable(SourceText(Array("ab,c\n\"d\"\"e\"f,g".utf8)), separator: ",")
    let first = try #require(try table.nextRow())
    #expect(first.offset == 0)
    #expect(first.fields.map(\.offset) == [0, 3])
    #expect(table.offset(ofByte: 1, in: first.fields[0]) == 1)
    let second = try #require(try table.nextRow())
    #expect(second.offset == 5)
    #expect(second.fields.map(\.offset) == [5, 13])
    // The text is `d"ef`.
    #expect((0...4).map { table.offset(ofByte: $0, in: second.fields[0]) } == [6, 8, 9, 11, 12])
  }

  @Test func `a row of very many fields is counted and not kept`() throws {
    let text = SourceText([UInt8](repeating: .comma, count: 200_000))
    var table = DelimitedTable(text, separator: ",")
    let row = try #require(try table.nextRow())
    #expect(row.fieldCount == 200_001)
    #expect(row.fields.count == DelimitedTable.maximumFields)
  }

  @Test func `what is written is read back`() throws {
    let written = [
      ["a", "b,c", ""], ["", "\"d\"", "e\r\nf"], [" g ", "#", "\t"], ["#h", "i", "j"], [""],
    ]
    var writer = DelimitedTableWriter(separator: .comma)
    for row in written { writer.writeRow(row) }
    #expect(try rows(String(decoding: writer.bytes, as: UTF8.self)) == written)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self).hasPrefix("a,\"b,c\",\r\n\"\",\"\"\"d\"\"\","))
  }
}
