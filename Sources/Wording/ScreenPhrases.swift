/// What the screens say, as functions of plain values.
public protocol ScreenPhrases: Sendable {
  /// Where the run is, such as `3 / 12`; both from 1.
  func progress(question: Int, of count: Int) -> String
  /// The smallest window that shows a question.
  func windowTooSmall(columns: Int, rows: Int) -> String

  /// The word for what a key does, short enough for the row of hints.
  func hint(_ hint: KeyHint) -> String
  /// The sentence for what a key does, in the help overlay.
  func help(_ hint: KeyHint) -> String
  /// The title of the help overlay.
  var helpTitle: String { get }
  /// The heading over the keys of a part of the screen.
  func heading(_ part: ScreenPart) -> String

  /// The verdict when everything is right.
  var right: String { get }
  /// The verdict when some of a number of blanks are not.
  func wrong(_ wrong: Int, of blanks: Int) -> String
  /// The verdict when one blank earned a part of its points.
  var partlyRight: String { get }
  /// How many checks are left; 0 or more.
  func attemptsLeft(_ count: Int) -> String
  /// What is right, when it does not fit where it belongs.
  func answer(_ text: String) -> String
  /// What the person gave instead.
  func given(_ text: String) -> String
  /// What stands in the results for a question without an answer.
  var notAnswered: String { get }

  /// Points or questions out of all, such as `10 of 12`.
  func score(_ score: String, of maximum: String) -> String
  /// A percentage.
  func percentage(_ value: Int) -> String
  /// How many questions were answered.
  func answered(_ count: Int, of all: Int) -> String
  /// A duration in whole seconds.
  func duration(seconds: Int) -> String
  /// A word on how it went.
  func comment(wrong: Int, of scored: Int) -> String
  /// The heading over the scores by tag.
  var byTag: String { get }
  /// The line that stays on the terminal after leaving.
  func summary(title: String, score: String) -> String
}

/// What a key can do; each has a word and a sentence.
public enum KeyHint: Hashable, Sendable, CaseIterable {
  /// Picking an option by its printed key.
  case pick
  /// What the enter key does.
  case light, place, check, accept, next, results, tryAgain, enterBlank, finish, close
  /// Moving.
  case choose, rows, ends, blanks, moveInSentence, sentenceEnds, sentence, back, commands
  /// Typing.
  case caret, textEnds, erase, eraseForward, eraseWord, eraseToStart, eraseToEnd
  /// The rest.
  case takeBack, reset, scroll, scrollLines, scrollEnds, help, leave, interrupt, suspend
}

/// A part of the screen with keys of its own.
public enum ScreenPart: Hashable, Sendable, CaseIterable {
  /// The row of options.
  case options
  /// The blanks of the sentence.
  case sentence
  /// A typed blank.
  case text
  /// The verdict.
  case checked
  /// The results.
  case results
  /// The help overlay itself.
  case help
}
