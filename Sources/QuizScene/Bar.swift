internal import CellGrid

/// A horizontal bar: a filled part in front of a faint line.
struct Bar: Sendable {
  /// How much is filled, from 0 to 1.
  let share: Double
  let frame: CellRect
  let role: Role
  /// Whether the filled part stands alone.
  var isBare = false

  /// The colour of a share of points: good from 80 % on, middling from 60 %.
  static func role(ofShare share: Double) -> Role {
    share >= 0.8 ? .right : share >= 0.6 ? .middling : .wrong
  }

  /// The line and the filled part; the part travels when it has a name.
  func elements(
    traveller: ElementID? = nil, clip: CellRect? = nil, in context: LayoutContext
  ) -> [Element] {
    let clip = clip ?? context.screen
    var filled = frame
    filled.width = Int((Double(frame.width) * min(max(0, share), 1)).rounded())
    var part = Element(
      .field(context.glyphs.bar, context.style(role)), frame: filled, clip: clip,
      traveller: traveller.map { Element.Traveller(view: $0, thing: $0) })
    part.origin = frame
    part.origin?.width = 0
    let ground = Element(
      .field(context.glyphs.emptyBar, context.style(.faint)), frame: frame, clip: clip)
    return isBare ? [part] : [ground, part]
  }
}
