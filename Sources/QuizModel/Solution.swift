extension Question {
  /// Fills that are right in every scored blank, around some that stand already.
  ///
  /// A word which two blanks accept does not leave one of them without. When what stands leaves a
  /// blank without any right option, it is moved too.
  ///
  /// - Parameter kept: One entry per blank; those not nil stay if they can.
  /// - Returns: One entry per blank, nil where nothing is known to be right.
  public func solution(keeping kept: [Fill?]) -> [Fill?] {
    let unscored = zip(kept, blanks).map { fill, blank in blank.answer == nil ? fill : nil }
    let nothing = [Fill?](repeating: nil, count: blanks.count)
    var best = filled(around: kept)
    for start in [unscored, nothing] where !isWhole(best) { best = filled(around: start) }
    return best
  }

  fileprivate func isWhole(_ solution: [Fill?]) -> Bool {
    blanks.indices.allSatisfy { solution[$0] != nil || blanks[$0].answer == nil }
  }

  fileprivate func filled(around kept: [Fill?]) -> [Fill?] {
    var solution = kept
    for bank in banks.indices {
      fill(&solution, fromBank: bank)
    }
    for blank in blanks.indices where kept[blank] == nil && blanks[blank].isTyped {
      solution[blank] = blanks[blank].answer?.preferred.map { .typed($0.text) }
    }
    return solution
  }

  /// Gives the options of a bank to the empty blanks that draw from it.
  fileprivate func fill(_ solution: inout [Fill?], fromBank bank: Int) {
    let taken = reusesOptions ? [] : Set(solution.compactMap { $0?.option })
    var free: [String: [OptionID]] = [:]
    for option in options(ofBank: bank) where !taken.contains(option) {
      guard let text = self[option]?.text else { continue }
      free[TextComparison.option.folded(text), default: []].append(option)
    }
    let empty = blanks.indices.filter {
      solution[$0] == nil && blanks[$0].kind == .choice(bank: bank) && blanks[$0].answer != nil
    }
    var words = WordAssignment(
      available: free.mapValues { reusesOptions ? .max : $0.count })
    for blank in empty { _ = words.place(blank, accepting: rightWords(forBlank: blank)) }
    for blank in empty {
      guard let word = words.word(of: blank), let option = free[word]?.first else { continue }
      if !reusesOptions { free[word]?.removeFirst() }
      solution[blank] = .option(option)
    }
  }

  /// The words of a blank's bank that earn the most in it, in the order of the alternatives.
  fileprivate func rightWords(forBlank blank: Int) -> [String] {
    guard let answer = blanks[blank].answer else { return [] }
    let texts = options(forBlank: blank).compactMap { self[$0]?.text }
    let best = answer.alternatives.map(\.credit).max() ?? 0
    return answer.alternatives.filter { $0.credit == best }.flatMap { alternative in
      texts.filter { alternative.accepts($0, by: .option) }.map { TextComparison.option.folded($0) }
    }
  }
}

extension Answer {
  /// The alternative to show: the first of those that earn the most.
  var preferred: Alternative? { alternatives.best }
}
