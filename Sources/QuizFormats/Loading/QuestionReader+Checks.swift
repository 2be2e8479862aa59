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
    for entry in blanks.entries ?? [] {
      if let bank = entry?.bank, bank.hasRepetitions { checkRepetitions(in: bank) { _ in 1 } }
    }
    guard let shared = blanks.shared else { return }
    var hasRightDistractor = false
    if shared.hasRepetitions || shared.entries.last?.isDistractor == true {
      let needs = OptionNeeds(blanks)
      hasRightDistractor = checkDistractors(of: shared, needs)
      checkRepetitions(in: shared, need: needs.count)
    }
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
    for (index, alternative) in alternatives.enumerated() where !bank.meets(alternative) {
      let text = alternative.alternative.text
      if let option = bank.option(spelledLike: alternative.alternative) {
        alternatives[index] = alternative.meaning(option)
        findings.report(.answerSpelling(answer: text, option: option.text), at: alternative.value)
      } else {
        areFound = false
        let nearest = findings.suggestion {
          bank.entries.lazy.map(\.option.text).nearest(to: text)
        }
        findings.report(.answerNotOption(answer: text, didYouMean: nearest), at: alternative.value)
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
      for alternative in alternatives {
        if case .text(let text) = alternative.alternative.target, text.isBlank {
          findings.report(.answerBlank, at: alternative.value)
        }
      }
    default: break
    }
  }

  /// Reports distractors that are right somewhere, and tells whether there was one.
  fileprivate func checkDistractors(of bank: DeclaredBank, _ needs: OptionNeeds) -> Bool {
    let right = bank.entries.filter { $0.isDistractor && needs.isRight($0) }
    for entry in right {
      findings.report(.distractorIsAnswer(text: entry.option.text), at: entry.value)
    }
    return !right.isEmpty
  }

  /// Reports options that stand in a bank more often than they are needed.
  fileprivate func checkRepetitions(
    in bank: DeclaredBank, need: (DeclaredBank.Entry) -> Int
  ) {
    var earlier: [String: (first: Int, count: Int)] = [:]
    for (index, entry) in bank.entries.enumerated() {
      let (first, count) = earlier[entry.folded] ?? (index, 0)
      earlier[entry.folded] = (first, count + 1)
      guard count > 0 else { continue }
      if entry.isDistractor {
        // One that is right was reported as such.
        if need(entry) > 0 { continue }
        findings.report(.sameDistractor(text: entry.option.text), at: entry.value)
      } else if count >= max(1, need(entry)) {
        findings.report(
          .sameOptions(first: first + 1, second: index + 1, text: entry.option.text),
          at: entry.value
        )
      }
    }
  }

  /// Reports the first blank for which no option is left.
  fileprivate func checkAssignment(of bank: DeclaredBank, _ blanks: QuestionBlanks) {
    // One blank can have any option.
    guard blanks.answers.count > 1 else { return }
    let scored = blanks.answers.indices.filter {
      blanks.drawsFromShared($0) && !(blanks.answers[$0]?.alternatives ?? []).isEmpty
    }
    guard scored.count > 1, !haveOwnWords(scored.compactMap { blanks.answers[$0] }) else { return }
    var assignment = OptionAssignment(bank.entries.filter { !$0.isDistractor })
    for blank in scored {
      guard let alternatives = blanks.answers[blank]?.alternatives, let first = alternatives.first
      else { continue }
      if !assignment.place(blank, meeting: alternatives) {
        findings.report(
          .noOptionLeft(blank: blank + 1, answer: first.alternative.text), at: first.value)
        return
      }
    }
  }

  /// Whether each answer is a text of its own, so that there is nothing to give out.
  fileprivate func haveOwnWords(_ answers: [DeclaredAnswer]) -> Bool {
    var words: [String] = []
    words.reserveCapacity(answers.count)
    // Among very many a search takes longer than giving them out.
    guard answers.count <= 16 else { return false }
    for answer in answers {
      let credit = answer.alternatives.lazy.map(\.alternative.credit).max()
      let best = answer.alternatives.first { $0.alternative.credit == credit }
      guard let word = best?.folded, !words.contains(word) else { return false }
      words.append(word)
    }
    return true
  }
}
