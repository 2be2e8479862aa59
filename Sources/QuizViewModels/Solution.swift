public import QuizModel

extension FillBlankViewModel {
  /// What each blank is to show: the person's fills, or, once the solution shows, what is right.
  ///
  /// Blanks that are right or unscored keep what the person gave.
  public var shownFills: [Fill?] {
    guard showsSolution, let verdict else { return fills }
    let solution = question.solution(keeping: keptFills(verdict))
    return zip(fills, zip(verdict.blanks, solution)).map { fill, other in
      other.0.correctness == .wrong || other.0.correctness == .partial ? other.1 ?? fill : fill
    }
  }

  /// Whether a blank shows the right answer in place of what the person gave.
  public func showsSolution(inBlank blank: Int) -> Bool {
    shownFills[blank] != fills[blank]
  }

  fileprivate func keptFills(_ verdict: QuestionVerdict) -> [Fill?] {
    zip(fills, verdict.blanks).map { fill, mark in
      mark.correctness == .right || mark.correctness == .unscored ? fill : nil
    }
  }
}

extension Question {
  /// Fills that earn full credit in every scored blank, around some that stand already.
  ///
  /// Options used once are given to the blanks by bipartite matching (augmenting paths), so that a
  /// word which two blanks accept does not leave one of them without.
  ///
  /// - Parameter kept: One entry per blank; those not nil stay and their options are taken.
  /// - Returns: One entry per blank, nil where nothing is known to be right.
  public func solution(keeping kept: [Fill?]) -> [Fill?] {
    var solution = kept
    var taken: [OptionID: Int] = [:]
    let fixed = reusesOptions ? [] : Set(kept.compactMap { $0?.option })
    func assign(_ blank: Int, _ visited: inout Set<OptionID>) -> Bool {
      for option in rightOptions(forBlank: blank)
      where !fixed.contains(option) && visited.insert(option).inserted {
        if let other = reusesOptions ? nil : taken[option], !assign(other, &visited) { continue }
        taken[option] = blank
        solution[blank] = .option(option)
        return true
      }
      return false
    }
    for blank in blanks.indices where kept[blank] == nil {
      if blanks[blank].isTyped {
        solution[blank] = blanks[blank].answer?.preferred.map { .typed($0.text) }
      } else {
        var visited: Set<OptionID> = []
        _ = assign(blank, &visited)
      }
    }
    return solution
  }

  /// The options that earn full credit in a blank, the preferred first.
  fileprivate func rightOptions(forBlank blank: Int) -> [OptionID] {
    guard let answer = blanks[blank].answer else { return [] }
    let options = options(forBlank: blank)
    let full = answer.alternatives.filter { $0.credit >= 1 }
    return (full.isEmpty ? answer.alternatives : full).flatMap { alternative in
      options.filter {
        self[$0].map { TextComparison.option.matches($0.text, alternative.text) } ?? false
      }
    }
  }
}

extension Answer {
  /// The alternative to show: the first of full credit, else the first.
  fileprivate var preferred: Alternative? {
    alternatives.first { $0.credit >= 1 } ?? alternatives.first
  }
}
