internal import QuizModel

extension FillBlankViewModel {
  /// Takes an intent; one that means nothing now changes nothing.
  ///
  /// - Returns: What the run has to know, in order.
  public mutating func send(_ intent: Intent) -> [Effect] {
    guard case .answering(let focus) = phase else { return sendChecked(intent) }
    switch intent {
    case .pick(let option):
      return pick(option)
    case .confirm:
      return confirm(focus)
    case .light(let option):
      if row.contains(option) { phase = .answering(.options(lit: option)) }
    case .lightNext(let step):
      light(step: step)
    case .lightFirst:
      if let first = row.first { phase = .answering(.options(lit: first)) }
    case .lightLast:
      if let last = row.last { phase = .answering(.options(lit: last)) }
    case .activate, .stepBlank, .moveInSentence, .enterSentence, .leaveSentence:
      move(intent)
    case .takeBack:
      takeBack()
    case .edit(let edit):
      self.edit(edit)
    case .fill(let fills):
      fill(fills)
    case .reset:
      reset()
    case .startFinding:
      if !row.isEmpty { phase = .answering(.find(TextEntry(), lit: nil)) }
    case .endFinding:
      if case .find = focus { focusActiveBlank() }
    case .hint:
      if let nextHint { givenHints.append(nextHint) }
    case .giveUp:
      return giveUp()
    case .skip:
      if canSkip { return [.skipped] }
    case .check:
      return check()
    case .next:
      // Who tried before may leave it at that.
      if checkCount > 0 { return [.finished] }
    case .retry, .editFile, .leave:
      break
    }
    return []
  }

  fileprivate mutating func sendChecked(_ intent: Intent) -> [Effect] {
    switch intent {
    case .confirm where isFinal, .next: return [.finished]
    case .confirm, .reset: reset()
    case .giveUp where !isFinal: return giveUp()
    default: break
    }
    return []
  }

  fileprivate mutating func pick(_ option: OptionID) -> [Effect] {
    let wasFilled = isFilled
    selectOption(option)
    // A survey has nothing to check, and going on at once would hide the pick.
    guard settings.check == .instant, isFilled, !wasFilled, !question.isSurvey else { return [] }
    return check()
  }

  fileprivate mutating func confirm(_ focus: Focus) -> [Effect] {
    switch focus {
    case .options(lit: .some(let option)):
      return pick(option)
    case .text:
      guard !entries[activeBlank].text.trimmed.isEmpty else { return [] }
      keepText()
      guard !isFilled else { return check() }
      goToEmptyBlank()
    case .find(_, lit: .some(let option)):
      return pick(option)
    case .find(_, lit: nil):
      focusActiveBlank()
    case .options(lit: nil), .sentence, .checked:
      if isFilled { return check() }
      if focus == .sentence {
        focusActiveBlank()
      } else {
        _ = send(.lightFirst)
      }
    }
    return []
  }

  fileprivate mutating func check() -> [Effect] {
    keepText()
    checkCount += 1
    let verdict = question.mark(fills, settings: settings).deducting(hints: givenHints.count)
    let isLast = settings.attempts > 0 && checkCount >= settings.attempts
    let isFinal = verdict.isRight || isLast
    phase = .checked(
      Outcome(
        verdict: verdict, isFinal: isFinal, solution: solution(for: verdict, isFinal: isFinal)))
    let answered = Effect.answered(.check, fills: fills, verdict)
    return question.isSurvey ? [answered, .finished] : [answered]
  }

  /// Empties the blanks, so that all that is seen in them is the answer.
  fileprivate mutating func giveUp() -> [Effect] {
    guard !question.isSurvey else { return [] }
    keepText()
    let stood = fills
    // What is right already does not leave its blank.
    let kept = question.mark(fills, settings: settings).kept(of: fills)
    for blank in question.blanks.indices where question.blanks[blank].answer != nil {
      clear(blank)
    }
    let solution = settings.showSolution == .each ? question.solution(keeping: kept) : nil
    phase = .checked(
      Outcome(verdict: question.missed, isFinal: true, isGivenUp: true, solution: solution))
    return [.answered(.giveUp, fills: stood, question.missed)]
  }

  /// Fills all blanks at once; an option that a blank cannot hold leaves it empty.
  fileprivate mutating func fill(_ fills: [Fill?]) {
    for blank in question.blanks.indices { clear(blank) }
    for (blank, fill) in zip(question.blanks.indices, fills) {
      guard let fill else { continue }
      if let option = fill.option {
        guard question.options(forBlank: blank).contains(option) else { continue }
        if !question.reusesOptions, self.blank(of: option) != nil { continue }
      } else if case .typed(let text) = fill {
        guard question.blanks[blank].isTyped, !text.trimmed.isEmpty else { continue }
        entries[blank] = TextEntry(text)
      }
      filling.fill(blank, with: fill)
    }
    activeBlank = filling.emptyBlank(after: question.blanks.count - 1) ?? 0
    lastPick = nil
    focusActiveBlank()
  }

  /// Lights the option some steps from the lit one, or from the gap of the last pick.
  fileprivate mutating func light(step: Int) {
    if case .find(let words, let lit) = focus { return light(step: step, of: words, from: lit) }
    let row = row
    guard !row.isEmpty else { return }
    let index: Int
    if let start = arrowOrigin, let place = row.firstIndex(of: start) {
      index = min(max(0, place + step), row.count - 1)
    } else {
      index = step > 0 ? 0 : row.count - 1
    }
    phase = .answering(.options(lit: row[index]))
  }

  fileprivate mutating func takeBack() {
    let target = filling.fills[activeBlank] != nil ? activeBlank : filling.order.last
    guard let target else { return }
    clear(target)
    activeBlank = target
    if focus != .sentence { focusActiveBlank() }
  }

  fileprivate mutating func edit(_ edit: TextEdit) {
    if case .find(var words, _) = focus {
      words.apply(edit)
      phase = .answering(.find(words, lit: matches(of: words).first))
    }
    guard focus == .text else { return }
    let before = entries[activeBlank].text
    entries[activeBlank].apply(edit)
    // A changed text counts again once it is accepted.
    if entries[activeBlank].text != before { filling.empty(activeBlank) }
  }

  fileprivate mutating func move(_ intent: Intent) {
    keepText()
    let count = question.blanks.count
    switch intent {
    case .activate(let blank):
      guard question.blanks.indices.contains(blank) else { return }
      activeBlank = blank
      focusActiveBlank()
    case .stepBlank(let step):
      activeBlank = ((activeBlank + step) % count + count) % count
      focusActiveBlank()
    case .moveInSentence(let move):
      phase = .answering(.sentence)
      switch move {
      case .previous: activeBlank = max(0, activeBlank - 1)
      case .next: activeBlank = min(count - 1, activeBlank + 1)
      case .first: activeBlank = 0
      case .last: activeBlank = count - 1
      }
    case .enterSentence:
      phase = .answering(.sentence)
    default:
      focusActiveBlank()
    }
  }

  /// Lets the text of the active blank count, when there is any.
  fileprivate mutating func keepText() {
    guard question.blanks[activeBlank].isTyped, filling.fills[activeBlank] == nil else { return }
    let text = entries[activeBlank].text
    if !text.trimmed.isEmpty { filling.fill(activeBlank, with: .typed(text)) }
  }
}
