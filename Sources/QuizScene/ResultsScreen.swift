internal import CellGrid

/// The screen after the last question.
struct ResultsScreen: Sendable {
  let page: ResultsPage
  /// The first row of the page that is shown.
  var scroll: Int
  let context: LayoutContext

  /// Everything between header and hints.
  var elements: [Element] {
    let shift = context.viewport.row - scroll
    let texts = page.texts.map {
      Element(
        .text($0.text, $0.style), frame: $0.frame.offset(rows: shift), clip: context.viewport)
    }
    let bars = page.bars.flatMap { placed in
      Bar(
        share: placed.bar.share,
        frame: placed.bar.frame.offset(rows: placed.row + shift),
        role: placed.bar.role
      )
      .elements(clip: context.viewport, in: context)
    }
    return bars + texts
  }
}
