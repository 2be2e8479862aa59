/// The themes that one can choose from.
///
/// Another one is a case, its row in the table below, and its file beside this one.
public enum ThemeName: String, Hashable, Sendable, CaseIterable {
  /// Blue, with green and red for verdicts.
  case standard = "default"
  /// Blue for right and orange for wrong, which hardly anybody confuses.
  case colorblind
  /// No hues: greys and attributes.
  case mono
  /// Lavender.
  case dusk
  /// Amber.
  case sepia

  /// The colours of the theme.
  var colors: ThemeColors {
    switch self {
    case .standard: .standard
    case .colorblind: .colorblind
    case .mono: .mono
    case .dusk: .dusk
    case .sepia: .sepia
    }
  }
}
