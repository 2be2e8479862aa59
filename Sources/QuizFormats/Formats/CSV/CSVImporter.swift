internal import QuizModel

/// Reads a quiz from a table of comma- or tab-separated values, by the names in its first row.
///
/// - `text` or `question`: three or more underscores are a blank, `\_` is an underscore that is text, as in
///   our own format.
/// - `answer`: what is right in the blank, `|` between alternatives and `\|` for a bar; `3.14±0.01` is a
///   number with its tolerance where the answer is typed. `answer1`, `answer2` … for texts with
///   several blanks.
/// - `options`, apart by `|` or else `;`, or `option1` … or `optiona` …; then the answer can also be a letter
///   or a number, see ``CSVAnswerKeys``. `wrong1` …: options that are wrong. `bank1` …: the options of
///   one blank.
/// - `hint` or `hint1` …, `explanation`, `id`, `points`, `tags` apart by `;`, else by commas, else by spaces;
///   `points1` … and `clue1` …, points and hints of one blank; `reuse` and `code`, `true` or `false`.
struct CSVImporter: DraftImporter {
  let name = "csv"
  let title = "CSV"
  let endings: [String] = [".csv", ".tsv"]

  func recognises(_ file: ForeignFile) -> Bool { CSVTable(file)?.header.isComplete ?? false }

  func read(_ file: ForeignFile, into draft: QuizDraft) throws(QuizFileError) {
    guard let table = CSVTable(file) else {
      // Says what keeps the first row from being read, if it is not that there is none.
      var rows = DelimitedTable(file.text, separator: ",")
      _ = try rows.nextRow()
      throw missing(.text, at: 0, in: file)
    }
    if let column = table.header.missing { throw missing(column, at: table.offset, in: file) }
    for column in table.header.unknown {
      let name = table.header.names[column]
      let known = CSVColumn.names.keys.sorted().nearest(to: name)
      draft.findings.report(.unknownKey(key: name, didYouMean: known), at: table.offset)
    }
    var keys = CSVAnswerKeys()
    try table.forEachRow { row throws(QuizFileError) in
      if let field = row.field(.answer) {
        keys.see(row.alternatives(.answer), of: row.listedOptions, at: field.offset)
      }
    }
    let areKeys = try keys.areKeys(in: file.text)
    if table.header.hasDistractors { draft.quiz.settings.shufflesOptions = true }
    try table.forEachRow { row throws(QuizFileError) in
      var reader = CSVQuestionReader(row, answersAreKeys: areKeys)
      if let question = reader.question() {
        if let control = reader.firstControl { draft.note(control, at: row.offset) }
        draft.add(question, at: row.offset)
      } else if let (reason, offset) = reader.problem {
        draft.leaveOut(reason, at: offset)
      }
    }
  }

  fileprivate func missing(_ column: CSVColumn, at offset: Int, in file: ForeignFile)
    -> QuizFileError
  {
    let failure: ImportFailure = column == .text ? .noColumns : .missing("column answer")
    return QuizFileError(.importFailure(failure), at: file.text.place(at: offset))
  }
}

extension CSVHeader {
  /// Whether wrong options have columns of their own, so that the right one would always come first.
  fileprivate var hasDistractors: Bool {
    places.keys.contains { $0 == .distractors || $0.distractorNumber != nil }
  }
}
