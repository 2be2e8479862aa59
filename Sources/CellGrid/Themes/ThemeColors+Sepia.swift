extension ThemeColors {
  /// Amber and ink.
  static let sepia = ThemeColors(
    onDark: ThemeTints(
      secondary: Tint(245, 0xA59683),
      faint: Tint(240, 0x645A4E),
      accent: Tint(215, 0xF2B25E),
      onField: Tint(16, 0x1B140A),
      flash: Tint(223, 0xFCE2B8),
      chip: FieldTints(Tint(255, 0xF2E8D8), on: Tint(238, 0x4B4238)),
      blank: Tint(236, 0x302B25),
      code: Tint(152, 0xA5CBC6),
      right: Tint(114, 0x93CE8C),
      middling: Tint(180, 0xCDB694),
      wrong: Tint(174, 0xEC8479),
      panel: Tint(235, 0x28241F),
      shades: [
        Tint(238, 0x4B4238), Tint(94, 0x6E5638), Tint(136, 0xA97F4A),
        Tint(215, 0xF2B25E), Tint(223, 0xFCE2B8),
      ],
      basic: BasicTints(accent: 3, flash: 7, middling: 5)
    ),
    onLight: ThemeTints(
      secondary: Tint(242, 0x71614D),
      faint: Tint(250, 0xC9BBA5),
      accent: Tint(94, 0x8F5500),
      onField: Tint(231),
      flash: Tint(130, 0xB4761C),
      chip: FieldTints(Tint(236, 0x3A3026), on: Tint(253, 0xE4D9C6)),
      blank: Tint(255, 0xF6F1E8),
      code: Tint(24, 0x24606B),
      right: Tint(28, 0x2B7332),
      middling: Tint(242, 0x6E6350),
      wrong: Tint(124, 0xAE1F3A),
      panel: Tint(254, 0xF1EADD),
      shades: [
        Tint(254, 0xEFE6D7), Tint(223, 0xDBC7B4), Tint(179, 0xC2A180),
        Tint(136, 0xA87A4A), Tint(94, 0x8F5500),
      ],
      basic: BasicTints(accent: 5, flash: 7)
    )
  )
}
