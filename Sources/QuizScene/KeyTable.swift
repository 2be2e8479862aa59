internal import CellGrid
internal import QuizViewModels
internal import Wording

/// What a key makes the screen do.
enum Action: Hashable, Sendable {
  /// Tell the view model.
  case intent(Intent)
  /// Pick the option with this printed key.
  case pick(Character)
  /// Light an option some visual rows away.
  case lightRow(Int)
  /// Scroll by lines, by windows, or to an end.
  case scrollLines(Int), scrollPages(Int), scrollToTop, scrollToEnd
  /// Open or close the help.
  case openHelp, closeHelp
}

/// A row of the key table: keys, where they work, and what they do.
struct KeyRow: Sendable {
  /// The keys as printed.
  let label: KeyLabel
  /// What the keys are for.
  let purpose: KeyPurpose
  /// Where they work.
  let parts: [ScreenPart]
  /// What each key does, or nil when the row has nothing to do with it.
  let action: @Sendable (Key) -> Action?
}

/// Every key of every screen; the help overlay prints this table.
enum KeyTable {
  /// What a key does in a part of the screen; nil when it does nothing.
  static func action(for key: Key, in part: ScreenPart) -> Action? {
    for row in rows where row.parts.contains(part) {
      if let action = row.action(key) { return action }
    }
    return nil
  }

  static let rows: [KeyRow] =
    [
      row("1-9 0 A-Z", .pick, in: [.options, .sentence]) { key in
        guard case .character(let label) = key, OptionRows.labels.contains(label) else {
          return nil
        }
        return .pick(label)
      },
      row("⏎ Space", .light, in: [.options], [.enter, space], .confirm),
      row("⏎ Space", .enterBlank, in: [.sentence], [.enter, space], .confirm),
      row("⏎", .accept, in: [.text], [.enter], .confirm),
      row("⏎ Space n", .goOn, in: [.checked]) { key in
        switch key {
        case .enter, space: .intent(.confirm)
        case .character("n"): .intent(.next)
        default: nil
        }
      },
      row("⏎ Space", .finish, in: [.results], [.enter, space], .confirm),
      steps("← → h l", .choose, in: [.options], back: "h", on: "l") {
        .intent(.lightNext($0))
      },
      row("↑ ↓ k j", .rows, in: [.options]) { key in
        switch key {
        case .up, .character("k"): .lightRow(-1)
        case .down, .character("j"): .lightRow(1)
        default: nil
        }
      },
      row("Home End", .ends, in: [.options]) { key in
        key == .home ? .intent(.lightFirst) : key == .end ? .intent(.lightLast) : nil
      },
      steps("← → h l", .moveInSentence, in: [.sentence], back: "h", on: "l") {
        .intent(.moveInSentence($0 < 0 ? .previous : .next))
      },
      row("Home End", .sentenceEnds, in: [.sentence]) { key in
        key == .home
          ? .intent(.moveInSentence(.first)) : key == .end ? .intent(.moveInSentence(.last)) : nil
      },
      row(
        "↓ j Esc", .back, in: [.sentence], [.down, .character("j"), .escape],
        .leaveSentence),
      row("Tab", .blanks, in: [.options, .sentence, .text]) { key in
        key == .tab ? .intent(.stepBlank(1)) : key == .backTab ? .intent(.stepBlank(-1)) : nil
      },
      row("Esc", .sentence, in: [.options], [.escape], .enterSentence),
      row("Esc ↑", .commands, in: [.text], [.escape, .up], .enterSentence),
      row("Backspace", .takeBack, in: [.options, .sentence], [.backspace], .takeBack),
      row(
        "r Ctrl-R", .reset, in: [.options, .sentence], [.character("r"), .control("r")], .reset),
      row("Ctrl-R", .reset, in: [.text], [.control("r")], .reset),
      row("r Ctrl-R", .tryAgain, in: [.checked], [.character("r"), .control("r")], .reset),
    ] + editing + general

