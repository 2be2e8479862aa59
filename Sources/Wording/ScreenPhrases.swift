/// What the screens say, as functions of plain values.
public protocol ScreenPhrases: LibraryPhrases, OfferPhrases, RunPhrases, StatisticsPhrases {
  /// The title of a quiz that has none and comes from no file.
  var untitled: String { get }
  /// Where the run is, such as `3 / 12`; both from 1.
  func progress(question: Int, of count: Int) -> String
  /// The smallest window that shows a question.
  func windowTooSmall(columns: Int, rows: Int) -> String

  /// The word for what a key does, short enough for the row of hints.
  func hint(_ word: HintWord) -> String
  /// The sentence for what a key is for, in the help overlay.
  func help(_ purpose: KeyPurpose) -> String
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
  /// The verdict when everything is right but for what was forgiven.
  func rightApart(from slip: Slip) -> String
  /// How near a wrong answer was.
  func almost(_ slip: Slip) -> String
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

/// A little thing by which a typed answer differs from the right one.
public enum Slip: Hashable, Sendable {
  /// Accents, or capitals and small letters.
  case accents, letterCase
  /// The punctuation at the end.
  case punctuation
  /// So many letters, 1 or more.
  case letters(Int)
}

/// What the row of hints has a word for.
public enum HintWord: Hashable, Sendable {
  /// What the enter key does now.
  case light, place, check, accept, next, results, tryAgain, enterBlank, finish, close, open, start
  case goOn, startAgain, playDue, practise
  /// What other keys do.
  case pick, nextBlank, otherBlank, back, commands, reset, scroll, help, leave, toLibrary, choose
  case filter, order, showAll, keepFilter, statistics
  case hint, skip, giveUp, find, edit, otherQuiz
  /// Asking again what was not right, with the number of questions; 1 or more.
  case retry(Int)
}

/// What a key is for; the help has a sentence for each.
public enum KeyPurpose: Hashable, Sendable, CaseIterable {
  /// Options.
  case pick, light, choose, rows, ends
  /// Blanks.
  case enterBlank, blanks, moveInSentence, sentenceEnds, sentence, back, takeBack, reset
  /// Typing.
  case accept, commands, caret, textEnds, erase, eraseForward, eraseWord, eraseToStart, eraseToEnd
  /// After a check.
  case goOn, tryAgain, finish, retry
  /// Help on the way.
  case hint, giveUp, skip, edit
  /// Finding an option.
  case find, findNext, endFinding
  /// The statistics.
  case otherQuiz, closeStatistics
  /// The library.
  case open, chooseCard, cardRows, cardPages, cardEnds, order, review, statistics
  case filter, keepFilter, dropFilter, showAll
  /// A quiz's dialog.
  case press, chooseButton, closeDialog
  /// Everywhere.
  case scroll, scrollLines, scrollEnds, help, close, leave, interrupt, suspend
}

/// A part of the screen with keys of its own.
public enum ScreenPart: Hashable, Sendable, CaseIterable {
  /// The row of options.
  case options
  /// The words that an option is found by.
  case find
  /// The blanks of the sentence.
  case sentence
  /// A typed blank.
  case text
  /// The verdict.
  case checked
  /// The results.
  case results
  /// The dialog that asks whether to go on with a run, or to practise.
  case offer
  /// The statistics.
  case statistics
  /// The cards of the library.
  case library
  /// The text that cards are filtered by.
  case filter
  /// The dialog of a quiz.
  case dialog
  /// The help overlay itself.
  case help
}
