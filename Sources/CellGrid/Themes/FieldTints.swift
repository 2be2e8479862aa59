/// The colours of text on a filled background.
struct FieldTints: Hashable, Sendable {
  /// The colour of the text.
  let text: Tint
  /// The colour behind it.
  let ground: Tint

  /// Names the colours.
  init(_ text: Tint, on ground: Tint) {
    self.text = text
    self.ground = ground
  }
}
