extension ThemeColors {
  /// Blue for right and orange for wrong, with a bluish green for what is lit.
  ///
  /// These three stay apart for people who lack one kind of cone: Masataka Okabe and Kei Ito, "Color
  /// Universal Design", 2008.
  static let colorblind = ThemeColors(
    onDark: ThemeTints(
      secondary: Tint(245),
      faint: Tint(240),
      accent: Tint(79, 0x55D6AE),
      onField: Tint(16),
      flash: Tint(158, 0xB5F5DF),
      chip: FieldTints(Tint(255), on: Tint(238)),
      blank: Tint(236),
      code: Tint(152),
      right: Tint(75, 0x5EAEFF),
      middling: Tint(186, 0xE2D88A),
      wrong: Tint(215, 0xFFA64D),
      panel: Tint(235),
      shades: [
        Tint(237, 0x3A3A3A), Tint(23, 0x305B50), Tint(29, 0x43967D),
        Tint(79, 0x55D6AE), Tint(158, 0xB5F5DF),
      ],
      basic: BasicTints(accent: 6, flash: 7, right: 4, middling: 6, wrong: 3)
    ),
    onLight: ThemeTints(
      secondary: Tint(242),
      faint: Tint(250),
      accent: Tint(23, 0x006B55),
      onField: Tint(231),
      flash: Tint(29, 0x00876B),
      chip: FieldTints(Tint(235), on: Tint(253)),
      blank: Tint(255),
      code: Tint(24),
      right: Tint(25, 0x0059B3),
      middling: Tint(58, 0x6B6014),
      wrong: Tint(130, 0xA85400),
      panel: Tint(254),
      shades: [
        Tint(254, 0xE4E4E4), Tint(152, 0xB7CEC5), Tint(73, 0x84AC9F),
        Tint(30, 0x4E8B78), Tint(23, 0x006B55),
      ],
      basic: BasicTints(accent: 6, flash: 7, right: 4, middling: 6, wrong: 3)
    )
  )
}
