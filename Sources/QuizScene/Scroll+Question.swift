internal import CellGrid
internal import QuizViewModels

extension Scroll {
  /// Scrolls to what a change of the question was about.
  mutating func follow(
    _ content: Content, of model: FillBlankViewModel, before: FillBlankViewModel,
    in context: LayoutContext
  ) {
    guard case .question(let screen) = content else { return }
    let page = screen.page
    let height = context.viewport.height
    if model.verdict != nil, before.verdict == nil || model.isGivenUp {
      // As much of the verdict as leaves the sentence with its signs in sight.
      reveal((page.verdict.first?.row ?? page.height)..<page.height, viewHeight: height)
      let first = page.blanks.map(\.row).min() ?? 0
      let last = page.blanks.map(\.rows.upperBound).max() ?? first
      reveal(first..<last, viewHeight: height)
    } else if model.givenHints.count > before.givenHints.count, let last = page.hints.last {
      let first = last.first?.row ?? page.height
      reveal(first..<(last.last?.row ?? first) + 1, viewHeight: height)
    } else if let lit = model.litOption, let home = page.home(of: lit) {
      reveal(home.rows, viewHeight: height)
    } else {
      let changed = model.fills.indices.last { model.fills[$0] != before.fills[$0] }
      if let changed { reveal(page.blanks[changed].rows, viewHeight: height) }
      reveal(page.blanks[model.activeBlank].rows, viewHeight: height)
    }
  }
}
