internal import CellGrid
internal import MatchedGeometry
internal import QuizModel
internal import QuizViewModels
internal import Wording

/// The library: a grid of cards, one of which may have grown into a dialog or a page.
struct LibraryScreen: Sendable {
  /// The cards and what is done with them.
  private(set) var model: LibraryViewModel
  /// The quiz that is played, whose card is a page meanwhile.
  var played: LibraryEntry.ID? {
    didSet {
      backdrop = nil
      opened = played ?? opened
    }
  }
  /// The quiz that was opened last: its card may be on its way from far away.
  fileprivate var opened: LibraryEntry.ID?
  fileprivate var scroll = Scroll()
  fileprivate var dialogLine = 0
  /// The dialog as it was laid out last.
  fileprivate var dialogPage: (dialog: LibraryViewModel.Dialog, page: DialogPage)?
  fileprivate(set) var caret: CellPoint?
  /// Where the hint of the help stands.
  fileprivate(set) var helpOrigin: CellRect?
  /// The window in which it was laid out last.
  fileprivate var size: CellSize?
  /// Whether the lit card has to come into sight.
  fileprivate var followsSelection = true
  /// How it was laid out last behind another screen, where nothing changes it but the window.
  fileprivate var backdrop: (context: LayoutContext, layers: [Layer])?

  init(_ model: LibraryViewModel) { self.model = model }

  /// Takes note of how the person stands with the quizzes.
  mutating func note(_ standings: [LibraryEntry.ID: QuizStanding]) {
    backdrop = nil
    dialogPage = nil
    model.note(standings)
  }

  /// Where the lit card is to be seen again.
  mutating func reveal(_ entry: LibraryEntry.ID) {
    backdrop = nil
    _ = model.send(.select(entry))
    followsSelection = true
  }

  fileprivate mutating func send(_ intent: LibraryIntent) -> Response {
    let before = State(model)
    let effects = model.send(intent).map { effect -> Presenter.Effect in
      switch effect {
      case .play(let entry, let start): .play(entry, start)
      case .review: .review
      case .statistics: .statistics
      case .leave: .leave
      }
    }
    let now = State(model)
    guard now != before || !effects.isEmpty else { return .unchanged }
    if now != before { followsSelection = true }
    opened = now.dialog?.entry ?? opened
    if now.dialog?.entry != before.dialog?.entry { dialogLine = 0 }
    return Response(moment: now.moment(after: before), effects: effects)
  }
}

/// What can change in a library; its entries do not.
fileprivate struct State: Equatable {
  let order: LibraryViewModel.Order
  let filter: TextEntry
  let isFiltering: Bool
  let selection: LibraryEntry.ID?
  let dialog: LibraryViewModel.Dialog?

  init(_ model: LibraryViewModel) {
    order = model.order
    filter = model.filter
    isFiltering = model.isFiltering
    selection = model.selection
    dialog = model.dialog
  }

  func moment(after before: State) -> Moment {
    if dialog?.entry != before.dialog?.entry { return dialog == nil ? .close : .open }
    return order != before.order || filter.text != before.filter.text ? .rearrange : .scroll
  }
}

extension LibraryScreen: Screen {
  var part: ScreenPart {
    switch model.focus {
    case .cards: .library
    case .filter: .filter
    case .dialog: .dialog
    }
  }

  mutating func perform(
    _ action: Action, in context: LayoutContext, at time: Double
  ) -> Response {
    let grid = LibraryGrid(in: context)
    backdrop = nil
    switch action {
    case .library(let intent):
      return send(intent)
    case .edit(let edit):
      return send(.edit(edit))
    case .press:
      return send(.press)
    case .chooseButton(let steps):
      return send(.chooseButton(steps))
    case .closeDialog:
      return send(.close)
    case .leave:
      return send(.leave)
    case .lightRow(let rows):
      return lightRow(rows, in: grid)
    case .lightPage(let pages):
      return lightRow(pages * grid.rows(inHeight: context.libraryViewport.height), in: grid)
    case .scrollLines(let lines) where model.dialog == nil:
      scroll.offset += lines
      return Response(moment: .scroll)
    default:
      guard let dialog = dialog(in: context) else { return .unchanged }
      return page(of: dialog).scroll(&dialogLine, by: action)
    }
  }

