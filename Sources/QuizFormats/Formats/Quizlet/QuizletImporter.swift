internal import QuizModel

/// Reads what Quizlet exports: a term and its definition on each line, a tab between them.
///
/// The definition is asked and the term is typed, exactly as it stands: a slash or a comma in it may be
/// part of it. Another separator can be given; rows end with lines, whatever Quizlet offers besides.
struct QuizletImporter: DraftImporter {
  let name = "quizlet"
  let title = "Quizlet"
  let endings: [String] = []

  /// Whether at least two lines are there, and all but a quarter or one are two texts with a tab between them.
  func recognises(_ file: ForeignFile) -> Bool {
    guard !file.text.bytes.contains(0) else { return false }
    var lines = 0
    var pairs = 0
    for line in file.text.bytes.split(whereSeparator: { $0 == .lineFeed || $0 == .carriageReturn })
    where !line.allSatisfy({ $0 <= .space }) {
      let parts = line.split(separator: .tab, omittingEmptySubsequences: false)
      lines += 1
      if parts.count == 2, parts.allSatisfy({ $0.contains { $0 > .space } }) { pairs += 1 }
    }
    return lines > 1 && lines - pairs <= max(1, lines / 4)
  }

  func read(_ file: ForeignFile, into draft: QuizDraft) throws(QuizFileError) {
    let separator = file.separator.flatMap { $0.isEmpty ? nil : $0 } ?? "\t"
    var table = DelimitedTable(file.text, separator: separator, hasQuotes: false)
    while let row = try table.nextRow() {
      let parts = row.fields.map { table.text(of: $0) }
      guard parts.contains(where: { $0.unlessBlank != nil }) else { continue }
      // A definition may hold what separates it from its term.
      let definition = parts.dropFirst().joined(separator: separator)
      if parts.count < 2 {
        draft.leaveOut(.mistake(.expected(separator, found: "\n")), at: row.fields[0].end)
      } else if row.fields.count < row.fieldCount {
        draft.leaveOut(.mistake(.expected("\n", found: separator)), at: row.fields[1].end)
      } else if definition.unlessBlank == nil {
        draft.leaveOut(.withoutText, at: row.fields[1].offset)
      } else {
        draft.add(
          QuestionDraft(asking: definition, answers: [Alternative(.text(parts[0]))]),
          at: row.offset)
      }
    }
  }
}
