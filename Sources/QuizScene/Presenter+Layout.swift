internal import CellGrid
internal import QuizModel
internal import QuizViewModels
internal import Wording

extension Presenter {
  /// The question that is on the screen, or nil.
  var question: QuestionScreen? {
    if case .question(let screen) = content { screen } else { nil }
  }

  /// Lays out what stands between header and hints.
  func layOut(in context: LayoutContext) -> Content {
    switch session.phase {
    case .question:
      .question(
        QuestionScreen(
          model: session.current,
          position: session.position,
          page: QuestionPage(session.current, in: context),
          scroll: scroll.offset,
          verdictTime: verdictTime,
          isSolved: isSolved,
          moves: preferences.motion == .full,
          context: context
        ))
    case .results:
      .results(
        ResultsScreen(
          page: ResultsPage(
            session.results,
            solutions: session.quiz.settings.showSolution,
            in: context
          ),
          scroll: scroll.offset,
          context: context
        ))
    }
  }

  /// All that is on the screen, from back to front.
  mutating func elements(of content: Content, in context: LayoutContext) -> [Element] {
    let canScroll = content.height > context.viewport.height
    let chrome = chrome(canScroll: canScroll)
    return content.elements + chrome.elements(in: context)
      + helpElements(origin: chrome.hints.helpOrigin(in: context), in: context)
  }

  /// The help as it is laid out now.
  var helpPanel: HelpPanel {
    var covered = self
    covered.isHelpOpen = false
    return HelpPanel(usedPart: covered.part, firstLine: helpLine, in: context)
  }

  fileprivate func chrome(canScroll: Bool) -> Chrome {
    let count = session.order.count
    let done = session.phase == .results ? count : session.position
    let checked = session.phase == .question && session.current.isFinal ? 1 : 0
    return Chrome(
      title: title,
      progress: (
        share: Double(done + checked) / Double(count),
        words: phrases.progress(question: min(done + 1, count), of: count)
      ),
      hints: HintLine(hints: isHelpOpen ? [] : hints(of: part, canScroll: canScroll))
    )
  }

  fileprivate func hints(of part: ScreenPart, canScroll: Bool) -> [HintLine.Hint] {
    HintRow(
      session: session, part: part, canScroll: canScroll, glyphs: context.glyphs,
      phrases: phrases
    )
    .hints
  }

  /// The help with its hints; or the hint out of which it grows, and into which it shrinks.
  fileprivate mutating func helpElements(
    origin: CellRect, in context: LayoutContext
  ) -> [Element] {
    guard isHelpOpen else {
      let look = helpLook.map { Look.panel($0) } ?? .text("", context.style(.text))
      var hint = Element(look, frame: origin, clip: context.screen)
      hint.traveller = Element.Traveller(view: .helpHint, thing: .help)
      hint.isTransient = true
      return [hint]
    }
    let panel = helpPanel
    helpLine = panel.look.firstLine
    helpLook = panel.look
    var element = Element(.panel(panel.look), frame: panel.frame, clip: context.screen)
    element.traveller = Element.Traveller(view: .helpPanel, thing: .help)
    let hints = HintLine(hints: hints(of: .help, canScroll: panel.lastFirstLine > 0))
    return ([element] + hints.elements(in: context)).map { element in
      var element = element
      element.layer = .dialog
      return element
    }
  }

  /// Scrolls to what a change of the question was about.
  mutating func follow(_ content: Content, before: FillBlankViewModel) {
    guard case .question(let screen) = content else { return }
    let page = screen.page
    let model = session.current
    let height = context.viewport.height
    if model.verdict != nil, before.verdict == nil {
      // As much of the verdict as leaves the sentence with its signs in sight.
      scroll.reveal(
        (page.verdict.first?.row ?? page.height)..<page.height, viewHeight: height)
      let first = page.blanks.map(\.row).min() ?? 0
      let last = page.blanks.map(\.rows.upperBound).max() ?? first
      scroll.reveal(first..<last, viewHeight: height)
    } else if let lit = model.litOption, let home = page.home(of: lit) {
      scroll.reveal(home.rows, viewHeight: height)
    } else {
      let changed = model.fills.indices.last { model.fills[$0] != before.fills[$0] }
      if let changed { scroll.reveal(page.blanks[changed].rows, viewHeight: height) }
      scroll.reveal(page.blanks[model.activeBlank].rows, viewHeight: height)
    }
  }
}
