/// What a run through a quiz says of hints, of giving up, and of how it went.
public protocol RunPhrases: Sendable {
  // MARK: On the way

  /// What stands before the words of a hint.
  var hintLabel: String { get }
  /// No option has the words that are looked for.
  var noOption: String { get }
  /// The headline over the answer for somebody who gave up.
  var hereIsTheAnswer: String { get }
  /// The headline for somebody who gave up and is not to see the answer.
  var answerGivenUp: String { get }

  // MARK: The results

  /// How many hints were given for a question; 1 or more.
  func hintsGiven(_ count: Int) -> String
  /// What stands in the results for a question that was given up.
  var givenUp: String { get }
  /// The heading over the scores by the way in which blanks are filled.
  var byKind: String { get }
  /// The questions of a kind.
  func kind(_ kind: QuestionKind) -> String
}

/// How the blanks of a question are filled.
public enum QuestionKind: Hashable, Sendable, CaseIterable {
  /// With options.
  case choice
  /// By typing, some of them at least.
  case typed
}
