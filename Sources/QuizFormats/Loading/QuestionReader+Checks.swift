internal import QuizModel

extension QuestionReader {
  /// Checks what blanks, options and answers have to do with each other.
  ///
  /// Answers that mean an option in another spelling get the option's.
  func checkBlanks(_ blanks: inout QuestionBlanks) {
    var areAnswersKnown = true
    for index in blanks.answers.indices {
      if let bank = blanks.bank(ofBlank: index) {
        areAnswersKnown = settleAnswer(&blanks.answers[index], from: bank) && areAnswersKnown
      } else {
        checkTyped(index, blanks)
      }
    }
    for case let bank? in (blanks.entries ?? []).map({ $0?.bank }) {
      checkRepetitions(in: bank) { _ in 1 }
    }
    guard let shared = blanks.shared else { return }
    let hasRightDistractor = checkDistractors(of: shared, blanks)
    checkRepetitions(in: shared) { blanks.need(ofOption: $0) }
    if areAnswersKnown, !hasRightDistractor, shared.isComplete, blanks.count != nil,
      !blanks.reusesOptions
    {
      checkAssignment(of: shared, blanks)
    }
  }

  /// Finds the option of each alternative of a choice blank.
  ///
  /// - Returns: Whether the answer and all its options are known.
  fileprivate func settleAnswer(_ answer: inout DeclaredAnswer?, from bank: DeclaredBank) -> Bool {
    guard case .alternatives(var alternatives) = answer else { return answer?.isUnreadable != true }
    guard bank.isComplete else { return false }
    var areFound = true
    for index in alternatives.indices {
      let alternative = alternatives[index].alternative
      if bank.entries.contains(where: { $0.meets(alternative) }) { continue }
      if let option = bank.option(spelledLike: alternative) {
        findings.report(
          .answerSpelling(answer: alternative.text, option: option.text),
          at: alternatives[index].value
        )
        alternatives[index].alternative.target = .text(option.text)
      } else {
        areFound = false
        let nearest = bank.entries.map(\.option.text).nearest(to: alternative.text)
        findings.report(
          .answerNotOption(answer: alternative.text, didYouMean: nearest),
          at: alternatives[index].value
        )
      }
    }
    answer = .alternatives(alternatives)
    return areFound
  }

  /// Checks that a blank without options has something to compare with.
  fileprivate func checkTyped(_ index: Int, _ blanks: QuestionBlanks) {
    switch blanks.answers[index] {
    case nil where blanks.count != nil && blanks.hasSoundEntries:
      if let entry = blanks.entry(index) {
        findings.report(.nothingFills(blank: index + 1), at: entry.value)
      } else if index == 0, let text = fields[.text], let blank = blanks.text?.blankPositions.first
      {
        // The other blanks lack the same list of options or answers.
        findings.report(.nothingFills(blank: 1), at: text.offset(ofByte: blank))
      }
    case .alternatives(let alternatives):
      for alternative in alternatives where alternative.alternative.text.isBlank {
        findings.report(.answerBlank, at: alternative.value)
      }
    default: break
    }
  }

  /// Reports distractors that are right somewhere, and tells whether there was one.
  fileprivate func checkDistractors(of bank: DeclaredBank, _ blanks: QuestionBlanks) -> Bool {
    let right = bank.entries.filter { $0.isDistractor && blanks.isRight($0) }
    for entry in right {
      findings.report(.distractorIsAnswer(text: entry.option.text), at: entry.value)
    }
    return !right.isEmpty
  }

  /// Reports options that stand in a bank more often than they are needed.
  fileprivate func checkRepetitions(
    in bank: DeclaredBank, need: (DeclaredBank.Entry) -> Int
  ) {
    var positions: [String: [Int]] = [:]
    for (index, entry) in bank.entries.enumerated() {
      let earlier = positions[entry.folded, default: []]
      positions[entry.folded] = earlier + [index]
      guard let first = earlier.first else { continue }
      if entry.isDistractor {
        // One that is right was reported as such.
        if need(entry) > 0 { continue }
        findings.report(.sameDistractor(text: entry.option.text), at: entry.value)
      } else if earlier.count >= max(1, need(entry)) {
        findings.report(
          .sameOptions(first: first + 1, second: index + 1, text: entry.option.text),
          at: entry.value
        )
      }
    }
  }

  /// Reports the first blank for which no option is left.
  fileprivate func checkAssignment(of bank: DeclaredBank, _ blanks: QuestionBlanks) {
    let scored = blanks.answers.indices.filter {
      blanks.drawsFromShared($0) && !(blanks.answers[$0]?.alternatives ?? []).isEmpty
    }
    let choices = scored.map { index in
      let right = blanks.answers[index]?.alternatives.map(\.alternative).best ?? []
      return bank.entries.indices.filter { option in
        !bank.entries[option].isDistractor && right.contains { bank.entries[option].meets($0) }
      }
    }
    guard let unmatched = firstUnmatched(choices), let answer = blanks.answers[scored[unmatched]],
      let alternative = answer.alternatives.first
    else { return }
    findings.report(
      .noOptionLeft(blank: scored[unmatched] + 1, answer: alternative.alternative.text),
      at: alternative.value
    )
  }
}
