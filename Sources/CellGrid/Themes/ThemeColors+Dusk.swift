extension ThemeColors {
  /// Lavender, rose and mint.
  static let dusk = ThemeColors(
    onDark: ThemeTints(
      secondary: Tint(246, 0x9690B4),
      faint: Tint(60, 0x5A5574),
      accent: Tint(183, 0xC6ACF4),
      onField: Tint(16, 0x16131F),
      flash: Tint(189, 0xE6DCFF),
      chip: FieldTints(Tint(255, 0xE6E2F5), on: Tint(238, 0x423D5C)),
      blank: Tint(236, 0x2C2839),
      code: Tint(152, 0x9ED0DE),
      right: Tint(115, 0x7CD6AE),
      middling: Tint(222, 0xF2C688),
      wrong: Tint(211, 0xF5839F),
      panel: Tint(235, 0x2A2639),
      shades: [
        Tint(238, 0x423D5C), Tint(60, 0x5E5680), Tint(140, 0x8B7AAC),
        Tint(183, 0xC6ACF4), Tint(189, 0xE6DCFF),
      ],
      basic: BasicTints(accent: 5, flash: 7)
    ),
    onLight: ThemeTints(
      secondary: Tint(242, 0x69637F),
      faint: Tint(146, 0xB9B3CE),
      accent: Tint(97, 0x6E44A8),
      onField: Tint(231),
      flash: Tint(134, 0x9064CC),
      chip: FieldTints(Tint(236, 0x352F4C), on: Tint(253, 0xDDD6EE)),
      blank: Tint(255, 0xF1EEF8),
      code: Tint(24, 0x1F6282),
      right: Tint(29, 0x0F7450),
      middling: Tint(94, 0x86560C),
      wrong: Tint(125, 0xB32459),
      panel: Tint(254, 0xEDE9F5),
      shades: [
        Tint(254, 0xE8E3F3), Tint(189, 0xCDC3E3), Tint(146, 0xAC99D1),
        Tint(140, 0x8C6EBD), Tint(97, 0x6E44A8),
      ],
      basic: BasicTints(accent: 5, flash: 7)
    )
  )
}
