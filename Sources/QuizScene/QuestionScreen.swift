internal import CellGrid
internal import QuizModel
internal import QuizViewModels

/// The screen of one question: sentence, options, verdict.
struct QuestionScreen: Sendable {
  let model: FillBlankViewModel
  /// The position of the question in the run.
  let position: Int
  let page: QuestionPage
  /// The first row of the page that is shown.
  var scroll: Int
  /// When the verdict came, in seconds, or nil where nothing marks that moment.
  let verdictTime: Double?
  /// Whether the right answers stand where wrong ones stood; a verdict is looked at first.
  let isSolved: Bool
  /// Whether things may leave their place.
  let moves: Bool
  let context: LayoutContext

  /// What stands in the blanks.
  var shownFills: [Fill?] { isSolved ? model.shownFills : model.fills }

  func showsSolution(inBlank blank: Int) -> Bool {
    isSolved && model.showsSolution(inBlank: blank)
  }

  /// Everything between header and hints, from back to front.
  var elements: [Element] {
    (page.texts.map(element) + fieldElements + page.verdict.map(element))
      .map { $0.inGroup(.question(position)) }
      + slotElements + hintElements + chipElements
  }

  /// The hints that were given, each of which comes by itself.
  fileprivate var hintElements: [Element] {
    page.hints.enumerated().flatMap { index, lines in
      lines.map { element($0).inGroup(.hint(index, ofQuestion: position)) }
    }
  }

  /// Where the caret of a typed blank stands, or nil when nothing is typed.
  var caret: CellPoint? {
    guard model.focus == .text else { return nil }
    let blank = model.activeBlank
    let window = TextWindow(model.entries[blank], width: textWidth(ofBlank: blank))
    let frame = onScreen(page.blanks[blank])
    let place = CellPoint(column: frame.column + 1 + window.caretColumn, row: frame.row)
    return context.viewport.rows.contains(place.row) ? place : nil
  }

  /// A rectangle of the page on the screen.
  func onScreen(_ rect: CellRect) -> CellRect {
    rect.offset(rows: context.viewport.row - scroll)
  }

  func element(_ text: StyledText) -> Element {
    Element(
      text.moved(columns: 0, rows: context.viewport.row - scroll), clip: context.viewport)
  }

  func element(_ look: Look, _ rect: CellRect) -> Element {
    Element(look, frame: onScreen(rect), clip: context.viewport)
  }
}

extension Element {
  /// The element as a part of what comes and goes together.
  func inGroup(_ group: ElementID) -> Element {
    var element = self
    element.group = group
    return element
  }
}
