internal import CellGrid
internal import Wording

/// The help over another screen.
struct HelpScreen: Sendable {
  /// The part of the screen whose keys come first.
  let usedPart: ScreenPart
  /// All parts whose keys are shown.
  let parts: [ScreenPart]
  fileprivate var firstLine = 0
  /// The page as it was laid out last: it is long, and changes with the window alone.
  fileprivate var laidOut: DialogPage?

  init(usedPart: ScreenPart, parts: [ScreenPart]) {
    self.usedPart = usedPart
    self.parts = parts
  }

  fileprivate mutating func page(in context: LayoutContext) -> DialogPage {
    if let laidOut, laidOut.context.looks(like: context) { return laidOut }
    let page = HelpPanel.page(usedPart: usedPart, parts: parts, in: context)
    laidOut = page
    return page
  }
}

extension HelpScreen: Screen {
  var part: ScreenPart { .help }

  var helpOrigin: CellRect? { nil }

  var caret: CellPoint? { nil }

  mutating func perform(
    _ action: Action, in context: LayoutContext, at time: Double
  ) -> Response {
    page(in: context).scroll(&firstLine, by: action)
  }

  mutating func layOut(isActive: Bool, in context: LayoutContext) -> [Layer] {
    let page = page(in: context)
    firstLine = min(firstLine, page.lastFirstLine)
    let elements =
      page.elements(of: .helpPanel, from: firstLine) + hintLine(page, in: context).elements
    return [
      Layer(id: .help, elements: elements, box: .helpPanel, dims: true, outside: .closeHelp)
    ]
  }

  fileprivate func hintLine(_ page: DialogPage, in context: LayoutContext) -> HintLine {
    var hints = [HintLine.Hint("Esc", .close)]
    if page.lastFirstLine > 0 { hints.append(HintLine.Hint("↑↓", .scroll)) }
    return HintLine(hints: hints, columns: context.column, context: context)
  }
}

extension Element {
  /// The box out of which the help grows: that of its hint, which nobody sees at rest.
  static func helpHint(at hint: CellRect, in context: LayoutContext) -> Element {
    var box = Element(.dialog(in: context), frame: hint, clip: context.screen)
    box.traveller = .helpHint
    box.rises = true
    box.isTransient = true
    return box
  }
}

extension Element.Traveller {
  fileprivate static let helpHint = Self(view: .helpHint, thing: .help)
  fileprivate static let helpPanel = Self(view: .helpPanel, thing: .help)
}
