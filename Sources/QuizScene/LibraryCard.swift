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
    let words = lines.map { line in
      Element(line.moved(columns: frame.column, rows: frame.row), clip: context.libraryViewport)
    }
    return [box]
      + (bar + words).map { element in
        var element = element
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
      let count = line(
        context.phrases.questionCount(quiz.questions.count), context.style(.secondary), row: 2)
      lines.append(count)
      lines += standing(after: count)
      // Of a quiz that was played it is no longer news what it is about.
      if let description = quiz.description?.unlessBlank, !context.isLow, bar.isEmpty {
        lines += wrapped(description.collapsed, .secondary, row: 3, end: barRow ?? lastRow)
      }
    case .broken(let problems):
      let sign = "\(context.glyphs.wrong) \(context.phrases.brokenCard)"
      lines.append(line(sign, context.style(.wrong), row: 2))
      if let first = problems.first, !context.isLow {
        lines += wrapped(first.collapsed, .secondary, row: 3, end: lastRow)
      }
    }
    return lines
  }

  /// The row of the lower border.
  fileprivate var lastRow: Int { frame.height - 1 }

  /// The row of the last percentage, where it has one of its own.
  fileprivate var barRow: Int? {
    entry.quiz == nil || entry.standing == nil || context.isLow ? nil : lastRow - 1
  }

  /// How the person stands with the quiz: what is due, as far as there is room beside the number of
  /// questions, and the last percentage below, or in place of what is due.
  fileprivate func standing(after count: StyledText) -> [StyledText] {
    guard let standing = entry.standing else { return [] }
    let percentage = standing.lastPercentage.map { context.phrases.percentage($0) }
    let unfinished = standing.isUnfinished ? context.phrases.begunCard : context.phrases.newCard
    var pieces: [StyledText] = []
    var aside: StyledText?
    if standing.due > 0 {
      aside = line(context.phrases.due(standing.due), context.style(.accent), row: 2)
    }
    if let barRow {
      var piece = line(percentage ?? unfinished, context.style(.secondary), row: barRow)
      if percentage != nil { piece.column += barWidth + 2 }
      pieces.append(piece)
    } else if aside == nil {
      let role = standing.lastPercentage.map { Bar.role(ofShare: Double($0) / 100) } ?? .secondary
      aside = line(percentage ?? unfinished, context.style(role), row: 2)
    }
    if var aside {
      aside.column += width - aside.frame.width
      if count.frame.columns.upperBound < aside.column { pieces.append(aside) }
    }
    return pieces
  }

  fileprivate var barWidth: Int { width * 3 / 5 }

  /// The last percentage as a bar.
  fileprivate var bar: [Element] {
    guard let barRow, let percentage = entry.standing?.lastPercentage else { return [] }
    let share = Double(percentage) / 100
    let bar = Bar(
      share: share,
      frame: CellRect(
        column: frame.column + 2, row: frame.row + barRow, width: barWidth, height: 1),
      role: Bar.role(ofShare: share))
    return bar.elements(clip: context.libraryViewport, in: context)
  }

  fileprivate func line(_ text: String, _ style: Style, row: Int) -> StyledText {
    StyledText(
      text: text.truncated(to: width, mark: context.glyphs.more), style: style, column: 2, row: row)
  }

  /// As much of a text as the lines before a row hold.
  fileprivate func wrapped(_ text: String, _ role: Role, row: Int, end: Int) -> [StyledText] {
    let count = end - row
    // Enough for these lines and to know whether there is more.
    let all = TextFlow.wrap(String(text.displayed.prefix((count + 1) * width)), width: width)
    var shown = Array(all.prefix(count))
    if all.count > count, let last = shown.popLast() { shown.append(last + context.glyphs.more) }
    return shown.enumerated().map { line($1, context.style(role), row: row + $0) }
  }
}
