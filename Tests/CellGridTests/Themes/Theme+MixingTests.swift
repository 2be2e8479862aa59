import Testing

@testable import CellGrid

struct ThemeMixingTests {
  @Test func `the overlay blends towards the background`() throws {
    let dark = Theme(traits: TerminalTraits())
    #expect(dark.dimmed(Style(on: .terminalDefault)).background == .terminalDefault)
    let text = try #require(SeenColor.value(of: dark.dimmed(Style()).foreground))
    #expect(text.red < 120)
  }

  @Test func `the overlay comes gradually`() {
    let theme = Theme(traits: TerminalTraits())
    let style = theme.style(.text).adding(.bold)
    let lights = stride(from: 0.0, through: 1, by: 0.1).map { opacity in
      Self.light(of: theme.dimmed(style, opacity: opacity).foreground)
    }
    #expect(lights == lights.sorted(by: >))
    #expect(theme.dimmed(style, opacity: 0) == style)
    #expect(theme.dimmed(style, opacity: 1) == theme.dimmed(style))
  }

  @Test func `what fades goes from what is beneath to its own colours`() {
    let theme = Theme(traits: TerminalTraits())
    let panel = theme.style(.panel)
    let text = Style(.palette(255), on: panel.background)
    let lights = stride(from: 0.0, through: 1, by: 0.1).map { opacity in
      Self.light(of: theme.blended(text, over: panel, opacity: opacity).foreground)
    }
    #expect(lights == lights.sorted(by: <))
    #expect(lights.first == Self.light(of: .palette(235)))
    #expect(theme.blended(text, over: panel, opacity: 1) == text)
  }

  @Test(arguments: [0.9, 0.75, 0.6, 0.5, 0.4])
  func `a blue that fades stays blue`(opacity: Double) throws {
    let theme = Theme(traits: TerminalTraits())
    let chip = theme.blended(theme.style(.accentField), over: Style(), opacity: opacity)
    guard case .palette(let index) = chip.background else {
      Issue.record("not blended")
      return
    }
    let color = Palette.rgb(of: index)
    #expect(color.red <= color.green && color.green < color.blue, "\(color)")
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen])
  func `where colours cannot be mixed, less than half is dim`(depth: ColorDepth) {
    let theme = Theme(traits: TerminalTraits(colorDepth: depth))
    let style = theme.style(.accent)
    #expect(theme.blended(style, over: Style(), opacity: 0.4) == style.adding(.dim))
    #expect(theme.blended(style, over: Style(), opacity: 0.6) == style)
    #expect(theme.dimmed(style, opacity: 0.4) == style)
    #expect(theme.dimmed(style, opacity: 0.6) == style.adding(.dim))
  }

  @Test func `with all colours what is mixed is exact`() {
    let theme = Theme(traits: TerminalTraits(colorDepth: .direct))
    let chip = Style(.rgb(0, 0, 0), on: .rgb(100, 201, 255))
    let beneath = Style(on: .rgb(0, 1, 5))
    let mixed = theme.blended(chip, over: beneath, opacity: 0.5)
    #expect(mixed.background == .rgb(50, 101, 130))
    #expect(theme.blended(chip, over: beneath, opacity: 1) == chip)
    #expect(theme.dimmed(chip, opacity: 0) == chip)
  }

  @Test func `with all colours a fade takes its own step at each frame`() {
    let theme = Theme(.dusk, traits: TerminalTraits(colorDepth: .direct))
    let chip = theme.style(.accentField)
    let steps = (0...20).map { theme.blended(chip, over: Style(), opacity: Double($0) / 20) }
    #expect(Set(steps.map(\.background)).count == 21)
  }

  /// How light a colour of text is, from 0 to 765.
  fileprivate static func light(of color: Color) -> Double {
    guard case .palette(let index) = color else { return 660 }
    let value = Palette.rgb(of: index)
    return value.red + value.green + value.blue
  }
}
