internal import QuizModel

extension LibraryViewModel {
  /// Takes an intent; one that means nothing now changes nothing.
  ///
  /// While a dialog is open only its own intents mean something.
  ///
  /// - Returns: What the program has to do, before the frame that shows the change.
  public mutating func send(_ intent: LibraryIntent) -> [Effect] {
    guard dialog == nil else { return sendToDialog(intent) }
    switch intent {
    case .select(let id):
      select(id)
    case .selectNext(let step):
      selectNext(step)
    case .selectFirst:
      if let first = visible.first { select(first.id) }
    case .selectLast:
      if let last = visible.last { select(last.id) }
    case .open:
      if let selection { open(selection) }
    case .openEntry(let id):
      open(id)
    case .startFilter, .edit, .endFilter, .clearFilter:
      changeFilter(intent)
    case .cycleOrder:
      order = order.next
      arrange()
    case .review:
      return [.review]
    case .showStatistics:
      return [.statistics]
    case .leave:
      return [.leave]
    case .chooseButton, .press, .pressButton, .close:
      break
    }
    return []
  }

  fileprivate mutating func selectNext(_ step: Int) {
    guard let index = selectedIndex else { return }
    // Steps of any size are allowed, so nothing is added before it is in range.
    let range = -index...(visible.count - 1 - index)
    let step = min(max(step, range.lowerBound), range.upperBound)
    select(visible[index + step].id)
  }

  /// Opens the dialog of a visible entry, which ends the typing.
  fileprivate mutating func open(_ id: LibraryEntry.ID) {
    guard let entry = visible.first(where: { $0.id == id }) else { return }
    select(id)
    endFilter()
    let buttons = entry.buttons
    dialog = Dialog(entry: id, buttons: buttons, button: buttons[0])
  }

  fileprivate mutating func sendToDialog(_ intent: LibraryIntent) -> [Effect] {
    guard let dialog else { return [] }
    switch intent {
    case .chooseButton(let step):
      self.dialog?.button = dialog.button(steps: step)
    case .press:
      return press(dialog.button)
    case .pressButton(let button):
      if dialog.buttons.contains(button) { return press(button) }
    case .close:
      self.dialog = nil
    default:
      break
    }
    return []
  }

  /// Does what a button of the open dialog says; either way the dialog closes.
  fileprivate mutating func press(_ button: DialogButton) -> [Effect] {
    guard let entry = dialog?.entry else { return [] }
    dialog = nil
    switch button {
    case .goOn: return [.play(entry, .resumed)]
    case .start: return [.play(entry, .fresh)]
    case .due: return [.play(entry, .due)]
    case .close: return []
    }
  }

  fileprivate mutating func changeFilter(_ intent: LibraryIntent) {
    switch intent {
    case .startFilter:
      if !isFiltering { filter.apply(.moveToEnd) }
      isFiltering = true
    case .edit(let edit) where isFiltering:
      let before = filter.text
      filter.apply(edit)
      if filter.text != before { showMatches() }
    case .endFilter where isFiltering:
      endFilter()
    case .clearFilter:
      isFiltering = false
      filter = TextEntry()
      showMatches()
    default:
      break
    }
  }

  /// Goes back to the cards; a filter without a word is none.
  fileprivate mutating func endFilter() {
    isFiltering = false
    if SearchWords(filter.text).isEmpty { filter = TextEntry() }
  }
}

extension LibraryEntry {
  /// The buttons of its dialog, what is most likely wanted first.
  fileprivate var buttons: [LibraryViewModel.DialogButton] {
    guard quiz != nil else { return [.close] }
    return (standing?.isUnfinished == true ? [.goOn] : []) + [.start]
      + (standing?.due ?? 0 > 0 ? [.due] : []) + [.close]
  }
}

extension LibraryViewModel.Order {
  /// The order after this one, around the end.
  fileprivate var next: Self {
    switch self {
    case .title: .questions
    case .questions: .file
    case .file: .title
    }
  }
}

extension LibraryViewModel.Dialog {
  /// The button some steps after the chosen one, around the ends.
  fileprivate func button(steps: Int) -> LibraryViewModel.DialogButton {
    let count = buttons.count
    let index = (buttons.firstIndex(of: button) ?? 0) + steps % count
    return buttons[(index + count) % count]
  }
}
