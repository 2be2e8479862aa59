internal import QuizModel

/// The first row of a quiz in a table: which column holds what.
struct CSVHeader {
  /// The number in the name of a column, from 1, and where the column is, from 0.
  typealias Numbered = (number: Int, column: Int)

  /// The names as they are written.
  let names: [String]
  /// The columns from 0; of two with the same meaning the first one.
  fileprivate(set) var places: [CSVColumn: Int] = [:]
  /// The columns of single options in the order of their numbers, and likewise the others below.
  fileprivate(set) var options: [Numbered] = []
  fileprivate(set) var distractors: [Numbered] = []
  fileprivate(set) var hints: [Numbered] = []
  fileprivate(set) var blankAnswers: [Numbered] = []
  /// The columns that hold nothing known, from 0.
  fileprivate(set) var unknown: [Int] = []

  /// Makes a header of the names in a row.
  init(_ names: [String]) {
    self.names = names.map { $0.trimmed }
    for (index, name) in self.names.enumerated() {
      if let column = CSVColumn(name), places[column] == nil {
        places[column] = index
      } else if !name.isEmpty {
        unknown.append(index)
      }
    }
    takeAnswersForOptions()
    options = numbered(\.optionNumber)
    distractors = numbered(\.distractorNumber)
    hints = numbered(\.hintNumber)
    blankAnswers = numbered(\.blankAnswerNumber)
  }

  /// Takes `answer1` and so on for options where another column says which of them is right.
  fileprivate mutating func takeAnswersForOptions() {
    guard places[.answer] != nil else { return }
    for case (.blankAnswer(let number), let index) in places {
      places[.blankAnswer(number)] = nil
      places[.option(number)] = index
    }
  }

  /// Whether the names are those of a quiz: there are questions and answers.
  var isComplete: Bool { missing == nil }

  /// What a quiz needs and no name stands for, or nil.
  var missing: CSVColumn? {
    if places[.text] == nil { return .text }
    let hasAnswers = places.keys.contains { column in
      if case .blankAnswer = column { true } else { column == .answer }
    }
    return hasAnswers ? nil : .answer
  }

  /// The columns of a numbered kind in the order of their numbers.
  fileprivate func numbered(_ kind: (CSVColumn) -> Int?) -> [Numbered] {
    places.compactMap { column, index in kind(column).map { (number: $0, column: index) } }
      .sorted { $0.number < $1.number }
  }
}

extension CSVColumn {
  var optionNumber: Int? { if case .option(let number) = self { number } else { nil } }
  var distractorNumber: Int? { if case .distractor(let number) = self { number } else { nil } }
  var hintNumber: Int? { if case .hint(let number) = self { number } else { nil } }
  var blankAnswerNumber: Int? { if case .blankAnswer(let number) = self { number } else { nil } }
}
