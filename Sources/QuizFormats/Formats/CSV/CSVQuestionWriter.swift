internal import QuizModel

/// Writes a question as a row.
struct CSVQuestionWriter {
  fileprivate let question: Question
  fileprivate let number: Int
  fileprivate let answersAreNumbered: Bool
  fileprivate let notes: ExportNotes

  /// Begins with a question.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - number: Its number in the quiz, from 1.
  ///   - answersAreNumbered: Whether each blank has a column for its answer.
  ///   - notes: Where notes go.
  init(_ question: Question, number: Int, answersAreNumbered: Bool, notes: ExportNotes) {
    self.question = question
    self.number = number
    self.answersAreNumbered = answersAreNumbered
    self.notes = notes
  }

  /// What stands in which column, or nil when the question is left out.
  func row() -> [CSVColumn: String]? {
    let isUnanswered = { (blank: Blank) in blank.answer == nil }
    guard !question.isSurvey, !question.blanks.contains(where: { $0.isTyped && isUnanswered($0) })
    else {
      notes.leaveOut(.withoutAnswer, question: number)
      return nil
    }
    guard let text = ClozeMarkup.text(of: question.text) else {
      notes.leaveOut(.kind("＿＿"), question: number)
      return nil
    }
    var row: [CSVColumn: String] = [.text: text]
    notes.noteFeedbackAndCredit(of: question, number: number)
    writeBanks(into: &row)
    for (index, blank) in question.blanks.enumerated() {
      write(blank, number: index + 1, into: &row)
    }
    for (index, hint) in question.hints.enumerated() { row[.hint(index + 1)] = hint }
    row[.explanation] = question.explanation
    row[.tags] = tags
    row[.id] = question.id
    if question.isCode { row[.code] = "true" }
    return row
  }

  fileprivate func write(_ blank: Blank, number: Int, into row: inout [CSVColumn: String]) {
    let column = answersAreNumbered ? CSVColumn.blankAnswer(number) : .answer
    let answers = (blank.answer?.best ?? []).flatMap { texts(of: $0, in: blank) }
    if !answers.isEmpty { row[column] = BarList.field(of: answers) }
    if !blank.hints.isEmpty { row[.blankHints(number)] = BarList.field(of: blank.hints) }
    if blank.points != 1 {
      let points = String(blank.points)
      row[answersAreNumbered ? .blankPoints(number) : .points] =
        points.hasSuffix(".0") ? String(points.dropLast(2)) : points
    }
  }

  /// An alternative as it is written; of a number in a blank that is chosen, the options that it is.
  fileprivate func texts(of alternative: Alternative, in blank: Blank) -> [String] {
    switch (alternative.target, blank.kind) {
    case (.text(let text), _): return [text]
    case (.number(let number, let tolerance), .typed): return ["\(number)±\(tolerance)"]
    case (.number, .choice(let bank)):
      notes.note(.tolerance, question: self.number)
      return question.banks[bank].options.map(\.text)
        .filter { alternative.accepts($0, by: .option) }
    }
  }

  /// Writes the bank that blanks share for the question, and others blank by blank.
  fileprivate func writeBanks(into row: inout [CSVColumn: String]) {
    let banks: [Int?] = question.blanks.map { blank in
      if case .choice(let bank) = blank.kind { bank } else { nil }
    }
    let isOneForAll = Set(banks).count == 1
    let shared = Set(banks.compactMap(\.self)).filter { bank in
      banks.count { $0 == bank } > 1 || isOneForAll
    }
    // A blank without options of its own would draw from the question's too.
    let common = shared.count == 1 && !banks.contains(nil) ? shared.first : nil
    if shared.count > (common == nil ? 0 : 1) { notes.note(.sharedBank, question: number) }
    if let common {
      row[.options] = BarList.field(of: question.banks[common].options.map(\.text))
    }
    if question.reusesOptions {
      // Of answers that are all typed there is nothing to be used twice.
      if question.banks.isEmpty { notes.note(.optionReuse, question: number) }
      row[.reuse] = question.banks.isEmpty ? nil : "true"
    }
    for (index, bank) in banks.enumerated() {
      guard let bank, bank != common else { continue }
      row[.blankOptions(index + 1)] = BarList.field(of: question.banks[bank].options.map(\.text))
    }
  }

  /// The labels in one field; one with a semicolon cannot be there.
  fileprivate var tags: String? {
    let tags = question.tags.filter { !$0.contains(";") }
    if tags.count < question.tags.count { notes.note(.tags, question: number) }
    guard tags.count == 1, let tag = tags.first else {
      return tags.isEmpty ? nil : tags.joined(separator: ";")
    }
    return tag.contains { $0.isWhitespace || $0 == "," } ? tag + ";" : tag
  }
}
