internal import QuizFormats
internal import Wording

/// Something that is wrong in a sheet of answers, and where.
struct SheetProblem: Error, Hashable {
  /// What can be wrong.
  enum Cause: Hashable {
    /// The file cannot be read as JSON.
    case unreadable(Diagnostic)
    /// The sheet is no list.
    case notList(found: ValueKind)
    /// There are more entries than questions.
    case tooLong(entries: Int, questions: Int)
    /// An entry is neither text, list nor null.
    case notAnswer(found: ValueKind, source: String)
    /// A part of an entry is neither text nor null.
    case notText(found: ValueKind, source: String)
    /// An entry does not have a text for each blank.
    case count(texts: Int, blanks: Int)
    /// A text is no option of its blank, but perhaps near one.
    case notOption(String, nearest: String?)
    /// The only option with that text stands in another blank.
    case optionTaken(String)
  }

  /// What is wrong.
  let cause: Cause
  /// Where it is, or nil when the file could not be had.
  let place: SourcePlace?
  /// The number of the question in the run, from 1, or nil outside of entries.
  var question: Int?

  /// The problem as one line, after the name of the file.
  func line(file: String, _ phrases: any Phrases) -> String {
    PlacedSentence(sentence(phrases), file: file, place: place, question: question).text(phrases)
  }

  fileprivate func sentence(_ phrases: any Phrases) -> String {
    switch cause {
    case .unreadable(let diagnostic): Self.sentence(diagnostic, phrases)
    case .notList(let found): phrases.sheetNotList(kind: found.word(phrases))
    case .tooLong(let entries, let questions):
      phrases.sheetTooLong(entries: entries, questions: questions)
    case .notAnswer(let found, let source):
      phrases.entryNotAnswer(kind: found.word(phrases), source: source.named)
    case .notText(let found, let source):
      phrases.partNotText(kind: found.word(phrases), source: source.named)
    case .count(let texts, let blanks): phrases.entryCount(texts: texts, blanks: blanks)
    case .notOption(let text, let nearest):
      phrases.notAnOption(text.named, didYouMean: nearest?.named)
    case .optionTaken(let text): phrases.optionTaken(text.named)
    }
  }

  /// What is wrong with any JSON file; where the usual sentence speaks of a quiz there is another.
  fileprivate static func sentence(_ diagnostic: Diagnostic, _ phrases: any Phrases) -> String {
    switch diagnostic.cause {
    case .emptyFile: phrases.emptySheet
    case .textAfterEnd(let found): phrases.textAfterSheet(found: found.named)
    case .tooLarge(let limit): phrases.sheetTooLarge(megabytes: limit >> 20)
    default: DiagnosticSentence(diagnostic).text(phrases)
    }
  }
}
