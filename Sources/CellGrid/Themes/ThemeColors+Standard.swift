extension ThemeColors {
  /// Blue, with green and red for verdicts.
  static let standard = ThemeColors(
    onDark: ThemeTints(
      secondary: Tint(245),
      faint: Tint(240),
      accent: Tint(75),
      onField: Tint(16),
      flash: Tint(153),
      chip: FieldTints(Tint(255), on: Tint(238)),
      blank: Tint(236),
      code: Tint(152),
      right: Tint(114),
      middling: Tint(179),
      wrong: Tint(174),
      panel: Tint(235),
      shades: [Tint(237), Tint(24), Tint(67), Tint(75), Tint(153)]
    ),
    onLight: ThemeTints(
      secondary: Tint(242),
      faint: Tint(250),
      accent: Tint(25),
      onField: Tint(231),
      flash: Tint(31),
      chip: FieldTints(Tint(235), on: Tint(254)),
      blank: Tint(255),
      code: Tint(24),
      right: Tint(28),
      middling: Tint(94),
      wrong: Tint(124),
      panel: Tint(254),
      shades: [Tint(254), Tint(153), Tint(75), Tint(32), Tint(25)]
    )
  )
}
