internal import CellGrid
internal import MatchedGeometry

/// A thing on the screen with the place where it rests.
struct Element: Sendable {
  /// Who travels, for what can move.
  struct Traveller: Hashable, Sendable {
    /// The view, unique on the screen.
    let view: ElementID
    /// The thing that the view shows; views of one thing turn into each other.
    let thing: ElementID
  }

  /// A box in which an element is seen, and without which it is not.
  struct Container: Hashable, Sendable {
    /// The traveller that is the box.
    let box: ElementID
    /// Whether the box takes it along; else the box only reveals it where it stays.
    let carries: Bool
  }

  /// Where it rests, in cells of the screen.
  var frame: CellRect
  /// What it looks like.
  var look: Look
  /// Where it may be drawn.
  var clip: CellRect
  /// Who travels, or nil for what only ever jumps.
  var traveller: Traveller?
  /// From where it comes when it has no partner, where the moment lets it glide.
  var origin: CellRect?
  /// The box that it belongs to.
  var container: Container?
  /// With what it comes and goes, or nil for what is there or not.
  var group: ElementID?
  /// What happens to it in place.
  var effects: [ElementEffect] = []
  /// Whether it is drawn on its way only.
  var isTransient = false
  /// Where it may be drawn, with what it contains, while it grows or shrinks.
  var flightClip: CellRect?
  /// Whether it travels in front of the overlay that dims what is around it.
  var rises = false
  /// What a click on it does.
  var action: Action?

  init(
    _ look: Look, frame: CellRect, clip: CellRect, traveller: Traveller? = nil
  ) {
    self.frame = frame
    self.look = look
    self.clip = clip
    self.traveller = traveller
  }

  /// All with which it comes and goes: each may hide it, or take it a bit off its place.
  var presences: [ElementID] {
    [traveller?.view, group, container.map { .contents(of: $0.box) }].compactMap(\.self)
  }
}

/// What stands in front of what.
struct Layer: Sendable {
  /// Which layer it is; the same one keeps its name from frame to frame.
  enum ID: Hashable, Sendable {
    case library, quizDialog, run, offer, statistics, help
  }

  let id: ID
  /// What it shows, from back to front.
  var elements: [Element]
  /// The box that it is, or nil when it is always the whole screen.
  var box: ElementID?
  /// Whether the layers behind are dimmed.
  var dims = false
  /// What a click beside the box does; no click goes through to the layers behind.
  var outside: Action?
}

/// What dims the layers behind another.
struct Overlay: Hashable, Sendable {
  /// The layer that it belongs to, which may be gone while it fades.
  let owner: Layer.ID
  /// The layer that it lies in front of.
  var below: Layer.ID
}
