public import QuizModel

/// What is said first of a check or of giving up.
public enum VerdictHeadline: Hashable, Sendable {
  /// The person gave up; whether the answer is to be seen.
  case givenUp(showsAnswer: Bool)
  /// All is right.
  case right
  /// All is right, but something was forgiven in one blank.
  case rightApart(Closeness)
  /// One blank alone was not right, and this is what was amiss in it.
  case almost(Closeness)
  /// The one blank earns something, but not all.
  case partlyRight
  /// So many blanks of all are not right.
  case wrong(Int, of: Int)
}

extension FillBlankViewModel {
  /// What is said first of the verdict; nil without one, and for a survey.
  public var headline: VerdictHeadline? {
    guard let verdict, !question.isSurvey else { return nil }
    if isGivenUp { return .givenUp(showsAnswer: showsSolution) }
    let slip = soleSlip.flatMap { verdict.blanks[$0].closeness }
    if verdict.isRight { return slip.map { .rightApart($0) } ?? .right }
    if let slip { return .almost(slip) }
    if verdict.blanks.count == 1, verdict.blanks[0].correctness == .partial { return .partlyRight }
    return .wrong(verdict.wrongCount, of: verdict.blanks.count)
  }

  /// The only blank of which there is more to say than right or wrong, when nothing else is amiss.
  ///
  /// It is the one that ``headline`` is about; nil when there is none, or when there are several.
  public var soleSlip: Int? {
    guard let verdict else { return nil }
    let blanks = verdict.blanks
    let amiss = blanks.indices.filter { index in
      verdict.isRight ? blanks[index].closeness != nil : !blanks[index].correctness.isGood
    }
    guard amiss.count == 1, blanks[amiss[0]].closeness != nil,
      blanks[amiss[0]].correctness != .partial
    else { return nil }
    return amiss[0]
  }

  /// The right answer of a blank where it is to be said; nil where it is not to be seen, or was given
  /// just so.
  public func answerToTell(ofBlank blank: Int) -> String? {
    guard showsSolution else { return nil }
    if showsSolution(inBlank: blank) { return shownFills[blank].flatMap(question.text) }
    guard verdict?.blanks[blank].closeness != nil else { return nil }
    return question.nearestAnswer(to: fills[blank], inBlank: blank, settings: settings)
  }

  /// What tells what was given in a blank from ``answerToTell(ofBlank:)``, but for what never counts;
  /// nil where there is none of both.
  public func difference(inBlank blank: Int) -> TextDifference? {
    guard let given = fills[blank].flatMap(question.text),
      let answer = answerToTell(ofBlank: blank)
    else { return nil }
    let ignoresCase =
      !question.isCode && !settings.match.respectsCase
      && verdict?.blanks[blank].closeness != .letterCase
    return TextDifference(
      given: given, expected: answer, ignoringCase: ignoresCase, isCode: question.isCode)
  }
}
