internal import CellGrid

/// What stands between header and hints.
enum Content: Sendable {
  /// A question.
  case question(QuestionScreen)
  /// The results.
  case results(ResultsScreen)

  /// All rows, shown or not.
  var height: Int {
    switch self {
    case .question(let screen): screen.page.height
    case .results(let screen): screen.page.height
    }
  }

  /// What is shown, from back to front.
  var elements: [Element] {
    switch self {
    case .question(let screen): screen.elements
    case .results(let screen): screen.elements
    }
  }

  /// Where text is typed, or nil.
  var caret: CellPoint? {
    if case .question(let screen) = self { screen.caret } else { nil }
  }

  /// Shows the part that begins with a row.
  mutating func scroll(to row: Int) {
    switch self {
    case .question(var screen):
      screen.scroll = row
      self = .question(screen)
    case .results(var screen):
      screen.scroll = row
      self = .results(screen)
    }
  }
}
