internal import CellGrid
internal import QuizViewModels
internal import Wording

/// A row of the key table: keys, where they work, and what they do.
struct KeyRow: Sendable {
  /// The keys as printed.
  let label: KeyLabel
  /// What the keys are for.
  let purpose: KeyPurpose
  /// Where they work.
  let parts: [ScreenPart]
  /// What each key does, in the order of the label.
  let actions: [(key: Key, action: Action)]

  /// Makes a row whose keys do the actions in turn.
  ///
  /// With two actions the third key does what the first one does. There are none for keys that never
  /// come as keys.
  fileprivate init(
    _ label: KeyLabel, _ purpose: KeyPurpose, in parts: ScreenPart..., does actions: Action...
  ) {
    self.init(label, purpose, in: parts) { index, _ in
      actions.isEmpty ? nil : actions[index % actions.count]
    }
  }

  fileprivate init(
    _ label: KeyLabel, _ purpose: KeyPurpose, in parts: [ScreenPart],
    action: (Int, Key) -> Action?
  ) {
    self.label = label
    self.purpose = purpose
    self.parts = parts
    actions = label.keys.enumerated().compactMap { index, key in
      action(index, key).map { (key, $0) }
    }
  }

  /// What a key does; nil when it is not of this row.
  func action(of key: Key) -> Action? { actions.first { $0.key == key }?.action }
}

/// Every key of every screen; the hints, clicks on them, and the help overlay read this table.
enum KeyTable {
  /// What a key does in a part of the screen; nil when it does nothing.
  static func action(for key: Key, in part: ScreenPart) -> Action? {
    // Searched: a key is pressed now and then, and a start would have to wait for an index.
    for row in rows where row.parts.contains(part) {
      if let action = row.action(of: key) { return action }
    }
    return nil
  }

  static let rows = question + editing + library + general

  fileprivate static let question = [
    KeyRow("1-9 0 A-Z", .pick, in: [.options, .sentence]) { _, key in
      if case .character(let label) = key { .pick(label) } else { nil }
    },
    KeyRow("⏎ Space", .light, in: .options, does: .intent(.confirm)),
    KeyRow("⏎ Space", .enterBlank, in: .sentence, does: .intent(.confirm)),
    KeyRow("⏎", .accept, in: .text, does: .intent(.confirm)),
    KeyRow(
      "⏎ Space n", .goOn, in: .checked,
      does: .intent(.confirm), .intent(.confirm), .intent(.next)),
    KeyRow("⏎ Space", .finish, in: .results, does: .intent(.confirm)),
    KeyRow(
      "← → h l", .choose, in: .options, does: .intent(.lightNext(-1)), .intent(.lightNext(1))),
    KeyRow("↑ ↓ k j", .rows, in: .options, does: .lightRow(-1), .lightRow(1)),
    KeyRow("Home End", .ends, in: .options, does: .intent(.lightFirst), .intent(.lightLast)),
    KeyRow(
      "← → h l", .moveInSentence, in: .sentence,
      does: .intent(.moveInSentence(.previous)), .intent(.moveInSentence(.next))),
    KeyRow(
      "Home End", .sentenceEnds, in: .sentence,
      does: .intent(.moveInSentence(.first)), .intent(.moveInSentence(.last))),
    KeyRow("↓ j Esc", .back, in: .sentence, does: .intent(.leaveSentence)),
    KeyRow(
      "Tab Shift-Tab", .blanks, in: .options, .sentence, .text,
      does: .intent(.stepBlank(1)), .intent(.stepBlank(-1))),
    KeyRow("Esc", .sentence, in: .options, does: .intent(.enterSentence)),
    KeyRow("Esc ↑", .commands, in: .text, does: .intent(.enterSentence)),
    KeyRow("Backspace", .takeBack, in: .options, .sentence, does: .intent(.takeBack)),
    KeyRow("r Ctrl-R", .reset, in: .options, .sentence, does: .intent(.reset)),
    KeyRow("Ctrl-R", .reset, in: .text, does: .intent(.reset)),
    KeyRow("r Ctrl-R", .tryAgain, in: .checked, does: .intent(.reset)),
    KeyRow("t Ctrl-T", .hint, in: .options, .sentence, does: .intent(.hint)),
    KeyRow("Ctrl-T", .hint, in: .text, does: .intent(.hint)),
    KeyRow("a", .giveUp, in: .options, .sentence, .checked, does: .intent(.giveUp)),
    KeyRow("s", .skip, in: .options, .sentence, does: .intent(.skip)),
    KeyRow("e", .edit, in: .sentence, .checked, does: .intent(.editFile)),
    KeyRow("w", .retry, in: .results, does: .intent(.retry)),
    KeyRow("/", .find, in: .options, .sentence, does: .intent(.startFinding)),
    KeyRow("⏎", .light, in: .find, does: .intent(.confirm)),
    KeyRow(
      "↑ ↓ Shift-Tab Tab", .findNext, in: .find,
      does: .intent(.lightNext(-1)), .intent(.lightNext(1))),
    KeyRow("Esc", .endFinding, in: .find, does: .intent(.endFinding)),
  ]

