public import QuizModel

extension FillBlankViewModel {
  /// The words that an option is found by, or nil when none is being looked for.
  public var searchWords: TextEntry? {
    if case .find(let words, _) = focus { words } else { nil }
  }

  /// The options of the row that have the words looked for; all of them while there are no words.
  public var matches: Set<OptionID> {
    guard let searchWords, !searchWords.text.trimmed.isEmpty else { return Set(row) }
    return Set(matches(of: searchWords))
  }

  /// The options with some words, those that begin with them first; none while there are no words.
  func matches(of words: TextEntry) -> [OptionID] {
    let words = words.text.foldedForSearch.trimmed
    guard !words.isEmpty else { return [] }
    var starting: [OptionID] = []
    var containing: [OptionID] = []
    for option in row {
      let text = (question[option]?.text ?? "").foldedForSearch
      if text.hasPrefix(words) {
        starting.append(option)
      } else if text.contains(words) {
        containing.append(option)
      }
    }
    return starting + containing
  }

  /// Lights another option that has the words looked for.
  mutating func light(step: Int, of words: TextEntry, from lit: OptionID?) {
    let found = matches(of: words)
    guard let lit, let index = found.firstIndex(of: lit) else { return }
    let next = min(max(0, index + step), found.count - 1)
    phase = .answering(.find(words, lit: found[next]))
  }
}
