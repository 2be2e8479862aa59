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

  @Test(arguments: [false, true])
  func `shades go from the background towards the accent in steps that look alike`(isLight: Bool) {
    let theme = Theme(traits: TerminalTraits(hasLightBackground: isLight))
    let ground = Oklab(isLight ? (250, 250, 250) : (16, 17, 21))
    let distances = (0..<Theme.shadeCount).map { step -> Double in
      guard case .palette(let index) = theme.shade(step).foreground else { return 0 }
      return Oklab(Palette.rgb(of: index)).squaredDistance(to: ground).squareRoot()
    }
    let steps = zip(distances, distances.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { (0.07...0.2).contains($0) }, "\(distances)")
    #expect(theme.shade(-1) == theme.shade(0) && theme.shade(9) == theme.shade(4))
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen])
  func `without shades there is nothing and the accent`(depth: ColorDepth) {
    let theme = Theme(traits: TerminalTraits(colorDepth: depth))
    #expect(!theme.hasShades)
    #expect(theme.shade(0) == theme.style(.faint) && theme.shade(1) == theme.style(.accent))
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

  /// How light a colour of text is, from 0 to 765.
  fileprivate static func light(of color: Color) -> Double {
    guard case .palette(let index) = color else { return 660 }
    let value = Palette.rgb(of: index)
    return value.red + value.green + value.blue
  }
}
