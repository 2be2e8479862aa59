/// What a person wants in the library, independent of the key that said so.
public enum LibraryIntent: Hashable, Sendable {
  /// Light a card.
  case select(LibraryEntry.ID)
  /// Light the card some steps on in reading order, but not beyond the ends; negative steps go back.
  case selectNext(Int)
  /// Light the first or the last card.
  case selectFirst, selectLast
  /// Open the dialog of the lit card.
  case open
  /// Light a card and open its dialog.
  case openEntry(LibraryEntry.ID)

  /// Choose the button some steps on, around the ends; negative steps go back.
  case chooseButton(Int)
  /// Press the chosen button.
  case press
  /// Press a button, chosen or not.
  case pressButton(LibraryViewModel.DialogButton)
  /// Close the dialog.
  case close

  /// Let typing go into the filter.
  case startFilter
  /// Edit the filter.
  case edit(TextEdit)
  /// Keep the filter and go back to the cards.
  case endFilter
  /// Drop the filter and go back to the cards, which are all of them again.
  case clearFilter

  /// Put the cards into the next order.
  case cycleOrder
  /// Play what is due of all quizzes.
  case review
  /// See the statistics.
  case showStatistics
  /// Leave the library.
  case leave
}

/// What the keys act on in the library.
public enum LibraryFocus: Hashable, Sendable {
  /// The grid of cards.
  case cards
  /// The text of the filter.
  case filter
  /// The buttons of the dialog; nothing else takes input.
  case dialog
}
