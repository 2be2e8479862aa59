internal import QuizModel

/// What a question lost on its way through another format and back.
struct QuestionLosses {
  fileprivate let before: Question
  fileprivate let after: Question
  /// The features that differ.
  fileprivate(set) var features: [Loss.Feature] = []

  /// Compares a question with what became of it.
  init(from before: Question, to after: Question) {
    self.before = before
    self.after = after
    compareQuestions()
    guard before.blanks.count == after.blanks.count else {
      let scored = before.blanks.count { ($0.answer?.best.first?.credit ?? 0) > 0 }
      note(after.blanks.count == scored ? .survey : .merged, if: true)
      return
    }
    compareBanks()
    for (one, other) in zip(before.blanks, after.blanks) { compare(one, other) }
  }

  fileprivate mutating func compareQuestions() {
    compare(before.id.map { [$0] } ?? [], after.id.map { [$0] } ?? [], .id)
    note(.style, if: before.text != after.text)
    note(.codeQuestion, if: before.isCode != after.isCode)
    compare(before.hints, after.hints, .hints)
    compare(before.blanks.flatMap(\.hints), after.blanks.flatMap(\.hints), .hints)
    compare(
      before.explanation.map { [$0] } ?? [], after.explanation.map { [$0] } ?? [], .explanation)
    compare(before.tags, after.tags, .tags)
    // Without options there is nothing to be used twice, which goes without saying.
    let areGone = after.banks.isEmpty && !before.banks.isEmpty
    note(.optionReuse, if: before.reusesOptions != after.reusesOptions && !areGone)
  }

  /// Compares texts: where they differ in spaces alone, in texts without anything in them, or in texts that
  /// repeat, that is a matter of style.
  fileprivate mutating func compare(
    _ one: [String], _ other: [String], _ feature: Loss.Feature
  ) {
    guard one != other else { return }
    let isStyle = Set(one.compactMap(\.onOneLine)) == Set(other.compactMap(\.onOneLine))
    note(isStyle ? .style : feature, if: true)
  }

  fileprivate mutating func compareBanks() {
    let blanks = Array(zip(before.blanks, after.blanks))
    let areApart = blanks.contains { one, other in
      !one.isTyped && !other.isTyped && one.kind != other.kind
    }
    let areMore = after.banks.count > before.banks.count
    note(.sharedBank, if: areApart && areMore)
    for (one, other) in blanks {
      compareFeedback(before.remarks(on: one), after.remarks(on: other))
      guard one.isTyped == other.isTyped else {
        note(one.isTyped ? .typing : .options, if: true)
        continue
      }
      var options = before.options(of: one)
      // A bank of one blank has no word twice.
      if areApart { options = options.withoutRepetitions }
      compareOptions(options.map(\.text), after.options(of: other).map(\.text), rightIn: one)
    }
  }

  /// Compares what there is to choose from: what goes although it is right is an alternative.
  fileprivate mutating func compareOptions(
    _ one: [String], _ other: [String], rightIn blank: Blank
  ) {
    guard one != other else { return }
    let (before, after) = (
      Set(one.map(TextComparison.option.folded)), Set(other.map(TextComparison.option.folded))
    )
    // As many options, some of which are written otherwise, are the same options.
    guard before != after, before.count != after.count else { return note(.style, if: true) }
    note(.ownOptions, if: !after.isSubset(of: before))
    for option in before.subtracting(after) {
      let isRight = blank.answer?.alternatives.contains { $0.accepts(option, by: .option) } ?? false
      note(isRight ? .alternatives : .options, if: true)
    }
  }

  fileprivate mutating func compareFeedback(
    _ one: [(text: String, isRight: Bool)], _ other: [(text: String, isRight: Bool)]
  ) {
    let kept = Set(other.compactMap(\.text.onOneLine))
    let missing = one.filter { $0.text.onOneLine.map { !kept.contains($0) } ?? false }
    let isOfWrongAnswers = !missing.isEmpty && missing.allSatisfy { !$0.isRight }
    compare(one.map(\.text), other.map(\.text), isOfWrongAnswers ? .wrongAnswerFeedback : .feedback)
  }

  fileprivate mutating func compare(_ one: Blank, _ other: Blank) {
    note(.points, if: one.points != other.points)
    let isChoice = !one.isTyped
    var before = one.answer?.alternatives ?? []
    var after = other.answer?.alternatives ?? []
    // What earns nothing has nothing but its feedback.
    if before.count != after.count { before.removeAll { $0.credit <= 0 } }
    if before.count != after.count, let best = one.answer?.best, best.count == after.count {
      note(.credit, if: true)
      before = best
    }
    guard before.count == after.count else { return note(.alternatives, if: true) }
    let targets = before.map(\.target)
    if targets != after.map(\.target), Set(targets) == Set(after.map(\.target)) {
      note(.order, if: true)
      after.sort { first, second in
        (targets.firstIndex(of: first.target) ?? 0) < (targets.firstIndex(of: second.target) ?? 0)
      }
    }
    for (one, other) in zip(before, after) {
      note(.credit, if: one.credit != other.credit)
      guard one.target != other.target else { continue }
      if case .number = one.target {
        note(.tolerance, if: true)
      } else {
        note(.style, if: !isChoice || !one.accepts(other.text, by: .option))
      }
    }
  }

  fileprivate mutating func note(_ feature: Loss.Feature, if isLost: Bool) {
    if isLost, !features.contains(feature) { features.append(feature) }
  }
}

extension [Option] {
  /// The options without those that are the same as an earlier one.
  var withoutRepetitions: [Option] {
    var words: Set<String> = []
    return filter { words.insert(TextComparison.option.folded($0.text)).inserted }
  }
}

extension Question {
  /// What is said of the answers of a blank, that of an answer before that of the option that it is.
  fileprivate func remarks(on blank: Blank) -> [(text: String, isRight: Bool)] {
    let alternatives = blank.answer?.alternatives ?? []
    guard !blank.isTyped else {
      return alternatives.compactMap { alternative in
        alternative.feedback.map { ($0, alternative.credit > 0) }
      }
    }
    return options(of: blank).compactMap { option in
      let met = alternatives.filter { $0.accepts(option.text, by: .option) }.best
      return (met?.feedback ?? option.feedback).map { ($0, (met?.credit ?? 0) > 0) }
    }
  }

  /// The options of a blank; none when it is typed.
  func options(of blank: Blank) -> [Option] {
    guard case .choice(let bank) = blank.kind else { return [] }
    return banks[bank].options
  }
}
