internal import CellGrid
internal import QuizModel
internal import QuizViewModels
internal import Wording

/// A card of the library: what is said of a quiz at a glance.
struct LibraryCard: Sendable {
  let entry: LibraryEntry
  /// Where it stands on the screen.
  let frame: CellRect
  let isLit: Bool
  let context: LayoutContext

  /// The box, which turns into a dialog or page, and its words.
  var elements: [Element] {
    var box = Element(
      .box(
        BoxLook(
          style: Style(on: .terminalDefault),
          border: context.style(isLit ? .accent : .faint),
          flightBorder: context.style(.accent),
          glyphs: context.glyphs.box)),
      frame: frame, clip: context.libraryViewport)
    box.traveller = Element.Traveller(view: .card(entry.id), thing: .quiz(entry.id))
    box.rises = true
    // It may come from the whole screen.
    box.flightClip = context.screen
    box.action = .library(.openEntry(entry.id))
    return [box]
      + lines.map { line in
        var element = Element(
          line.moved(columns: frame.column, rows: frame.row), clip: context.libraryViewport)
        element.container = Element.Container(box: .card(entry.id), carries: true)
        return element
      }
  }

  /// The place of a card whose quiz is open: as with a chip, nothing moves up.
  var gap: Element {
    Element(
      .box(
        BoxLook(
          style: Style(), border: context.style(.faint), flightBorder: context.style(.faint),
          glyphs: context.glyphs.gapBox)),
      frame: frame, clip: context.libraryViewport)
  }

  fileprivate var width: Int { frame.width - 4 }

  /// What stands in the box, from its top left corner.
  fileprivate var lines: [StyledText] {
    let title = context.style(isLit ? .accent : .text).adding(.bold)
    var lines = [line(entry.title.displayed, title, row: 1)]
    switch entry.contents {
    case .quiz(let quiz):
      let count = context.phrases.questionCount(quiz.questions.count)
      lines.append(line(count, context.style(.secondary), row: 2))
      if let description = quiz.description?.unlessBlank, !context.isLow {
        lines += wrapped(description.collapsed, .secondary, row: 3)
      }
    case .broken(let problems):
      let sign = "\(context.glyphs.wrong) \(context.phrases.brokenCard)"
      lines.append(line(sign, context.style(.wrong), row: 2))
      if let first = problems.first, !context.isLow {
        lines += wrapped(first.collapsed, .secondary, row: 3)
      }
    }
    return lines
  }

  fileprivate func line(_ text: String, _ style: Style, row: Int) -> StyledText {
    StyledText(
      text: text.truncated(to: width, mark: context.glyphs.more), style: style, column: 2, row: row)
  }

  /// As much of a text as two lines hold.
  fileprivate func wrapped(_ text: String, _ role: Role, row: Int) -> [StyledText] {
    // Enough for two lines and to know whether there is more.
    let all = TextFlow.wrap(String(text.displayed.prefix(3 * width)), width: width)
    var shown = Array(all.prefix(2))
    if all.count > 2 { shown[1] = (shown[1] + context.glyphs.more) }
    return shown.enumerated().map { line($1, context.style(role), row: row + $0) }
  }
}
