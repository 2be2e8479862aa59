extension ThemeColors {
  /// No hues: greys, and attributes where there are few colours.
  static let mono = ThemeColors(
    onDark: ThemeTints(
      secondary: Tint(245),
      faint: Tint(240),
      accent: Tint(255),
      onField: Tint(16),
      flash: Tint(231),
      chip: FieldTints(Tint(255), on: Tint(238)),
      blank: Tint(236),
      code: Tint(250),
      right: Tint(255),
      middling: Tint(247),
      wrong: Tint(249),
      panel: Tint(235),
      shades: [Tint(237), Tint(241), Tint(246), Tint(251), Tint(231)],
      rightField: FieldTints(Tint(16), on: Tint(250)),
      wrongField: FieldTints(Tint(255), on: Tint(241)),
      wrongAttributes: .underline,
      basic: nil
    ),
    onLight: ThemeTints(
      secondary: Tint(242),
      faint: Tint(250),
      accent: Tint(232),
      onField: Tint(231),
      flash: Tint(240),
      chip: FieldTints(Tint(235), on: Tint(253)),
      blank: Tint(255),
      code: Tint(238),
      right: Tint(232),
      middling: Tint(241),
      wrong: Tint(239),
      panel: Tint(254),
      shades: [Tint(254), Tint(249), Tint(244), Tint(240), Tint(236)],
      rightField: FieldTints(Tint(231), on: Tint(238)),
      wrongField: FieldTints(Tint(232), on: Tint(249)),
      wrongAttributes: .underline,
      basic: nil
    )
  )
}
