internal import QuizModel

/// Writes a quiz as a text file that Anki imports: a note of the notetype Cloze for each question.
///
/// All blanks of a question have the same ordinal, so that they are hidden together on one card.
struct AnkiExporter: QuizExporter {
  let name = "anki"
  let title = "Anki"

  func write(_ quiz: Quiz, notes: ExportNotes) -> [UInt8] {
    var table = DelimitedTableWriter(separator: .tab, lineEnd: "\n")
    table.writeLine("#separator:tab")
    table.writeLine("#html:true")
    table.writeLine("#notetype:Cloze")
    notes.noteWhole(quiz, keeping: [.title])
    if let title = quiz.title { table.writeLine("#deck:\(title)") }
    table.writeLine("#columns:Text\tBack Extra\tTags")
    table.writeLine("#tags column:3")
    for (index, question) in quiz.questions.enumerated() {
      let writer = AnkiNoteWriter(question, number: index + 1, notes: notes)
      if let fields = writer.fields() { table.writeRow(fields) }
    }
    return table.bytes
  }
}
