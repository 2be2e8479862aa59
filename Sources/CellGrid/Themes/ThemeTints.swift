/// The colours of a theme on a dark background, or on a light one.
struct ThemeTints: Sendable {
  /// Text beside what is read.
  let secondary: Tint
  /// Gaps, borders and what is out of use.
  let faint: Tint
  /// What is lit, as text and behind text.
  let accent: Tint
  /// Text on fields of accent, right and wrong.
  let onField: Tint
  /// The field of the moment in which a chip lands.
  let flash: Tint
  /// An option at rest.
  let chip: FieldTints
  /// The field of an empty blank.
  let blank: Tint
  /// Lines of code.
  let code: Tint
  /// What is right, as text and behind text.
  let right: Tint
  /// What is neither good nor bad.
  let middling: Tint
  /// What is wrong, as text and behind text.
  let wrong: Tint
  /// The background of a dialog.
  let panel: Tint
  /// From nothing to most: five between the background and the accent, or a bit beyond it.
  let shades: [Tint]
  /// The field of what is right, where that is not the colour of its text.
  var rightField: FieldTints?
  /// The field of what is wrong, where that is not the colour of its text.
  var wrongField: FieldTints?
  /// How text that is wrong is drawn, beside its colour.
  var wrongAttributes: Style.Attributes = []
  /// The colours where there are eight or sixteen, or nil to do without any.
  var basic: BasicTints? = BasicTints()
}
