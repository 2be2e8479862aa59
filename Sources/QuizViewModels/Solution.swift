public import QuizModel

extension FillBlankViewModel {
  /// What each blank is to show: the person's fills, or, once the solution shows, what is right.
  ///
  /// Blanks that are right or unscored keep what the person gave, unless a wrong one needs it.
  public var shownFills: [Fill?] {
    outcome?.solution ?? fills
  }

  /// Whether a blank shows the right answer in place of what the person gave.
  public func showsSolution(inBlank blank: Int) -> Bool {
    shownFills[blank] != fills[blank]
  }

  /// The fills to show after a final check, or nil when nothing is to be put right.
  func solution(for verdict: QuestionVerdict, isFinal: Bool) -> [Fill?]? {
    guard isFinal, settings.showSolution == .each, !verdict.isRight else { return nil }
    var solution = question.solution(keeping: verdict.kept(of: fills))
    // Of several right answers, the one that the person was nearest to says most.
    for (blank, fill) in fills.enumerated() where !verdict.blanks[blank].correctness.isGood {
      let nearest = question.nearestAnswer(to: fill, inBlank: blank, settings: settings)
      if let nearest { solution[blank] = .typed(nearest) }
    }
    let used = question.reusesOptions ? [] : Set(solution.compactMap { $0?.option })
    // What has no solution stays as it is, unless its option is needed elsewhere.
    return zip(solution, fills).map { right, fill in
      if let right { return right }
      return fill?.option.map(used.contains) ?? false ? nil : fill
    }
  }
}
