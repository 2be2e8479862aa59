internal import QuizModel
internal import QuizViewModels
internal import Wording

/// The hints at the bottom: what works now, the most useful first.
struct HintRow: Sendable {
  let session: QuizSession
  let part: ScreenPart
  /// Whether there is more than the screen shows.
  let canScroll: Bool
  let glyphs: Glyphs
  let phrases: any ScreenPhrases

  var hints: [HintLine.Hint] {
    switch part {
    case .options: optionsHints
    case .sentence: sentenceHints
    case .text: textHints
    case .checked: checkedHints
    case .results: [enter(.finish)] + scrolling + [help, leave]
    case .help: [hint("Esc", .close)] + scrolling
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
    case .results: return .finish
    case .help: return .close
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
    let more = canScroll ? [hint("PgDn", .scroll)] : []
    return [enter(enterHint)] + (keys.isEmpty ? [] : [hint(KeyLabel(keys), .pick)]) + more
      + common
  }

  fileprivate var sentenceHints: [HintLine.Hint] {
    let moves =
      session.current.question.blanks.count > 1
      ? [hint("←→", .otherBlank)] : []
    return [enter(enterHint)] + moves + [hint("Esc", .back)] + (isEmpty ? [] : [reset])
      + [help, leave]
  }

  fileprivate var textHints: [HintLine.Hint] {
    (hasText ? [enter(enterHint)] : []) + (hasSeveralBlanks ? [tab] : [])
      + [hint("Esc", .commands)] + (isEmpty ? [] : [hint("Ctrl-R", .reset)])
      + [hint("F1", .help)]
  }

  fileprivate var checkedHints: [HintLine.Hint] {
    let more = session.current.isFinal ? [] : [hint("n", onward)]
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
  fileprivate var scrolling: [HintLine.Hint] { canScroll ? [hint("↑↓", .scroll)] : [] }
  fileprivate var isEmpty: Bool { session.current.isEmpty }

  fileprivate var reset: HintLine.Hint { hint("r", .reset) }
  fileprivate var leave: HintLine.Hint { hint("q", .leave) }
  fileprivate var help: HintLine.Hint { hint("?", .help) }
  fileprivate var tab: HintLine.Hint { hint("Tab", .nextBlank) }

  fileprivate func enter(_ hint: HintWord) -> HintLine.Hint { self.hint("⏎", hint) }

  fileprivate func hint(_ key: KeyLabel, _ hint: HintWord) -> HintLine.Hint {
    HintLine.Hint(
      key: key.text(isASCII: glyphs.isASCII), word: phrases.hint(hint), isHelp: hint == .help)
  }
}

extension ArraySlice<Character> {
  /// Keys as printed: the first and the last of them.
  fileprivate var range: String? {
    guard let first, let last else { return nil }
    return count == 1 ? String(first) : "\(first)-\(last)"
  }
}
