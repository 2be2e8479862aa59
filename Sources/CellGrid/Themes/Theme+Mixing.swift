extension Theme {
  /// A style as seen through the overlay behind a dialog.
  ///
  /// - Parameters:
  ///   - style: The style of what is behind.
  ///   - opacity: How far the overlay has come, from 0 to 1: at 1 colours are 58 % of the way to the
  ///     background. Where colours cannot be mixed it is there from one half on.
  /// - Returns: The style to draw it with.
  public func dimmed(_ style: Style, opacity: Double = 1) -> Style {
    guard canMix else { return opacity < 0.5 ? style : style.adding(.dim) }
    let share = 0.58 * min(max(0, opacity), 1)
    return Style(
      mixer.faded(style.foreground, isBackground: false, share),
      on: style.background.map { mixer.faded($0, isBackground: true, share) },
      opacity < 0.5 ? style.attributes : style.attributes.subtracting(.bold)
    )
  }

  /// The least opacity of which anything is seen.
  public static let faintestOpacity = 0.1

  /// How a cell looks that is drawn over another with some opacity.
  ///
  /// - Parameters:
  ///   - style: How it looks when opaque.
  ///   - beneath: How the cell looked before.
  ///   - opacity: From 0 to 1: the share of its own colours. Where colours cannot be mixed, it is dim
  ///     below one half.
  /// - Returns: The style to draw the cell with.
  public func blended(_ style: Style, over beneath: Style, opacity: Double) -> Style {
    guard canMix else { return opacity < 0.5 ? style.adding(.dim) : style }
    let ground = beneath.background ?? .terminalDefault
    let background = style.background ?? ground
    return Style(
      mixer.mix(
        (ground, isBackground: true), (style.foreground, isBackground: false), opacity),
      on: mixer.mix((ground, isBackground: true), (background, isBackground: true), opacity),
      opacity < 0.5 ? style.attributes.subtracting(.bold) : style.attributes
    )
  }

  fileprivate var mixer: ColorMixer { ColorMixer(depth: depth, isLight: isLight) }
}