  fileprivate static let editing: [KeyRow] = [
    row("← →", .caret, in: [.text]) { key in
      key == .left ? edit(.moveLeft) : key == .right ? edit(.moveRight) : nil
    },
    row("Home End Ctrl-A Ctrl-E", .textEnds, in: [.text]) { key in
      switch key {
      case .home, .control("a"): edit(.moveToStart)
      case .end, .control("e"): edit(.moveToEnd)
      default: nil
      }
    },
    row("Backspace", .erase, in: [.text]) { key in
      key == .backspace ? edit(.deleteBackward) : nil
    },
    row("Del Ctrl-D", .eraseForward, in: [.text]) { key in
      key == .delete || key == .control("d") ? edit(.deleteForward) : nil
    },
    row("Ctrl-W", .eraseWord, in: [.text]) {
      $0 == .control("w") ? edit(.deleteWordBackward) : nil
    },
    row("Ctrl-U", .eraseToStart, in: [.text]) { $0 == .control("u") ? edit(.deleteToStart) : nil },
    row("Ctrl-K", .eraseToEnd, in: [.text]) { $0 == .control("k") ? edit(.deleteToEnd) : nil },
  ]

  fileprivate static let general: [KeyRow] = [
    row("↑ ↓ k j", .scrollLines, in: [.checked, .results, .help]) { key in
      switch key {
      case .up, .character("k"): .scrollLines(-1)
      case .down, .character("j"): .scrollLines(1)
      default: nil
      }
    },
    row("PgUp PgDn", .scroll, in: ScreenPart.allCases) { key in
      key == .pageUp ? .scrollPages(-1) : key == .pageDown ? .scrollPages(1) : nil
    },
    row("Home End", .scrollEnds, in: [.checked, .results, .help]) { key in
      key == .home ? .scrollToTop : key == .end ? .scrollToEnd : nil
    },
    row("Esc q ⏎ ? F1 Ctrl-G", .close, in: [.help]) { key in
      [.escape, .character("q"), .enter, .character("?"), .control("g"), .function(1)]
        .contains(key) ? .closeHelp : nil
    },
    row("? F1 Ctrl-G", .help, in: [.options, .sentence, .checked, .results]) { key in
      [.character("?"), .control("g"), .function(1)].contains(key) ? .openHelp : nil
    },
    row("F1 Ctrl-G", .help, in: [.text]) { key in
      [.control("g"), .function(1)].contains(key) ? .openHelp : nil
    },
    row("q", .leave, in: [.options, .sentence, .checked, .results], [.character("q")], .leave),
    // The terminal turns these two into signals before they can be read as keys.
    row("Ctrl-C", .interrupt, in: ScreenPart.allCases) { _ in nil },
    row("Ctrl-Z", .suspend, in: ScreenPart.allCases) { _ in nil },
  ]

  fileprivate static let space = Key.character(" ")

  fileprivate static func edit(_ edit: TextEdit) -> Action { .intent(.edit(edit)) }

  fileprivate static func row(
    _ label: KeyLabel, _ purpose: KeyPurpose, in parts: [ScreenPart],
    action: @escaping @Sendable (Key) -> Action?
  ) -> KeyRow {
    KeyRow(label: label, purpose: purpose, parts: parts, action: action)
  }

  fileprivate static func row(
    _ label: KeyLabel, _ purpose: KeyPurpose, in parts: [ScreenPart],
    _ keys: [Key], _ intent: Intent
  ) -> KeyRow {
    row(label, purpose, in: parts) { keys.contains($0) ? .intent(intent) : nil }
  }

  fileprivate static func steps(
    _ label: KeyLabel, _ purpose: KeyPurpose, in parts: [ScreenPart],
    back: Character, on: Character, action: @escaping @Sendable (Int) -> Action
  ) -> KeyRow {
    row(label, purpose, in: parts) { key in
      if key == .left || key == .character(back) { return action(-1) }
      if key == .right || key == .character(on) { return action(1) }
      return nil
    }
  }
}
