extension Quiz {
  /// The quiz with a row of options for every typed blank that is scored.
  ///
  /// Each such blank gets a bank of its own: its preferred answer and up to three distractors, in an
  /// order that the seed draws. Blanks of one question that accept each other's answers get
  /// different ones to be right, as far as there are enough.
  ///
  /// Distractors are what the blank itself lists at no credit, and what is right elsewhere in the
  /// quiz. None is anything that earns something in the blank: by any of its alternatives, within
  /// the tolerance of a number, with the mistakes of typing that the rules forgive, and case,
  /// accents and final punctuation aside even where they count. No two of a bank are equal in that
  /// sense. The most plausible are taken: first the blank's own, then those of the same nature
  /// (numbers, code, or words), from other questions, with the most tags in common, of the most
  /// similar length; between equals the seed decides.
  ///
  /// An alternative that is not in the bank can no longer be given and is left out; the others keep
  /// their credit and feedback. A blank for which there is no distractor stays typed.
  ///
  /// - Parameter seed: The same seed draws the same banks on every machine.
  /// - Returns: A quiz that the format allows, if this one is.
  public func choosing(seed: UInt64) -> Quiz {
    let pool = AnswerPool(self)
    var generator = SplitMix64(state: seed)
    var quiz = self
    for index in questions.indices {
      let preferred = questions[index].distinctAnswers
      for (blank, answer) in preferred.enumerated() {
        guard let answer else { continue }
        quiz.questions[index].offerChoice(
          inBlank: blank, right: answer, question: index, pool: pool, rules: settings.match,
          using: &generator)
      }
    }
    return quiz
  }
}

extension Question {
  /// The best answer of each typed, scored blank, as different from each other as can be.
  ///
  /// - Returns: nil for other blanks and for those in which nothing earns anything.
  fileprivate var distinctAnswers: [Alternative?] {
    let best = blanks.map { blank in
      guard blank.isTyped, let preferred = blank.answer?.preferred, preferred.credit > 0
      else { return [Alternative]() }
      return blank.answer?.alternatives.filter { $0.credit == preferred.credit } ?? []
    }
    let words = best.map { $0.map(\.text.resemblance) }
    var assignment = WordAssignment(
      available: Dictionary(words.joined().map { ($0, 1) }) { first, _ in first })
    for (blank, words) in words.enumerated() where !words.isEmpty {
      _ = assignment.place(blank, accepting: words)
    }
    return best.enumerated().map { blank, alternatives in
      let word = assignment.word(of: blank)
      return alternatives.first { $0.text.resemblance == word } ?? alternatives.first
    }
  }

  /// Makes a typed blank a choice, if there is anything to choose from.
  fileprivate mutating func offerChoice(
    inBlank blank: Int, right: Alternative, question: Int, pool: AnswerPool, rules: MatchRules,
    using generator: inout SplitMix64
  ) {
    guard let answer = blanks[blank].answer else { return }
    var options = [right.text]
    // What earns something is nothing to choose instead.
    var taken = Set(
      answer.alternatives.filter { $0.credit > 0 }.map(\.text.resemblance))
    let candidates = candidates(
      forBlank: answer, right: right, question: question, pool: pool, using: &generator)
    for (text, resemblance) in candidates where options.count < 4 {
      guard !taken.contains(resemblance), !earns(text, by: answer, rules: rules)
      else { continue }
      taken.insert(resemblance)
      options.append(text)
    }
    guard options.count > 1 else { return }
    blanks[blank].kind = .choice(bank: banks.count)
    blanks[blank].answer = Answer(
      answer.alternatives.filter { alternative in
        options.contains { alternative.accepts($0, by: .option) }
      })
    banks.append(OptionBank(options: options.shuffled(using: &generator).map { Option($0) }))
  }

  /// What may stand beside the right answer of a blank, the most plausible first.
  fileprivate func candidates(
    forBlank answer: Answer, right: Alternative, question: Int, pool: AnswerPool,
    using generator: inout SplitMix64
  ) -> [(text: String, resemblance: String)] {
    let nature = AnswerPool.Nature(right.text, isCode: isCode)
    let length = right.text.count
    let ownTags = Set(tags)
    let indices = pool.candidates(nature: nature, tags: tags, using: &generator)
    let ranks = indices.map { index in
      let entry = pool.entries[index]
      return (
        entry.nature == nature ? 0 : 1,
        entry.questions == [question] ? 1 : 0,
        -entry.tags.intersection(ownTags).count,
        abs(entry.length - length),
        generator.next()
      )
    }
    let own = answer.alternatives.filter { $0.credit == 0 }.map(\.text)
    return own.shuffled(using: &generator).map { ($0, $0.resemblance) }
      + ranks.indices.sorted { ranks[$0] < ranks[$1] }.map { place in
        let entry = pool.entries[indices[place]]
        return (entry.text, entry.resemblance)
      }
  }

  /// Whether a text earns something in a blank, mistakes of typing forgiven as far as the rules do.
  fileprivate func earns(_ text: String, by answer: Answer, rules: MatchRules) -> Bool {
    let typed = TypedText(text, isCode: isCode, rules: rules)
    return answer.alternatives.contains { alternative in
      guard alternative.credit > 0 else { return false }
      switch alternative.target {
      case .number(let number, let tolerance):
        return number.isWithin(tolerance, of: text)
      case .text(let expected):
        if typed.isAccepted(as: expected) { return true }
        guard typed.forgivenTypos > 0, let typos = typed.typos(for: expected) else { return false }
        return typos <= typed.forgivenTypos
      }
    }
  }
}