  fileprivate static let editing = [
    KeyRow("← →", .caret, in: .text, .filter, .find, does: .edit(.moveLeft), .edit(.moveRight)),
    KeyRow(
      "Home End Ctrl-A Ctrl-E", .textEnds, in: .text, .filter, .find,
      does: .edit(.moveToStart), .edit(.moveToEnd)),
    KeyRow("Backspace", .erase, in: .text, .filter, .find, does: .edit(.deleteBackward)),
    KeyRow("Del Ctrl-D", .eraseForward, in: .text, .filter, .find, does: .edit(.deleteForward)),
    KeyRow("Ctrl-W", .eraseWord, in: .text, .filter, .find, does: .edit(.deleteWordBackward)),
    KeyRow("Ctrl-U", .eraseToStart, in: .text, .filter, .find, does: .edit(.deleteToStart)),
    KeyRow("Ctrl-K", .eraseToEnd, in: .text, .filter, .find, does: .edit(.deleteToEnd)),
  ]

  fileprivate static let library = [
    KeyRow("⏎ Space", .open, in: .library, does: .library(.open)),
    KeyRow(
      "← → h l", .chooseCard, in: .library,
      does: .library(.selectNext(-1)), .library(.selectNext(1))),
    KeyRow("↑ ↓ k j", .cardRows, in: .library, does: .lightRow(-1), .lightRow(1)),
    KeyRow("PgUp PgDn", .cardPages, in: .library, .filter, does: .lightPage(-1), .lightPage(1)),
    KeyRow(
      "Home End", .cardEnds, in: .library, does: .library(.selectFirst), .library(.selectLast)),
    KeyRow("/", .filter, in: .library, does: .library(.startFilter)),
    KeyRow("o", .order, in: .library, does: .library(.cycleOrder)),
    KeyRow("d", .review, in: .library, does: .library(.review)),
    KeyRow("s", .statistics, in: .library, does: .library(.showStatistics)),
    KeyRow("Esc", .showAll, in: .library, does: .library(.clearFilter)),
    KeyRow("⏎ ↓ Tab", .keepFilter, in: .filter, does: .library(.endFilter)),
    KeyRow("Esc", .dropFilter, in: .filter, does: .library(.clearFilter)),
    KeyRow("⏎ Space", .press, in: .dialog, .offer, does: .press),
    KeyRow(
      "← → ↑ ↓ Shift-Tab Tab h l k j", .chooseButton, in: .dialog, .offer,
      does: .chooseButton(-1), .chooseButton(1)),
    KeyRow("PgUp PgDn", .scroll, in: .dialog, .offer, does: .scrollPages(-1), .scrollPages(1)),
    KeyRow("Esc q", .closeDialog, in: .dialog, .offer, does: .closeDialog),
    KeyRow(
      "← → Shift-Tab Tab h l", .otherQuiz, in: .statistics, does: .otherQuiz(-1), .otherQuiz(1)),
    KeyRow("Esc q s", .closeStatistics, in: .statistics, does: .closeStatistics),
  ]

  fileprivate static let general = [
    KeyRow(
      "↑ ↓ k j", .scrollLines, in: .checked, .results, .statistics, .help,
      does: .scrollLines(-1), .scrollLines(1)),
    KeyRow(
      "PgUp PgDn", .scroll,
      in: .options, .sentence, .text, .checked, .results, .statistics, .help,
      does: .scrollPages(-1), .scrollPages(1)),
    KeyRow(
      "Home End", .scrollEnds, in: .checked, .results, .statistics, .help,
      does: .scrollToTop, .scrollToEnd),
    KeyRow("Esc q ⏎ ? F1 Ctrl-G", .close, in: .help, does: .closeHelp),
    KeyRow(
      "? F1 Ctrl-G", .help,
      in: .options, .sentence, .checked, .results, .library, .dialog, .offer, .statistics,
      does: .openHelp),
    KeyRow("F1 Ctrl-G", .help, in: .text, .filter, .find, does: .openHelp),
    KeyRow(
      "q", .leave, in: .options, .sentence, .checked, .results, .library, does: .leave),
    // The terminal turns these two into signals before they can be read as keys.
    KeyRow("Ctrl-C", .interrupt, in: ScreenPart.allCases) { _, _ in nil },
    KeyRow("Ctrl-Z", .suspend, in: ScreenPart.allCases) { _, _ in nil },
  ]
}
