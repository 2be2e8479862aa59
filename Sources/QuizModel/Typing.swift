extension Quiz {
  /// The quiz with every choice blank that is scored to be filled by typing.
  ///
  /// What is right keeps its credit and feedback. Every other option of the blank's bank becomes an
  /// alternative at no credit, so that its feedback is still given, and so that it is never taken
  /// for the right word with a mistake of typing. Blanks that are not scored stay choices; banks
  /// that no blank draws from any more are left out.
  public func typing() -> Quiz {
    var quiz = self
    for index in questions.indices { quiz.questions[index].hideOptions() }
    return quiz
  }
}

extension Question {
  fileprivate mutating func hideOptions() {
    blanks = blanks.map { blank in
      guard case .choice(let bank) = blank.kind, let answer = blank.answer else { return blank }
      var blank = blank
      blank.kind = .typed
      blank.answer = answer.naming(banks[bank].options)
      return blank
    }
    dropUnusedBanks()
  }

  fileprivate mutating func dropUnusedBanks() {
    let used = banks.indices.filter { bank in
      blanks.contains { $0.kind == .choice(bank: bank) }
    }
    blanks = blanks.map { blank in
      guard case .choice(let bank) = blank.kind, let place = used.firstIndex(of: bank)
      else { return blank }
      var blank = blank
      blank.kind = .choice(bank: place)
      return blank
    }
    banks = used.map { banks[$0] }
  }
}

extension Answer {
  /// The answer with what it says of each option in its alternatives.
  fileprivate func naming(_ options: [Option]) -> Answer {
    var right: [Alternative] = []
    for alternative in alternatives {
      let meant = options.filter { alternative.accepts($0.text, by: .option) }
      var alternative = alternative
      if alternative.feedback == nil {
        switch alternative.target {
        case .text: alternative.feedback = meant.lazy.compactMap(\.feedback).first
        case .number:
          // Each of the numbers within the tolerance can have feedback of its own.
          right += meant.filter { $0.feedback != nil }.map { option in
            Alternative(
              option.target(asNumber: true), credit: alternative.credit, feedback: option.feedback)
          }
        }
      }
      right.append(alternative)
    }
    let areNumbers = alternatives.contains { if case .number = $0.target { true } else { false } }
    var seen: Set<String> = []
    let wrong = options.filter { option in
      !alternatives.contains { $0.accepts(option.text, by: .option) }
        && seen.insert(TextComparison.option.folded(option.text)).inserted
    }
    return Answer(
      right
        + wrong.map { option in
          Alternative(
            option.target(asNumber: areNumbers), credit: 0, feedback: option.feedback)
        })
  }
}

extension Option {
  /// What is compared with the option when it is typed.
  fileprivate func target(asNumber: Bool) -> Alternative.Target {
    if asNumber, let number = Decimal(person: text) { return .number(number, tolerance: 0) }
    return .text(text)
  }
}
