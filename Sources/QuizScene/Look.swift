internal import CellGrid

/// What an element is drawn as within its frame.
///
/// Chips and boxes are large, and elements are handed on many times a frame: these two are copied as
/// one reference.
enum Look: Hashable, Sendable {
  /// One row of text.
  case text(String, Style)
  /// A filled area.
  case field(Character, Style)
  /// A chip.
  indirect case chip(ChipLook)
  /// A box that others stand in.
  indirect case box(BoxLook)
}

/// A chip: text on a filled background, a space on each side.
struct ChipLook: Hashable, Sendable {
  /// The text, a line a row.
  var lines: [String]
  /// How it looks at rest.
  var style: Style
  /// How it looks on its way.
  var flightStyle: Style
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

/// A box with a border: a card, a dialog, or a page on its way to the whole screen.
struct BoxLook: Hashable, Sendable {
  /// How its inside is filled; without background what is beneath shows through.
  var style: Style
  /// How its border looks at rest, or nil when it has none.
  var border: Style?
  /// How its border looks on its way.
  var flightBorder: Style
  var glyphs: BoxGlyphs
}

/// What happens to an element in place.
enum ElementEffect: Hashable, Sendable {
  /// It swings to and fro from a time on.
  case shake(from: Double)
  /// It looks otherwise from a time on, for as many seconds.
  case pulse(Style, from: Double, seconds: Double)
}
