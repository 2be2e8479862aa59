internal import QuizModel

/// The options of a bank while they are fitted to what the format allows.
struct BankFitting {
  /// The options so far.
  fileprivate(set) var options: [Option] = []
  fileprivate var words: [String] = []
  /// How often each of the words is there.
  fileprivate var counts: [String: Int] = [:]

  /// Takes those options that have something in them.
  init(_ drafts: [Option], losses: inout [Loss]) {
    for draft in drafts {
      guard let text = draft.text.onOneLine else {
        losses.append(.emptyOption)
        continue
      }
      append(Option(text, feedback: draft.feedback?.kept.unlessBlank))
    }
  }

  fileprivate mutating func append(_ option: Option) {
    options.append(option)
    let word = TextComparison.option.folded(option.text)
    words.append(word)
    counts[word, default: 0] += 1
  }

  /// Adds what blanks accept and no option is, so that every blank can be filled rightly.
  mutating func complete(for blanks: [BlankDraft]) {
    for blank in blanks {
      let right = blank.rightAlternatives
      guard let best = right.best, !right.contains(where: isMet) else { continue }
      append(Option(best.text))
    }
  }

  /// Whether each blank can have a right option of its own.
  func serves(_ blanks: [BlankDraft]) -> Bool {
    var assignment = WordAssignment(available: counts)
    return blanks.enumerated().allSatisfy { index, blank in
      let right = blank.rightAlternatives
      guard let best = right.best else { return true }
      let accepted = right.filter { $0.credit == best.credit }.flatMap(words(meeting:))
      return assignment.place(index, accepting: accepted)
    }
  }

  /// Drops options that repeat more often than blanks accept them.
  mutating func dropRepetitions(neededBy blanks: [BlankDraft], losses: inout [Loss]) {
    guard counts.count < words.count else { return }
    var needs: [String: Int] = [:]
    for blank in blanks {
      for word in Set(blank.rightAlternatives.flatMap(words(meeting:))) {
        needs[word, default: 0] += 1
      }
    }
    var kept = BankFitting([], losses: &losses)
    for (option, word) in zip(options, words) {
      guard kept.counts[word, default: 0] < max(1, needs[word, default: 0]) else {
        losses.append(.sameOption(text: option.text))
        continue
      }
      kept.append(option)
    }
    self = kept
  }

  /// What is right in a blank that draws from the bank: the alternatives that an option meets.
  ///
  /// - Returns: nil when nothing earns anything.
  func answer(of blank: BlankDraft) -> Answer? {
    var alternatives: [Alternative] = []
    for alternative in blank.rightAlternatives where isMet(alternative) {
      if !alternatives.contains(where: { $0.target == alternative.target }) {
        alternatives.append(alternative)
      }
    }
    return alternatives.isEmpty ? nil : Answer(alternatives)
  }

  /// Whether an option is what an alternative accepts.
  fileprivate func isMet(_ alternative: Alternative) -> Bool {
    !words(meeting: alternative).isEmpty
  }

  /// The words of the bank that an alternative accepts; a bank may have very many for a text to look up.
  fileprivate func words(meeting alternative: Alternative) -> [String] {
    switch alternative.target {
    case .text(let text):
      let word = TextComparison.option.folded(text)
      return counts[word] == nil ? [] : [word]
    case .number:
      return zip(options, words).filter { alternative.accepts($0.0.text, by: .option) }.map(\.1)
    }
  }
}

extension BlankDraft {
  /// What earns something, each text as it is kept, credit from 0 to 1.
  var rightAlternatives: [Alternative] { fitted.filter { $0.credit > 0 } }

  /// The alternatives with their texts as they are kept; those without a text are left out.
  fileprivate var fitted: [Alternative] {
    answers.compactMap { draft in
      var alternative = draft
      alternative.credit = draft.credit.isNaN ? 0 : min(1, max(0, draft.credit))
      alternative.feedback = draft.feedback?.kept.unlessBlank
      if case .text(let text) = draft.target {
        guard let kept = text.onOneLine else { return nil }
        alternative.target = .text(kept)
      }
      return alternative
    }
  }

  /// What is accepted when the blank is typed: what earns something, and what has feedback.
  ///
  /// - Parameter options: The one option that there was to choose, if any; its feedback is kept.
  /// - Returns: nil when nothing earns anything.
  func typedAnswer(_ options: [Option]) -> Answer? {
    var alternatives: [Alternative] = []
    for draft in fitted where draft.credit > 0 || draft.feedback != nil {
      var alternative = draft
      if alternative.feedback == nil {
        alternative.feedback = options.first { draft.accepts($0.text, by: .option) }?.feedback
      }
      if !alternatives.contains(where: { $0.target == alternative.target }) {
        alternatives.append(alternative)
      }
    }
    return alternatives.contains { $0.credit > 0 } ? Answer(alternatives) : nil
  }
}
