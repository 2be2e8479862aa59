import Testing

@testable import CellGrid

struct ThemeTests {
  @Test(arguments: ColorDepth.allCases)
  func `no style uses a colour that the terminal does not have`(depth: ColorDepth) {
    for isLight in [false, true] {
      let theme = Theme(traits: TerminalTraits(colorDepth: depth, hasLightBackground: isLight))
      for role in Role.allCases {
        let style = theme.style(role)
        for color in [style.foreground, style.background, theme.dimmed(style).foreground] {
          guard case .palette(let index)? = color else { continue }
          #expect(Int(index) < depth.rawValue, "\(role) at \(depth)")
        }
      }
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func `right, wrong, lit and plain chips look different at every depth`(depth: ColorDepth) {
    let theme = Theme(traits: TerminalTraits(colorDepth: depth))
    let styles = [Role.chip, .accentField, .rightField, .wrongField].map { theme.style($0) }
    #expect(Set(styles).count == styles.count)
  }

  @Test func `the palette is xterm's`() {
    #expect(Palette.rgb(of: 16) == (0, 0, 0))
    #expect(Palette.rgb(of: 231) == (255, 255, 255))
    #expect(Palette.rgb(of: 75) == (95, 175, 255))
    #expect(Palette.rgb(of: 238) == (68, 68, 68))
    for index in UInt8(16)...255 where index != 59 && index != 102 && index != 145 && index != 188 {
      let nearest = Palette.nearest(to: Palette.rgb(of: index))
      #expect(Palette.rgb(of: nearest) == Palette.rgb(of: index))
    }
  }

  @Test func `the overlay blends towards the background`() {
    let dark = Theme(traits: TerminalTraits())
    #expect(dark.dimmed(Style(on: .terminalDefault)).background == .terminalDefault)
    guard case .palette(let index) = dark.dimmed(Style()).foreground else {
      Issue.record("not blended")
      return
    }
    #expect(Palette.rgb(of: index).red < 120)
  }
}
