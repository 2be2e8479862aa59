internal import CellGrid
internal import QuizViewModels
internal import Wording

extension Presenter {
  mutating func press(_ key: Key, at time: Double) -> [QuizSession.Effect] {
    // What cannot be seen is not changed.
    guard content != nil else { return key == .character("q") ? [.leave] : [] }
    guard let action = KeyTable.action(for: key, in: part) else {
      guard part == .text, case .character(let character) = key else { return [] }
      return send(.edit(.insert(String(character).typeable)), at: time)
    }
    return perform(action, at: time)
  }

  fileprivate mutating func perform(_ action: Action, at time: Double) -> [QuizSession.Effect] {
    switch action {
    case .intent(let intent):
      return send(intent, at: time)
    case .pick(let label):
      guard let slot = question?.page.rows.slots.first(where: { $0.label == label }) else {
        return []
      }
      return send(.pick(slot.option), at: time)
    case .lightRow(let rows):
      return lightRow(rows, at: time)
    case .scrollLines(let lines):
      scrollBy(lines, at: time)
    case .scrollPages(let pages):
      // A line of the page before stays, to read on from.
      scrollBy(pages * max(1, shownLines - 1), at: time)
    case .scrollToTop:
      scrollBy(-allLines, at: time)
    case .scrollToEnd:
      scrollBy(allLines, at: time)
    case .openHelp, .closeHelp:
      isHelpOpen = action == .openHelp
      helpLine = 0
      update(motion: .help, at: time)
    }
    return []
  }

  fileprivate mutating func lightRow(_ rows: Int, at time: Double) -> [QuizSession.Effect] {
    guard let origin = session.current.arrowOrigin else {
      // Nothing is lit or just left: up leads to the sentence, down to the first option.
      return send(rows < 0 ? .enterSentence : .lightNext(1), at: time)
    }
    if let option = question?.page.rows.option(rows, from: origin) {
      return send(.light(option), at: time)
    }
    return rows < 0 ? send(.enterSentence, at: time) : []
  }

  fileprivate var shownLines: Int {
    isHelpOpen ? helpPanel.shownLines : context.viewport.height
  }

  fileprivate var allLines: Int {
    isHelpOpen ? helpPanel.look.lines.count : content?.height ?? 0
  }

  fileprivate mutating func scrollBy(_ lines: Int, at time: Double) {
    if isHelpOpen {
      helpLine = min(max(0, helpLine + lines), helpPanel.lastFirstLine)
    } else {
      scroll.offset += lines
    }
    update(motion: nil, at: time)
  }
}

extension String {
  /// What a person can type: one line, without what steers a terminal.
  ///
  /// Not yet in the form that cells show: a combining mark comes alone and joins what stands before.
  var typeable: String {
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control: if scalar.properties.isWhitespace { result.append(" ") }
      case .format, .surrogate, .lineSeparator, .paragraphSeparator: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
