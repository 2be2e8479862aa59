internal import CellGrid
internal import QuizViewModels
internal import Wording

/// A dialog over another screen that asks one question before anything is played.
struct OfferScreen: Sendable {
  /// What is asked.
  enum Offer: Hashable, Sendable {
    /// Whether to go on with a run that was broken off at a question, from 1.
    case goOn(question: Int, count: Int, answered: Int)
    /// Whether to practise though nothing is due, and how many questions are in how many days.
    case practise(next: Next?)
  }

  /// What comes due next.
  struct Next: Hashable, Sendable {
    let count: Int
    let days: Int
  }

  let offer: Offer
  /// The index of the button that is lit.
  fileprivate var lit = 0
  fileprivate var firstLine = 0
  fileprivate(set) var helpOrigin: CellRect?

  init(_ offer: Offer) { self.offer = offer }

  /// Offers to go on with a run.
  init(goingOnWith session: QuizSession) {
    self.init(
      .goOn(
        question: session.position + 1, count: session.questions.count,
        answered: session.results.answeredCount))
  }

  /// Offers to practise though nothing is due, with what is due next.
  init(practiceBefore next: (count: Int, days: Int)?) {
    self.init(.practise(next: next.map { Next(count: $0.count, days: $0.days) }))
  }

  /// The buttons in their order.
  var buttons: [ButtonWord] {
    switch offer {
    case .goOn: [.goOn, .startAgain]
    case .practise: [.practise, .close]
    }
  }

  /// The button that does what closing the dialog does.
  fileprivate var closingButton: ButtonWord {
    switch offer {
    case .goOn: .goOn
    case .practise: .close
    }
  }

  fileprivate func press(_ button: ButtonWord) -> Response {
    switch button {
    case .startAgain: Response(moment: .close, effects: [.startAgain], closes: true)
    // It stays until what is to be practised comes in its place.
    case .practise: Response(effects: [.practise], isChanged: false)
    default: Response(moment: .close, closes: true)
    }
  }
}

extension OfferScreen: Screen {
  var part: ScreenPart { .offer }

  var caret: CellPoint? { nil }

  mutating func perform(
    _ action: Action, in context: LayoutContext, at time: Double
  ) -> Response {
    switch action {
    case .chooseButton(let steps):
      lit = (lit + steps % buttons.count + buttons.count) % buttons.count
      return Response(moment: .scroll)
    case .press:
      return press(buttons[lit])
    case .pressButton(let index):
      return buttons.indices.contains(index) ? press(buttons[index]) : .unchanged
    case .closeDialog:
      return press(closingButton)
    default:
      return page(in: context).scroll(&firstLine, by: action)
    }
  }

  mutating func layOut(isActive: Bool, in context: LayoutContext) -> [Layer] {
    let page = page(in: context)
    firstLine = min(firstLine, page.lastFirstLine)
    var elements = page.elements(
      of: Element.Traveller(view: .offer, thing: .offer), from: firstLine)
    elements[0].origin = page.frame.middle
    let hintLine = hintLine(page, in: context)
    helpOrigin = hintLine.helpOrigin
    return [
      Layer(
        id: .offer, elements: elements + (isActive ? hintLine.elements : []), box: .offer,
        dims: true, outside: .closeDialog)
    ]
  }

  fileprivate func page(in context: LayoutContext) -> DialogPage {
    let width = min(context.size.width - 2, 60)
    let padding = DialogPage.padding(width: width)
    let inner = width - 2 * padding
    let words = words(in: context.phrases)
    let title = StyledText.wrapped(
      words.title, context.style(.text).adding(.bold), column: padding, width: inner)
    let line = words.line.map {
      StyledText.wrapped($0, context.style(.secondary), column: padding, width: inner)
    }
    let buttons = DialogButtons(
      buttons: buttons.enumerated().map { index, word in
        DialogButtons.Button(word: word, isLit: index == lit, action: .pressButton(index))
      }, width: inner, context: context)
    return DialogPage(
      lines: (title + (line ?? [])).map { [$0] },
      footer: [[]] + buttons.lines.map { $0.map { $0.moved(columns: padding, rows: 0) } },
      width: width, in: context)
  }

  fileprivate func words(in phrases: any ScreenPhrases) -> (title: String, line: String?) {
    switch offer {
    case .goOn(let question, let count, let answered):
      (
        phrases.offerToGoOn,
        phrases.stopped(atQuestion: question, of: count, answered: answered)
      )
    case .practise(let next):
      (phrases.nothingDue, next.map { phrases.nextDue($0.count, inDays: $0.days) })
    }
  }

  fileprivate func hintLine(_ page: DialogPage, in context: LayoutContext) -> HintLine {
    let button = buttons[lit]
    var hints = [HintLine.Hint("⏎", button.hint)]
    if page.lastFirstLine > 0 { hints.append(HintLine.Hint("PgDn", .scroll)) }
    hints.append(HintLine.Hint("←→", .choose))
    if button != closingButton { hints.append(HintLine.Hint("Esc", closingButton.hint)) }
    hints.append(HintLine.Hint("?", .help))
    return HintLine(hints: hints, columns: context.column, context: context)
  }
}

extension CellRect {
  /// The middle half of it, out of which it may grow.
  fileprivate var middle: CellRect {
    CellRect(
      column: column + width / 4, row: row + height / 4, width: (width + 1) / 2,
      height: (height + 1) / 2)
  }
}
