internal import QuizModel

/// What several texts in one field, or several columns together, come to.
extension CSVRow {
  /// What is right by a column, without what is blank.
  func alternatives(_ column: CSVColumn) -> [String] {
    (text(column).map(BarList.texts) ?? []).compactMap(\.unlessBlank)
  }

  /// The options that a letter or a number can stand for; empty texts stand for empty columns before
  /// the last option.
  var listedOptions: [String] {
    var columns = header.options.map { text(.option($0.number)) }
    while let last = columns.last, last == nil { columns.removeLast() }
    return (text(.options).map(BarList.options) ?? []) + columns.map { $0 ?? "" }
  }

  /// All options, or nil when there are none and the answer is typed.
  ///
  /// Where only the wrong ones have columns, the right ones come first.
  var bank: [Option]? {
    let all = optionsWithRight.isEmpty && !wrong.isEmpty ? firstAnswers + wrong : optionsWithRight
    return all.isEmpty ? nil : all.map { Option($0) }
  }

  /// The options that the right ones are among; none when the right ones stand apart from the wrong ones.
  var optionsWithRight: [String] {
    let right = (text(.options).map(BarList.options) ?? []) + texts(header.options)
    return right.isEmpty ? [] : right + wrong
  }

  fileprivate var wrong: [String] {
    (text(.distractors).map(BarList.options) ?? []) + texts(header.distractors)
  }

  /// The preferred answer of each blank.
  fileprivate var firstAnswers: [String] {
    guard header.places[.answer] == nil else { return Array(alternatives(.answer).prefix(1)) }
    return header.blankAnswers.flatMap {
      alternatives(.blankAnswer($0.number)).prefix(1)
    }
  }

  /// The labels: apart by semicolons if there are any, else by commas, else by white space.
  var tags: [String] {
    guard let text = text(.tags) else { return [] }
    for separator in [";", ","] as [Character] where text.contains(separator) {
      return text.split(separator: separator).map(String.init)
    }
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Whether a column says yes or no, or nil when it says neither.
  func says(_ column: CSVColumn) -> Bool? {
    switch text(column)?.trimmed.lowercased() {
    case "true", "yes", "1", "x": true
    case "false", "no", "0": false
    default: nil
    }
  }
}
