internal import QuizFormats
internal import QuizModel
internal import QuizViewModels

/// A list of answers, an entry for each question of a run.
struct AnswerSheet {
  /// What fills the blanks of each question, in the order of the run; nil skips.
  ///
  /// Questions beyond the list are skipped, too.
  fileprivate(set) var answers: [[Fill?]?] = []
  /// Everything that is wrong, in the order of the file.
  fileprivate(set) var problems: [SheetProblem] = []

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - questions: The questions in the order of the run.
  init(_ source: SourceText, for questions: [RunQuestion]) {
    do throws(QuizFileError) {
      let json = JSONSource(source, leniencies: [.comments, .trailingCommas])
      read(try json.read().root, for: questions.map(\.question))
    } catch {
      problems = error.diagnostics.map { SheetProblem(cause: .unreadable($0), place: $0.place) }
    }
  }

  fileprivate mutating func read(_ root: JSONValue, for questions: [Question]) {
    guard let elements = root.elements else {
      problems.append(SheetProblem(cause: .notList(found: root.kind), place: root.place))
      return
    }
    let entries = Array(elements)
    for (index, (entry, question)) in zip(entries, questions).enumerated() {
      var reader = SheetEntryReader(question: question, number: index + 1)
      answers.append(reader.read(entry))
      problems += reader.problems
    }
    if entries.count > questions.count {
      problems.append(
        SheetProblem(
          cause: .tooLong(entries: entries.count, questions: questions.count),
          place: entries[questions.count].place))
    }
  }
}

/// Reads the entry of one question.
fileprivate struct SheetEntryReader {
  let question: Question
  let number: Int
  var problems: [SheetProblem] = []

  /// What fills the blanks; nil when nothing does.
  mutating func read(_ entry: JSONValue) -> [Fill?]? {
    let parts: [JSONValue]
    switch entry.kind {
    case .null: return nil
    case .text: parts = [entry]
    case .list: parts = entry.elements.map(Array.init) ?? []
    default:
      report(.notAnswer(found: entry.kind, source: entry.excerpt), at: entry)
      return nil
    }
    guard parts.count == question.blanks.count else {
      report(.count(texts: parts.count, blanks: question.blanks.count), at: entry)
      return nil
    }
    var fills: [Fill?] = []
    for (blank, part) in parts.enumerated() {
      fills.append(read(part, inBlank: blank, besides: fills))
    }
    return fills.contains { $0 != nil } ? fills : nil
  }

  fileprivate mutating func read(
    _ part: JSONValue, inBlank blank: Int, besides others: [Fill?]
  ) -> Fill? {
    guard let text = part.string else {
      if part.kind != .null {
        report(.notText(found: part.kind, source: part.excerpt), at: part)
      }
      return nil
    }
    switch GivenText(text, inBlank: blank, of: question, besides: others) {
    case .fill(let fill): return fill
    case .nothing: return nil
    case .taken: report(.optionTaken(text), at: part)
    case .unknown(let nearest): report(.notOption(text, nearest: nearest), at: part)
    }
    return nil
  }

  fileprivate mutating func report(_ cause: SheetProblem.Cause, at value: JSONValue) {
    problems.append(SheetProblem(cause: cause, place: value.place, question: number))
  }
}
