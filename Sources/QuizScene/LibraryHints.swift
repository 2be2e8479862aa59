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
      + [HintLine.Hint("/", .filter)] + (knowsHistory ? [] : [order])
      + (model.due > 0 ? [HintLine.Hint("d", .playDue)] : [])
      + (knowsHistory ? [HintLine.Hint("s", .statistics)] : [])
      + [HintLine.Hint("?", .help), HintLine.Hint("q", .leave)] + (knowsHistory ? [order] : [])
  }

  fileprivate var order: HintLine.Hint { HintLine.Hint("o", .order) }

  /// Whether it is known how the person stands with any quiz, so that there are statistics.
  fileprivate var knowsHistory: Bool { model.entries.contains { $0.standing != nil } }

  fileprivate var dialogHints: [HintLine.Hint] {
    let button = model.dialog?.button ?? .close
    let hasChoice = (model.dialog?.buttons.count ?? 0) > 1
    return [HintLine.Hint("⏎", button.word(in: model.dialog).hint)]
      + (canScroll ? [HintLine.Hint("PgDn", .scroll)] : [])
      + (hasChoice ? [HintLine.Hint("←→", .choose)] : [])
      + (button == .close ? [] : [HintLine.Hint("Esc", .close)]) + [HintLine.Hint("?", .help)]
  }
}
