internal import CellGrid
internal import QuizModel
internal import QuizViewModels
internal import Wording

/// The statistics: a page for all quizzes together and one for each.
struct StatisticsScreen: Sendable {
  let pages: [StatisticsPage]
  /// Whether closing it leads back to the library.
  let hasLibrary: Bool
  /// The page that is shown.
  fileprivate(set) var index = 0
  fileprivate var scroll = Scroll()
  /// The page as it was laid out last.
  fileprivate var laidOut: (index: Int, context: LayoutContext, sheet: StatisticsSheet)?
  fileprivate(set) var helpOrigin: CellRect?

  init(_ pages: [StatisticsPage], hasLibrary: Bool) {
    self.pages = pages
    self.hasLibrary = hasLibrary
  }

  fileprivate mutating func turn(_ steps: Int) -> Response {
    guard pages.count > 1 else { return .unchanged }
    index = (index + steps % pages.count + pages.count) % pages.count
    scroll = Scroll()
    return Response(moment: .turnStatistics)
  }

  fileprivate mutating func sheet(in context: LayoutContext) -> StatisticsSheet {
    if let laidOut, laidOut.index == index, laidOut.context.looks(like: context) {
      return laidOut.sheet
    }
    let sheet = StatisticsSheet(pages[index], in: context)
    laidOut = (index, context, sheet)
    return sheet
  }
}

extension StatisticsScreen: Screen {
  var part: ScreenPart { .statistics }

  var caret: CellPoint? { nil }

  mutating func perform(
    _ action: Action, in context: LayoutContext, at time: Double
  ) -> Response {
    switch action {
    case .otherQuiz(let steps):
      return turn(steps)
    case .closeStatistics:
      return Response(moment: .closeStatistics, closes: true)
    default:
      let steps = ScrollSteps(
        view: context.statisticsViewport.height, content: sheet(in: context).block.height)
      guard let lines = steps.lines(of: action) else { return .unchanged }
      scroll.offset += lines
      return Response(moment: .scroll)
    }
  }

  mutating func layOut(isActive: Bool, in context: LayoutContext) -> [Layer] {
    let block = sheet(in: context).block
    let view = context.statisticsViewport
    scroll.clamp(contentHeight: block.height, viewHeight: view.height)
    let header = StatisticsHeader(
      name: pages[index].title, page: index + 1, count: pages.count, context: context)
    let hintLine = hintLine(canScroll: block.height > view.height, in: context)
    helpOrigin = hintLine.helpOrigin
    let elements =
      content(block, in: context) + header.texts.map(pageElement(clip: context.screen))
      + (isActive ? hintLine.elements : [])
    return [Layer(id: .statistics, elements: elements)]
  }

  /// What is in sight, bars first, since marks lie on them.
  fileprivate func content(_ block: StatisticsBlock, in context: LayoutContext) -> [Element] {
    let view = context.statisticsViewport
    let shift = view.row - scroll.offset
    let bars = block.bars.enumerated().flatMap { bar, placed in
      Bar(
        share: placed.share, frame: placed.frame.offset(rows: shift), role: placed.role,
        isBare: placed.isBare
      )
      .elements(traveller: .statisticsBar(bar, page: index), clip: view, in: context)
      .map { element in
        var element = element
        // Filled parts come by growing.
        if element.traveller == nil { element.group = .statistics(page: index) }
        return element
      }
    }
    return bars + block.texts.map { $0.moved(columns: 0, rows: shift) }.map(pageElement(clip: view))
  }

  /// A text that goes when another page comes.
  fileprivate func pageElement(clip: CellRect) -> (StyledText) -> Element {
    { [index] text in
      var element = Element(text, clip: clip)
      element.group = .statistics(page: index)
      return element
    }
  }

  fileprivate func hintLine(canScroll: Bool, in context: LayoutContext) -> HintLine {
    let hints =
      (pages.count > 1 ? [HintLine.Hint("←→", .otherQuiz)] : [])
      + [hasLibrary ? HintLine.Hint("Esc", .toLibrary) : HintLine.Hint("q", .leave)]
      + (canScroll ? [HintLine.Hint("↑↓", .scroll)] : []) + [HintLine.Hint("?", .help)]
    return HintLine(
      hints: hints, columns: StatisticsSheet.columns(in: context),
      context: context)
  }
}

extension LayoutContext {
  /// The rows between the header of the statistics and the hints.
  var statisticsViewport: CellRect {
    guard isLow else { return viewport }
    // Which page it is has to be seen in a low window too.
    return CellRect(column: 0, row: 1, width: size.width, height: max(1, size.height - 2))
  }
}
