internal import CellGrid
internal import QuizModel
internal import QuizViewModels
internal import Wording

extension Presenter {
  var questionScreen: QuestionScreen {
    let context = context
    return QuestionScreen(
      model: session.current,
      position: session.position,
      page: QuestionPage(session.current, in: context),
      scroll: scroll.offset,
      verdictTime: preferences.motion == .none ? nil : verdictTime,
      context: context
    )
  }

  var resultsPage: ResultsPage {
    ResultsPage(
      session.results,
      showsSolution: session.quiz.settings.showSolution != .never,
      in: context
    )
  }

  var helpPanel: HelpPanel {
    HelpPanel(usedPart: coveredPart, firstLine: helpLine, in: context)
  }

  /// The part that the keys act on when the help is closed.
  fileprivate var coveredPart: ScreenPart {
    var covered = self
    covered.isHelpOpen = false
    return covered.part
  }

  var contentHeight: Int {
    session.phase == .results ? resultsPage.height : questionScreen.page.height
  }

  /// All that is on the screen, from back to front.
  var elements: [Element] {
    let context = context
    let content =
      session.phase == .results
      ? ResultsScreen(page: resultsPage, scroll: scroll.offset, context: context).elements
      : questionScreen.elements
    return content + chrome.elements(in: context) + helpElements
  }

  fileprivate var chrome: Chrome {
    let count = session.order.count
    let done = session.phase == .results ? count : session.position
    let checked = session.phase == .question && session.current.isFinal ? 1 : 0
    return Chrome(
      title: title,
      progress: (
        share: Double(done + checked) / Double(count),
        words: phrases.progress(question: min(done + 1, count), of: count)
      ),
      hints: HintLine(
        hints: isHelpOpen ? [] : hints(of: part, canScroll: contentHeight > context.viewport.height)
      )
    )
  }

  fileprivate func hints(of part: ScreenPart, canScroll: Bool) -> [HintLine.Hint] {
    HintRow(
      session: session, part: part, canScroll: canScroll, glyphs: context.glyphs,
      phrases: phrases
    )
    .hints
  }

  /// The help, or the hint out of which it grows.
  fileprivate var helpElements: [Element] {
    let context = context
    guard isHelpOpen else {
      var origin = Element(
        .text("", context.style(.text)), frame: chrome.hints.helpOrigin(in: context),
        clip: context.screen)
      origin.traveller = Element.Traveller(view: .helpHint, thing: .help)
      return [origin]
    }
    let panel = helpPanel
    var element = Element(.panel(panel.look), frame: panel.frame, clip: context.screen)
    element.traveller = Element.Traveller(view: .helpPanel, thing: .help)
    let hints = HintLine(hints: hints(of: .help, canScroll: panel.lastFirstLine > 0))
    return ([element] + hints.elements(in: context)).map { element in
      var element = element
      element.layer = .dialog
      return element
    }
  }

  /// Scrolls to what an intent was about.
  mutating func follow(_ intent: Intent, before: FillBlankViewModel) {
    let page = questionScreen.page
    let model = session.current
    let height = context.viewport.height
    if model.verdict != nil, before.verdict == nil {
      scroll.reveal(
        (page.verdict.first?.row ?? page.height)..<page.height, viewHeight: height)
    } else if let lit = model.litOption, let home = page.home(of: lit) {
      scroll.reveal(home.rows, viewHeight: height)
    } else {
      let changed = model.fills.indices.last { model.fills[$0] != before.fills[$0] }
      if let changed { scroll.reveal(page.blanks[changed].rows, viewHeight: height) }
      scroll.reveal(page.blanks[model.activeBlank].rows, viewHeight: height)
    }
  }
}
