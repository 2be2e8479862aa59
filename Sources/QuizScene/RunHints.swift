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

  var hints: [HintLine.Hint] {
    switch part {
    case .options: optionsHints
    case .sentence: sentenceHints
    case .text: textHints
    case .checked: checkedHints
    default:
      [enter(enterHint)] + scrolling + [help]
        + (hasLibrary ? [] : [leave])
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
    session.position + 1 < session.order.count ? .next : .results
  }

  fileprivate var optionsHints: [HintLine.Hint] {
    let count = session.current.row.count
    let labels = OptionRows.labels.prefix(count)
    let digits = labels.prefix(10)
    let keys = [digits, labels.dropFirst(10)].compactMap(\.range).joined(separator: " ")
    let more = canScroll ? [HintLine.Hint("PgDn", .scroll)] : []
    return [enter(enterHint)] + (keys.isEmpty ? [] : [HintLine.Hint(KeyLabel(keys), .pick)]) + more
      + common
  }

  fileprivate var sentenceHints: [HintLine.Hint] {
    let moves =
      session.current.question.blanks.count > 1
      ? [HintLine.Hint("←→", .otherBlank)] : []
    return [enter(enterHint)] + moves + [HintLine.Hint("Esc", .back)] + (isEmpty ? [] : [reset])
      + [help, leave]
  }

  fileprivate var textHints: [HintLine.Hint] {
    (hasText ? [enter(enterHint)] : []) + (hasSeveralBlanks ? [tab] : [])
      + [HintLine.Hint("Esc", .commands)] + (isEmpty ? [] : [HintLine.Hint("Ctrl-R", .reset)])
      + [HintLine.Hint("F1", .help)]
  }

  fileprivate var checkedHints: [HintLine.Hint] {
    let more = session.current.isFinal ? [] : [HintLine.Hint("n", onward)]
    return [enter(enterHint)] + more + scrolling + [help, leave]
  }

  fileprivate var common: [HintLine.Hint] {
    (hasSeveralBlanks ? [tab] : []) + (isEmpty ? [] : [reset]) + [help, leave]
  }

  fileprivate var hasSeveralBlanks: Bool { session.current.question.blanks.count > 1 }
  /// Whether there is a text that the enter key could accept.
  fileprivate var hasText: Bool {
    !session.current.entries[session.current.activeBlank].text.trimmed.isEmpty
  }
  fileprivate var scrolling: [HintLine.Hint] { canScroll ? [HintLine.Hint("↑↓", .scroll)] : [] }
  fileprivate var isEmpty: Bool { session.current.isEmpty }

  fileprivate var reset: HintLine.Hint { HintLine.Hint("r", .reset) }
  fileprivate var leave: HintLine.Hint {
    HintLine.Hint("q", hasLibrary ? .toLibrary : .leave)
  }
  fileprivate var help: HintLine.Hint { HintLine.Hint("?", .help) }
  fileprivate var tab: HintLine.Hint { HintLine.Hint("Tab", .nextBlank) }

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
