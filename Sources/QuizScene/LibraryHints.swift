internal import QuizViewModels
internal import Wording

/// The hints of the library: what works now, the most useful first.
struct LibraryHints: Sendable {
  let model: LibraryViewModel
  /// Whether there is more in the dialog than it shows.
  let canScroll: Bool

  var hints: [HintLine.Hint] {
    switch model.focus {
    case .cards: cardHints
    case .filter:
      [
        HintLine.Hint("⏎", .keepFilter), HintLine.Hint("Esc", .showAll), HintLine.Hint("F1", .help),
      ]
    case .dialog: dialogHints
    }
  }

  fileprivate var cardHints: [HintLine.Hint] {
    let isFiltered = model.visible.count < model.entries.count
    // Without a card there is nothing to open.
    let cards = [HintLine.Hint("⏎", .open), HintLine.Hint("←↑↓→", .choose)]
    return (model.selection == nil ? [] : cards)
      + (isFiltered ? [HintLine.Hint("Esc", .showAll)] : [])
      + [
        HintLine.Hint("/", .filter), HintLine.Hint("o", .order), HintLine.Hint("?", .help),
        HintLine.Hint("q", .leave),
      ]
  }

  fileprivate var dialogHints: [HintLine.Hint] {
    let isStart = model.dialog?.button == .start
    let hasChoice = (model.dialog?.buttons.count ?? 0) > 1
    return [HintLine.Hint("⏎", isStart ? .start : .close)]
      + (canScroll ? [HintLine.Hint("PgDn", .scroll)] : [])
      + (hasChoice ? [HintLine.Hint("←→", .choose)] : [])
      + (isStart ? [HintLine.Hint("Esc", .close)] : []) + [HintLine.Hint("?", .help)]
  }
}
