internal import QuizModel
internal import QuizViewModels
internal import Wording

/// The hints of a run through a quiz: what works now, the most useful first.
struct RunHints: Sendable {
  let session: QuizSession
  let part: ScreenPart
  /// Whether there is more than the screen shows.
  let canScroll: Bool
  /// Whether leaving leads back to the library.
  let hasLibrary: Bool
  /// Whether the question comes from a file that can be edited.
  let canEdit: Bool

  var hints: [HintLine.Hint] {
    switch part {
    case .options: optionsHints
    case .find: findHints
    case .sentence: sentenceHints
    case .text: textHints
    case .checked: checkedHints
    default:
      [enter(enterHint)] + retry + scrolling + [help] + (hasLibrary ? [] : [leave])
    }
  }

  /// What the enter key does now.
  var enterHint: HintWord {
    let model = session.current
    switch part {
    case .options where model.litOption != nil: return .place
    case .options where model.isFilled: return afterFilling
    case .options: return .light
    case .sentence: return model.isFilled ? afterFilling : .enterBlank
    case .text:
      let others = model.fills.indices.filter { $0 != model.activeBlank }
      return others.allSatisfy { model.fills[$0] != nil } ? afterFilling : .accept
    case .checked: return model.isFinal ? onward : .tryAgain
    default: return hasLibrary ? .toLibrary : .finish
    }
  }

  fileprivate var afterFilling: HintWord { session.current.question.isSurvey ? onward : .check }

  fileprivate var onward: HintWord {
    session.isAtLast ? .results : .next
  }

  fileprivate var optionsHints: [HintLine.Hint] {
    let count = session.current.row.count
    let labels = OptionRows.labels.prefix(count)
    let digits = labels.prefix(10)
    let keys = [digits, labels.dropFirst(10)].compactMap(\.range).joined(separator: " ")
    let pick = keys.isEmpty ? [] : [HintLine.Hint(KeyLabel(keys), .pick)]
    let more = canScroll ? [HintLine.Hint("PgDn", .scroll)] : []
    let find = count > digits.count ? [HintLine.Hint("/", .find, isSpare: true)] : []
    // A pick goes on to the next blank by itself.
    let tab = hasSeveralBlanks ? [HintLine.Hint("Tab", .nextBlank, isSpare: true)] : []
    return [enter(enterHint)] + pick + more + tab + hint("t") + skip + find + reset("r") + giveUp
      + [help, leave]
  }

  fileprivate var findHints: [HintLine.Hint] {
    let model = session.current
    let found = model.litOption == nil ? [] : [enter(.place)]
    let others =
      found.isEmpty || model.matches.count < 2 ? [] : [HintLine.Hint("↑↓", .choose, isSpare: true)]
    return found + others + [HintLine.Hint("Esc", .back), HintLine.Hint("F1", .help)]
  }

  fileprivate var sentenceHints: [HintLine.Hint] {
    let moves = hasSeveralBlanks ? [HintLine.Hint("←→", .otherBlank)] : []
    return [enter(enterHint)] + moves + [HintLine.Hint("Esc", .back)] + hint("t") + skip
      + reset("r") + edit + giveUp + [help, leave]
  }

  fileprivate var textHints: [HintLine.Hint] {
    (hasText ? [enter(enterHint)] : []) + tab + hint("Ctrl-T")
      + [HintLine.Hint("Esc", .commands)] + reset("Ctrl-R") + [HintLine.Hint("F1", .help)]
  }

  fileprivate var checkedHints: [HintLine.Hint] {
    let more = session.current.isFinal ? [] : [HintLine.Hint("n", onward)]
    return [enter(enterHint)] + more + scrolling + edit + giveUp + [help, leave]
  }

  fileprivate var hasSeveralBlanks: Bool { session.current.question.blanks.count > 1 }
  /// Whether there is a text that the enter key could accept.
  fileprivate var hasText: Bool {
    !session.current.entries[session.current.activeBlank].text.trimmed.isEmpty
  }

  fileprivate var scrolling: [HintLine.Hint] { canScroll ? [HintLine.Hint("↑↓", .scroll)] : [] }
  fileprivate var tab: [HintLine.Hint] {
    hasSeveralBlanks ? [HintLine.Hint("Tab", .nextBlank)] : []
  }

  fileprivate func hint(_ key: KeyLabel) -> [HintLine.Hint] {
    session.current.nextHint == nil ? [] : [HintLine.Hint(key, .hint)]
  }

  fileprivate func reset(_ key: KeyLabel) -> [HintLine.Hint] {
    session.current.isEmpty ? [] : [HintLine.Hint(key, .reset)]
  }

  fileprivate var skip: [HintLine.Hint] {
    session.current.canSkip ? [HintLine.Hint("s", .skip, isSpare: true)] : []
  }

  fileprivate var giveUp: [HintLine.Hint] {
    session.current.canGiveUp ? [HintLine.Hint("a", .giveUp, isSpare: true)] : []
  }

  fileprivate var edit: [HintLine.Hint] {
    canEdit ? [HintLine.Hint("e", .edit, isSpare: true)] : []
  }

  fileprivate var retry: [HintLine.Hint] {
    let count = session.wrongPositions.count
    return count == 0 ? [] : [HintLine.Hint("w", .retry(count))]
  }

  fileprivate var leave: HintLine.Hint {
    HintLine.Hint("q", hasLibrary ? .toLibrary : .leave)
  }
  fileprivate var help: HintLine.Hint { HintLine.Hint("?", .help) }

  fileprivate func enter(_ hint: HintWord) -> HintLine.Hint {
    HintLine.Hint("⏎", hint)
  }
}

extension ArraySlice<Character> {
  /// Keys as printed: the first and the last of them.
  fileprivate var range: String? {
    guard let first, let last else { return nil }
    return count == 1 ? String(first) : "\(first)-\(last)"
  }
}
