internal import CellGrid

/// What an element is drawn as within its frame.
enum Look: Hashable, Sendable {
  /// One row of text.
  case text(String, Style)
  /// A filled area.
  case field(Character, Style)
  /// A chip.
  case chip(ChipLook)
  /// A dialog.
  case panel(PanelLook)
}

/// A chip: text on a filled background, a space on each side.
struct ChipLook: Hashable, Sendable {
  /// The text, a line a row.
  var lines: [String]
  /// How it looks at rest.
  var style: Style
  /// How it looks on its way.
  var flightStyle: Style
  /// How it looks while it fades.
  var fadingStyle: Style
  /// How it looks for a moment after landing, or nil when nothing marks that.
  var landingStyle: Style?
  /// The sign of the verdict, in place of the right padding, and its style.
  var sign: Character?
  /// Whether the sign is to be seen on the way too.
  var signTravels = false
  /// How the sign looks, when not like the chip.
  var signStyle: Style?
  /// What stands before and after the text where fields cannot be seen.
  var edges: Edges?

  /// Marks at the ends of a chip.
  struct Edges: Hashable, Sendable {
    let left: Character
    let right: Character
  }
}

/// A dialog: a box with a border, and lines that are revealed as it grows.
struct PanelLook: Hashable, Sendable {
  /// A line of a dialog: pieces from left to right.
  typealias Line = [Piece]

  /// A piece of a line.
  struct Piece: Hashable, Sendable {
    let text: String
    let style: Style
    /// Columns from the panel's left edge.
    let column: Int
  }

  var lines: [Line]
  var style: Style
  var borderStyle: Style
  var glyphs: BoxGlyphs
  /// The empty rows between border and lines.
  var margin: Int
  /// The first line shown.
  var firstLine: Int
}

/// What happens to an element in place.
enum Effect: Hashable, Sendable {
  /// It swings to and fro from a time on.
  case shake(from: Double)
  /// It looks otherwise from a time on, for as many seconds.
  case pulse(Style, from: Double, seconds: Double)
}
