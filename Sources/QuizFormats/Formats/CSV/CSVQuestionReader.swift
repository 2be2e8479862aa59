internal import QuizModel

/// Makes a question of a row.
struct CSVQuestionReader {
  fileprivate let row: CSVRow
  fileprivate let answersAreKeys: Bool
  /// Why there is no question, and where.
  fileprivate(set) var problem: (reason: LeftOut, offset: Int)?

  /// Begins with a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - answersAreKeys: Whether answers are letters or numbers of the options.
  init(_ row: CSVRow, answersAreKeys: Bool) {
    self.row = row
    self.answersAreKeys = answersAreKeys
  }

  /// The question, or nil when the row is not one; ``problem`` then says why.
  mutating func question() -> QuestionDraft? {
    if let offset = row.surplus ?? (row.isTooShort ? row.offset : nil) {
      let mistake = ImportMistake.cells(found: row.cellCount, columns: row.header.names.count)
      return leaveOut(.mistake(mistake), at: offset)
    }
    guard let text = row.text(.text) else {
      return leaveOut(.withoutText, at: row.field(.text)?.offset ?? row.offset)
    }
    var segments = ClozeText(Array(text.withLineFeeds.utf8)[...]).segments
    if !segments.contains(where: \.isBlank) { segments += [.text("\n"), .blank(0)] }
    guard let blanks = blanks(segments.count(where: \.isBlank)) else { return nil }

    var question = QuestionDraft(options: row.bank)
    question.pieces = segments.map { segment in
      switch segment {
      case .text(let text): .text(text)
      case .blank(let index): .blank(blanks[index])
      }
    }
    question.reusesOptions =
      row.says(.reuse) ?? (row.header.places[.answer] != nil && blanks.count > 1)
    question.isCode = row.says(.code) ?? false
    question.hints = row.texts(row.header.hints)
    question.explanation = row.text(.explanation)
    question.tags = row.tags
    question.id = row.text(.id)
    return question
  }

  /// The first control character of the text, which does not get into the question.
  var firstControl: Loss? {
    row.text(.text)?.withLineFeeds.unicodeScalars
      .first { $0.isControl && $0 != "\n" && $0 != "\t" }.map { .controlCharacter($0) }
  }

  /// So many blanks, or nil when a part of one is wrong.
  fileprivate mutating func blanks(_ count: Int) -> [BlankDraft]? {
    for (number, column) in row.header.blankAnswers where number > count {
      guard let field = row.field(.blankAnswer(number)), row.text(.blankAnswer(number)) != nil
      else { continue }
      let name = row.header.names[column]
      return leaveOut(.mistake(.expected("_____", found: name)), at: field.offset)
    }
    var blanks: [BlankDraft] = []
    for number in 1...count {
      let options = row.text(.blankOptions(number)).map(BarList.options) ?? []
      guard let points = points(number), let answers = answers(number, among: options) else {
        return nil
      }
      var blank = BlankDraft(
        answers,
        options: options.isEmpty ? nil : options.map { Option($0) },
        hints: row.text(.blankHints(number)).map(BarList.texts) ?? [],
        points: points)
      // One of several blanks may be free; a row without any answer is a mistake.
      blank.isSurvey = answers.isEmpty
      blanks.append(blank)
    }
    guard blanks.contains(where: { !$0.answers.isEmpty }) else {
      let field = row.field(.answer) ?? row.field(.blankAnswer(1))
      return leaveOut(.withoutAnswer, at: field?.offset ?? row.offset)
    }
    return blanks
  }

  /// What is right in a blank.
  ///
  /// - Parameters:
  ///   - number: The number of the blank.
  ///   - ownOptions: The options of the blank alone.
  /// - Returns: nil when an answer is none of the options.
  fileprivate mutating func answers(_ number: Int, among ownOptions: [String]) -> [Alternative]? {
    let column = row.header.places[.answer] == nil ? CSVColumn.blankAnswer(number) : .answer
    let isTyped = ownOptions.isEmpty && row.bank == nil
    let options = ownOptions.isEmpty ? row.optionsWithRight : ownOptions
    let listed = row.listedOptions
    var answers: [Alternative] = []
    for text in row.alternatives(column) {
      if isTyped, let target = Alternative.Target(numberWithTolerance: text) {
        answers.append(Alternative(target))
        continue
      }
      let answer = answersAreKeys ? CSVAnswerKeys.option(of: text, among: listed) : text
      guard let option = options.isEmpty ? answer : options.option(like: answer) else {
        let found = String(text.trimmed.prefix(60))
        return leaveOut(
          .mistake(.unknownAnswer(found: found)), at: row.field(column)?.offset ?? row.offset)
      }
      answers.append(Alternative(.text(option)))
    }
    return answers
  }

  /// What a blank earns, or nil when that is no number above 0.
  fileprivate mutating func points(_ number: Int) -> Double? {
    for column in [CSVColumn.blankPoints(number), .points] {
      guard let text = row.text(column), let field = row.field(column) else { continue }
      guard let points = Double(text.trimmed), points > 0, points.isFinite else {
        return leaveOut(.mistake(.badNumber(found: String(text.prefix(60)))), at: field.offset)
      }
      return points
    }
    return 1
  }

  fileprivate mutating func leaveOut<Part>(_ reason: LeftOut, at offset: Int) -> Part? {
    problem = (reason, offset)
    return nil
  }
}

extension [String] {
  /// The option that an answer is, or else the one that differs from it in capitals only.
  fileprivate func option(like answer: String) -> String? {
    let comparisons: [TextComparison] = [.option, .typed(MatchRules())]
    return comparisons.lazy.compactMap { comparison in
      first { comparison.matches(answer, $0) }
    }.first
  }
}

extension TextSegment {
  fileprivate var isBlank: Bool { if case .blank = self { true } else { false } }
}

extension Alternative.Target {
  /// A number and how far off it may be, as in `3.14±0.01`.
  fileprivate init?(numberWithTolerance text: String) {
    let parts = text.split(separator: "±", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Decimal(person: String(parts[0])),
      let tolerance = Decimal(person: String(parts[1])), tolerance >= 0
    else { return nil }
    self = .number(number, tolerance: tolerance)
  }
}
