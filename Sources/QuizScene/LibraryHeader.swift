internal import CellGrid
internal import QuizViewModels
internal import Wording

/// The row over the cards: what they are, and by what they are filtered.
struct LibraryHeader: Sendable {
  let model: LibraryViewModel
  let context: LayoutContext

  var elements: [Element] {
    texts.map { Element($0, clip: context.screen) }
  }

  /// Where the filter is typed.
  var caret: CellPoint? {
    guard model.isFiltering else { return nil }
    return CellPoint(
      column: filterColumn + 2 + window.caretColumn, row: context.libraryHeaderRow)
  }

  fileprivate var texts: [StyledText] {
    let title = StyledText(
      text: context.phrases.libraryTitle, style: context.style(.text).adding(.bold),
      column: context.wideColumn.lowerBound, row: context.libraryHeaderRow)
    let count = StyledText(
      text: model.visible.count < model.entries.count
        ? context.phrases.shownOfAll(model.visible.count, model.entries.count)
        : context.phrases.quizCount(model.entries.count),
      style: context.style(.secondary), column: title.frame.columns.upperBound + 3,
      row: title.row)
    let right = right(after: title)
    // In a narrow window the right side goes first.
    let end = right.first?.column ?? context.wideColumn.upperBound + 2
    let left = [title, count].prefix { $0.frame.columns.upperBound + 2 <= end }
    return left + right
  }

  /// The filter; or an order that is not the usual one, and what is due where there is room.
  fileprivate func right(after title: StyledText) -> [StyledText] {
    if isFiltered { return filter }
    var texts: [StyledText] = []
    var end = context.wideColumn.upperBound
    if model.order != .title {
      let order = context.phrases.order(model.order.wording)
      end -= TextWidth.columns(of: order)
      texts = [text(order, .secondary, column: end)]
      end -= 3
    }
    guard model.due > 0 else { return texts }
    let words = context.phrases.dueToday(model.due)
    var due = text(words, .accent, column: end - TextWidth.columns(of: words))
    due.action = .library(.review)
    return (title.frame.columns.upperBound + 2 <= due.column ? [due] : []) + texts
  }

  fileprivate var filter: [StyledText] {
    let sign = context.style(model.isFiltering ? .accent : .secondary)
    var texts = [
      StyledText(
        text: "/", style: sign.adding(.bold), column: filterColumn, row: context.libraryHeaderRow),
      text(window.text, .text, column: filterColumn + 2),
    ]
    for index in texts.indices { texts[index].action = .library(.startFilter) }
    return texts
  }

  fileprivate func text(_ text: String, _ role: Role, column: Int) -> StyledText {
    StyledText(
      text: text, style: context.style(role), column: column, row: context.libraryHeaderRow)
  }

  fileprivate var isFiltered: Bool { model.isFiltering || !model.filter.text.isEmpty }

  /// The columns that the text of the filter has.
  fileprivate var filterWidth: Int { max(6, min(24, context.wideColumn.count / 3)) }

  fileprivate var filterColumn: Int { context.wideColumn.upperBound - filterWidth - 2 }

  fileprivate var window: TextWindow { TextWindow(model.filter, width: filterWidth - 1) }
}

extension LibraryViewModel.Order {
  fileprivate var wording: CardOrder {
    switch self {
    case .title: .title
    case .questions: .size
    case .file: .file
    }
  }
}
