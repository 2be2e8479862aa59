internal import QuizViewModels

/// What a key or a click makes the screen do.
enum Action: Hashable, Sendable {
  /// Tell the run through a quiz.
  case intent(Intent)
  /// Tell the library.
  case library(LibraryIntent)
  /// Change the text that is being typed.
  case edit(TextEdit)
  /// Pick the option with this printed key.
  case pick(Character)
  /// Light what is some visual rows away.
  case lightRow(Int)
  /// Light what is some windows away.
  case lightPage(Int)
  /// Scroll by lines, by windows, or to an end.
  case scrollLines(Int), scrollPages(Int), scrollToTop, scrollToEnd
  /// Choose the button some steps on, press the chosen one or the one with an index, or close the
  /// dialog.
  case chooseButton(Int), press, pressButton(Int), closeDialog
  /// Show the statistics some pages on, or close them.
  case otherQuiz(Int), closeStatistics
  /// Open or close the help.
  case openHelp, closeHelp
  /// Leave the screen.
  case leave
  /// What the key of a label does where the screen is; of several keys it cannot be known which.
  case key(KeyLabel)
}
