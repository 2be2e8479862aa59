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
    let texts = page.texts.map { text in
      var element = Element(text.moved(columns: 0, rows: shift), clip: context.viewport)
      element.group = .results
      return element
    }
    let bars = page.bars.enumerated().flatMap { index, placed in
      Bar(
        share: placed.bar.share,
        frame: placed.bar.frame.offset(rows: placed.row + shift),
        role: placed.bar.role
      )
      .elements(traveller: .bar(index), clip: context.viewport, in: context)
      .map { part in
        var part = part
        if part.traveller == nil { part.group = .results }
        return part
      }
    }
    return bars + texts
  }
}
