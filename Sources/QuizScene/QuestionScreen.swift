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
    var elements: [Element] = []
    // Room for what most questions have, with header and hints: growth would copy all of it.
    elements.reserveCapacity(64)
    for text in page.texts { elements.append(element(text)) }
    elements += fieldElements
    for line in page.verdict { elements.append(element(line)) }
    for index in elements.indices { elements[index].group = .question(position) }
    elements += slotElements
    for (index, lines) in page.hints.enumerated() {
      for line in lines {
        // Each hint comes by itself.
        elements.append(element(line))
        elements[elements.count - 1].group = .hint(index, ofQuestion: position)
      }
    }
    elements += chipElements
    return elements
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
