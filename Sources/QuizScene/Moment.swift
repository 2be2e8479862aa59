/// A change of the screen that has a motion of its own.
enum Moment: Hashable, Sendable, CaseIterable {
  /// Chips go between row and blanks.
  case pick
  /// The next question comes.
  case next
  /// The results come.
  case results
  /// A card grows into its dialog, or shrinks back into the card; a dialog without a card comes or
  /// goes.
  case open, close
  /// A dialog or card zooms to the whole screen, or back.
  case zoom
  /// The cards of the library are others, or in another order.
  case rearrange
  /// The statistics come, turn a page, or go.
  case openStatistics, turnStatistics, closeStatistics
  /// The help opens or closes.
  case openHelp, closeHelp
  /// Another part comes into sight, something else is lit, or the window has another size: what
  /// rests jumps.
  case scroll
}
