import Testing

@testable import CellGrid

/// Whether everything can be read, by the contrast ratios of WCAG 2.
struct ThemeContrastTests {
  /// A theme where colours can be measured, and one of the backgrounds that it may lie on.
  struct Setting: CustomTestStringConvertible, Sendable {
    let theme: Theme
    let ground: Double
    let testDescription: String

    static let all: [Setting] = ThemeName.allCases.flatMap { name in
      [ColorDepth.palette, .direct].flatMap { depth in
        // Black, the dark grey of many terminals, and white.
        [0.0, 0x1E, 0xFF].map { ground in
          let traits = TerminalTraits(colorDepth: depth, hasLightBackground: ground == 0xFF)
          return Setting(
            theme: Theme(name, traits: traits), ground: ground,
            testDescription: "\(name.rawValue), \(depth), on \(Int(ground))")
        }
      }
    }

    /// What a colour looks like, the terminal's own as it is assumed.
    func seen(_ color: Color?, isBackground: Bool) -> SeenColor {
      if let value = color.flatMap(SeenColor.value) { return SeenColor(value) }
      let light = isBackground ? ground : ground == 0xFF ? 30 : 220
      return SeenColor((light, light, light))
    }

    /// The contrast of a role's text to its own field, or to what it lies on.
    func contrast(_ role: Role, on field: Role = .text) -> Double {
      let style = theme.style(role)
      let ground = style.background ?? theme.style(field).background
      return seen(style.foreground, isBackground: false)
        .contrast(to: seen(ground, isBackground: true))
    }
  }

  @Test(arguments: Setting.all)
  func `text can be read`(setting: Setting) {
    for role in [Role.text, .secondary, .accent, .code, .right, .middling, .wrong] {
      #expect(setting.contrast(role) >= 4.5, "\(role)")
    }
  }

  @Test(arguments: Setting.all)
  func `text on fields can be read`(setting: Setting) {
    for role in [Role.accentField, .chip, .rightField, .wrongField] {
      #expect(setting.contrast(role) >= 4.5, "\(role)")
    }
    for role in [Role.flash, .activeChip, .activeBlank, .solution] {
      #expect(setting.contrast(role) >= 3, "\(role)")
    }
  }

  @Test(arguments: Setting.all)
  func `text in a dialog can be read`(setting: Setting) {
    #expect(setting.contrast(.text, on: .panel) >= 4.5)
    for role in [Role.secondary, .accent, .right, .middling, .wrong] {
      #expect(setting.contrast(role, on: .panel) >= 3.5, "\(role)")
    }
  }

  @Test(arguments: Setting.all)
  func `what is faint can be seen`(setting: Setting) {
    let faint = setting.contrast(.faint)
    #expect(faint >= 1.5 && faint < setting.contrast(.secondary))
    for role in [Role.chip, .panel, .blank] {
      let field = setting.seen(setting.theme.style(role).background, isBackground: true)
      #expect(field.contrast(to: setting.seen(nil, isBackground: true)) >= 1.08, "\(role)")
    }
  }

  @Test(arguments: Setting.all)
  func `right and wrong look different`(setting: Setting) {
    #expect(setting.distance(.right, .wrong, .full) >= 0.15)
  }

  @Test(arguments: Setting.all.filter { $0.testDescription.hasPrefix("colorblind") })
  func `the colour-blind tell right, wrong and lit apart`(setting: Setting) {
    for sight in SeenColor.Sight.allCases {
      #expect(setting.distance(.right, .wrong, sight) >= 0.2, "\(sight)")
      #expect(setting.distance(.right, .accent, sight) >= 0.07, "\(sight)")
      #expect(setting.distance(.wrong, .accent, sight) >= 0.07, "\(sight)")
    }
  }

  @Test func `red and green are what the colour-blind confuse`() {
    let red = SeenColor((200, 60, 40))
    let green = SeenColor((110, 130, 30))
    #expect(red.distance(to: green, .full) > 3 * red.distance(to: green, .deuteranopia))
  }

  @Test func `contrast is that of WCAG`() {
    #expect(abs(SeenColor((0, 0, 0)).contrast(to: SeenColor((255, 255, 255))) - 21) < 0.001)
    #expect(abs(SeenColor((119, 119, 119)).contrast(to: SeenColor((255, 255, 255))) - 4.48) < 0.01)
  }
}

extension ThemeContrastTests.Setting {
  /// How different the text of two roles looks to somebody.
  func distance(_ one: Role, _ other: Role, _ sight: SeenColor.Sight) -> Double {
    seen(theme.style(one).foreground, isBackground: false)
      .distance(to: seen(theme.style(other).foreground, isBackground: false), sight)
  }
}
