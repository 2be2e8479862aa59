internal import QuizModel

/// Writes a quiz as a table of comma-separated values, with the columns that ``CSVImporter`` reads and only
/// those that the quiz needs.
struct CSVExporter: QuizExporter {
  let name = "csv"
  let title = "CSV"

  func write(_ quiz: Quiz, notes: ExportNotes) -> [UInt8] {
    notes.noteWhole(quiz)
    let hasOneBlankEach = quiz.questions.allSatisfy { $0.blanks.count == 1 }
    var rows: [[CSVColumn: String]] = []
    for (index, question) in quiz.questions.enumerated() {
      let writer = CSVQuestionWriter(
        question, number: index + 1, answersAreNumbered: !hasOneBlankEach, notes: notes)
      if let row = writer.row() { rows.append(row) }
    }
    var columns = Set(rows.flatMap(\.keys))
    columns.insert(.text)
    columns.insert(hasOneBlankEach ? .answer : .blankAnswer(1))
    let header = columns.map { (name: $0.canonicalName, column: $0) }
      .sorted { $0.name < $1.name }
    var table = DelimitedTableWriter(separator: .comma)
    table.writeRow(header.map(\.name.text))
    for row in rows { table.writeRow(header.map { row[$0.column] ?? "" }) }
    return table.bytes
  }
}

extension CSVColumn {
  /// The name of a column in a table that is written.
  fileprivate struct CanonicalName: Comparable {
    /// Where the column stands among others.
    let order: Int
    let base: String
    let number: Int?

    /// The name as it is written.
    var text: String { base + (number.map { String($0) } ?? "") }

    static func < (left: CanonicalName, right: CanonicalName) -> Bool {
      (left.order, left.number ?? 0) < (right.order, right.number ?? 0)
    }
  }

  fileprivate var canonicalName: CanonicalName {
    let (order, base, number): (Int, String, Int?) =
      switch self {
      case .text: (0, "text", nil)
      case .answer: (1, "answer", nil)
      case .blankAnswer(let number): (2, "answer", number)
      case .options: (3, "options", nil)
      case .option(let number): (4, "option", number)
      case .distractors: (5, "wrong", nil)
      case .distractor(let number): (6, "wrong", number)
      case .blankOptions(let number): (7, "bank", number)
      case .reuse: (8, "reuse", nil)
      case .hint(let number): (9, "hint", number)
      case .blankHints(let number): (10, "clue", number)
      case .explanation: (11, "explanation", nil)
      case .tags: (12, "tags", nil)
      case .id: (13, "id", nil)
      case .points: (14, "points", nil)
      case .blankPoints(let number): (15, "points", number)
      case .code: (16, "code", nil)
      }
    return CanonicalName(order: order, base: base, number: number)
  }
}