  /// Lights the card some rows away, or the nearest one that there is in that direction.
  fileprivate mutating func lightRow(_ rows: Int, in grid: LibraryGrid) -> Response {
    guard let index = model.selectedIndex else { return .unchanged }
    let last = model.visible.count - 1
    let row = min(max(0, index / grid.columns + rows), last / grid.columns)
    let target = min(row * grid.columns + index % grid.columns, last)
    // In the last row there may be none right below.
    guard target / grid.columns != index / grid.columns else { return .unchanged }
    return send(.select(model.visible[target].id))
  }

  mutating func layOut(isActive: Bool, in context: LayoutContext) -> [Layer] {
    if isActive { return layOutAnew(isActive: true, in: context) }
    if let backdrop, backdrop.context.looks(like: context) { return backdrop.layers }
    let layers = layOutAnew(isActive: false, in: context)
    backdrop = (context, layers)
    return layers
  }

  fileprivate mutating func layOutAnew(isActive: Bool, in context: LayoutContext) -> [Layer] {
    let grid = LibraryGrid(in: context)
    let view = context.libraryViewport
    if size != context.size { followsSelection = true }
    size = context.size
    if followsSelection, let index = model.selectedIndex {
      scroll.reveal(grid.frame(ofCard: index).rows, viewHeight: view.height)
    }
    followsSelection = false
    scroll.clamp(
      contentHeight: grid.height(ofCards: model.visible.count), viewHeight: view.height)
    let header = LibraryHeader(model: model, context: context)
    caret = isActive ? header.caret : nil
    let dialog = dialog(in: context)
    var page: DialogPage?
    if let dialog { page = self.page(of: dialog) }
    let hintLine = HintLine(
      hints: LibraryHints(model: model, canScroll: (page?.lastFirstLine ?? 0) > 0).hints,
      columns: context.wideColumn, context: context)
    helpOrigin = hintLine.helpOrigin
    let hints = isActive ? hintLine.elements : []
    var library = Layer(id: .library, elements: cards(grid, in: context) + header.elements)
    guard let dialog, let page else {
      library.elements += hints
      return [library]
    }
    dialogLine = min(dialogLine, page.lastFirstLine)
    let box = dialog.traveller
    return [
      library,
      Layer(
        id: .quizDialog, elements: page.elements(of: box, from: dialogLine) + hints,
        box: box.view, dims: true, outside: .closeDialog),
    ]
  }

  fileprivate func cards(_ grid: LibraryGrid, in context: LayoutContext) -> [Element] {
    let view = context.libraryViewport
    guard !model.visible.isEmpty else {
      let text = context.phrases.noMatch
      return [
        .line(
          text, context.style(.secondary), column: context.wideColumn.lowerBound, row: view.row,
          clip: view)
      ]
    }
    // Cards may glide by a window; of hundreds further away nothing is seen but that it takes time.
    // But the lit one may grow from there, and the one that was opened may be on its way.
    let near = (view.row - view.height)..<(view.rows.upperBound + view.height)
    return model.visible.enumerated().flatMap { index, entry -> [Element] in
      let frame = grid.frame(ofCard: index).offset(
        columns: context.wideColumn.lowerBound, rows: view.row - scroll.offset)
      let mayGrow = entry.id == opened || entry.id == model.selection
      guard near.overlaps(frame.rows) || mayGrow else { return [] }
      let card = LibraryCard(
        entry: entry,
        frame: frame,
        isLit: entry.id == model.selection,
        context: context
      )
      return entry.id == absent ? [card.gap] : card.elements
    }
  }

  /// The entry that is no card now.
  fileprivate var absent: LibraryEntry.ID? { model.dialog?.entry ?? played }

  fileprivate func dialog(in context: LayoutContext) -> QuizDialog? {
    guard let dialog = model.dialog, let entry = model.openEntry else { return nil }
    return QuizDialog(entry: entry, dialog: dialog, context: context)
  }

  fileprivate mutating func page(of dialog: QuizDialog) -> DialogPage {
    if let last = dialogPage, last.dialog == dialog.dialog,
      last.page.context.looks(like: dialog.context)
    {
      return last.page
    }
    let page = dialog.page
    dialogPage = (dialog.dialog, page)
    return page
  }
}
