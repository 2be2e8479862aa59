/// The colours of a theme: all that one theme has and another has not.
struct ThemeColors: Sendable {
  /// The colours on a dark background.
  let onDark: ThemeTints
  /// The colours on a light background.
  let onLight: ThemeTints
}
