internal import CellGrid
internal import MatchedGeometry
internal import QuizModel

/// A thing on the screen with the place where it rests.
struct Element: Sendable {
  /// Who travels, for what can move.
  struct Traveller: Hashable, Sendable {
    /// The view, unique on the screen.
    let view: ElementID
    /// The thing that the view shows; views of one thing turn into each other.
    let thing: ElementID
  }

  /// Where it rests, in cells of the screen.
  var frame: CellRect
  /// What it looks like.
  var look: Look
  /// Where it may be drawn.
  var clip: CellRect
  /// Who travels, or nil for what only ever jumps.
  var traveller: Traveller?
  /// What happens to it in place.
  var effects: [Effect] = []
  /// How it goes to another frame; nil to jump unless it is on its way.
  var glide: Animation?
  /// Whether it is drawn on its way only.
  var isTransient = false
  /// What it stands in front of.
  var layer = Layer.page

  /// What stands in front of what.
  enum Layer: CaseIterable, Sendable {
    /// The screen.
    case page
    /// A dialog, behind which the screen is dimmed.
    case dialog
  }

  init(
    _ look: Look, frame: CellRect, clip: CellRect, traveller: Traveller? = nil,
    effects: [Effect] = []
  ) {
    self.frame = frame
    self.look = look
    self.clip = clip
    self.traveller = traveller
    self.effects = effects
  }
}

/// The identity of what can move.
enum ElementID: Hashable, Sendable {
  /// A chip, wherever it is.
  case chip(Chip)
  /// A chip in the row of options.
  case rowChip(Chip)
  /// A chip in a blank.
  case blankChip(Chip, blank: Int)
  /// The filled part of the progress bar.
  case progress
  /// The help, wherever it is, its hint, and its overlay.
  case help, helpHint, helpPanel
}

/// One piece of an option: what leaves the row and lands in a blank.
struct Chip: Hashable, Sendable {
  /// The position of the question in the run, so that chips of two questions never match.
  let question: Int
  /// The option that it shows.
  let option: OptionID
  /// The blank it is for, where options are used again and again: a chip per blank lies in the row.
  let blank: Int?
}
