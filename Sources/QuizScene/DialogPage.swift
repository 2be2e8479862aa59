internal import CellGrid

/// A dialog laid out: a box in the middle, lines that scroll when they are too many, and below them
/// those that always stay.
struct DialogPage: Sendable {
  /// The columns below which a dialog is narrow, and padded by less.
  static let narrowWidth = 48

  /// A line of pieces from left to right, whose places count from the box.
  typealias Line = [StyledText]

  /// The box.
  let frame: CellRect
  /// How many lines are in sight.
  let shownLines: Int
  /// The furthest that it can scroll.
  let lastFirstLine: Int

  fileprivate let lines: [Line]
  fileprivate let footer: [Line]
  fileprivate let margin: Int
  let context: LayoutContext

  /// Lays a dialog out.
  ///
  /// - Parameters:
  ///   - lines: What it says; the rows in them count for nothing.
  ///   - footer: What stands below, in sight whatever is scrolled.
  ///   - width: The columns of the box, with its border.
  ///   - context: The window.
  init(lines: [Line], footer: [Line] = [], width: Int, in context: LayoutContext) {
    self.lines = lines
    self.footer = footer
    self.context = context
    margin = Self.margin(in: context)
    let around = 2 + 2 * margin + footer.count
    let height = min(Self.mostRows(in: context), lines.count + around)
    shownLines = max(1, height - around)
    lastFirstLine = max(0, lines.count - shownLines)
    frame = CellRect(
      column: (context.size.width - width) / 2,
      row: context.isLow ? 0 : (context.size.height - height) / 2,
      width: width,
      height: height
    )
  }

  /// Scrolls as an action says, between the first line and ``lastFirstLine``.
  ///
  /// - Parameters:
  ///   - firstLine: The first line in sight.
  ///   - action: What a key or a click does.
  /// - Returns: That it scrolled, or that nothing changed, for an action that does not scroll.
  func scroll(_ firstLine: inout Int, by action: Action) -> Response {
    let steps = ScrollSteps(view: shownLines, content: lastFirstLine)
    guard let lines = steps.lines(of: action) else { return .unchanged }
    firstLine = min(max(0, firstLine + lines), lastFirstLine)
    return Response(moment: .scroll)
  }

  /// The rows between border and text: a low window has none to spare.
  fileprivate static func margin(in context: LayoutContext) -> Int { context.isLow ? 0 : 1 }

  /// The rows that a box may have.
  fileprivate static func mostRows(in context: LayoutContext) -> Int {
    context.size.height - (context.isLow ? 1 : 4)
  }

  /// How many lines may always stay, below an empty one and one that scrolls.
  static func mostFooterLines(in context: LayoutContext) -> Int {
    max(1, mostRows(in: context) - 4 - 2 * margin(in: context))
  }

  /// The columns between border and text.
  static func padding(width: Int) -> Int { width < narrowWidth ? 2 : 3 }

  /// The box and what is in sight.
  ///
  /// - Parameters:
  ///   - traveller: The view that is the box.
  ///   - firstLine: The first line in sight.
  /// - Returns: The box first.
  func elements(
    of traveller: Element.Traveller, from firstLine: Int
  ) -> [Element] {
    var box = Element(.dialog(in: context), frame: frame, clip: context.screen)
    box.traveller = traveller
    box.rises = true
    let shown = lines.dropFirst(min(firstLine, lastFirstLine)).prefix(shownLines)
    let footerRow = frame.height - 1 - margin - footer.count
    let rows =
      shown.enumerated().map { (row: 1 + margin + $0, line: $1) }
      + footer.enumerated().map { (row: footerRow + $0, line: $1) }
    return [box]
      + rows.enumerated().flatMap { index, entry in
        entry.line.map { piece in
          let place = piece.moved(columns: frame.column, rows: frame.row + entry.row - piece.row)
          var element = Element(place, clip: context.screen)
          element.container = Element.Container(box: traveller.view, carries: true)
          element.group = .line(index, of: traveller.view)
          return element
        }
      }
  }
}

extension Look {
  /// The box of a dialog.
  static func dialog(in context: LayoutContext) -> Look {
    .box(
      BoxLook(
        style: context.style(.panel), border: context.style(.accent),
        flightBorder: context.style(.accent), glyphs: context.glyphs.box))
  }
}
