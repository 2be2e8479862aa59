import Testing

@testable import CellGrid

struct ThemeTests {
  /// Every theme on a dark and on a light background.
  fileprivate static func themes(_ depth: ColorDepth) -> [Theme] {
    ThemeName.allCases.flatMap { name in
      [false, true].map {
        Theme(name, traits: TerminalTraits(colorDepth: depth, hasLightBackground: $0))
      }
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func `no style uses a colour that the terminal does not have`(depth: ColorDepth) {
    for theme in Self.themes(depth) {
      for role in Role.allCases {
        let style = theme.style(role)
        for color in [style.foreground, style.background, theme.dimmed(style).foreground] {
          switch color {
          case .terminalDefault, nil: break
          case .palette(let index): #expect(Int(index) < depth.rawValue, "\(role) at \(depth)")
          case .rgb: #expect(depth == .direct, "\(role) at \(depth)")
          }
        }
      }
    }
  }

  @Test func `with all colours none is taken from the palette`() {
    for theme in Self.themes(.direct) {
      for style in Role.allCases.map(theme.style) + (0..<Theme.shadeCount).map(theme.shade) {
        for case .palette? in [style.foreground, style.background] {
          Issue.record("\(style) of \(theme)")
        }
      }
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func `right, wrong, lit and plain chips look different at every depth`(depth: ColorDepth) {
    for theme in Self.themes(depth) {
      let fields = [Role.chip, .accentField, .rightField, .wrongField].map { theme.style($0) }
      #expect(Set(fields).count == fields.count, "\(theme)")
      #expect(theme.style(.right) != theme.style(.wrong), "\(theme)")
    }
  }

  @Test(arguments: [ColorDepth.palette, .direct])
  func `shades go from the background towards the accent in steps that look alike`(
    depth: ColorDepth
  ) {
    for theme in Self.themes(depth) {
      let ground = Oklab(theme.isLight ? (250, 250, 250) : (16, 17, 21))
      let distances = (0..<Theme.shadeCount).map { step -> Double in
        guard let value = SeenColor.value(of: theme.shade(step).foreground) else { return 0 }
        return Oklab(value).squaredDistance(to: ground).squareRoot()
      }
      let steps = zip(distances, distances.dropFirst()).map { $1 - $0 }
      #expect(steps.allSatisfy { (0.04...0.25).contains($0) }, "\(theme): \(distances)")
      #expect(theme.shade(-1) == theme.shade(0) && theme.shade(9) == theme.shade(4))
    }
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen])
  func `without shades there is nothing and the accent`(depth: ColorDepth) {
    for theme in Self.themes(depth) {
      #expect(!theme.hasShades)
      #expect(theme.shade(0) == theme.style(.faint) && theme.shade(1) == theme.style(.accent))
    }
  }

  @Test func `without hues there are attributes where there are few colours`() {
    for depth in [ColorDepth.none, .eight, .sixteen] {
      let theme = Theme(.mono, traits: TerminalTraits(colorDepth: depth))
      let plain = Theme(traits: TerminalTraits(colorDepth: .none))
      for role in Role.allCases { #expect(theme.style(role) == plain.style(role)) }
      #expect(!theme.hasFields)
    }
  }

  @Test func `without hues all colours are greys`() throws {
    for isLight in [false, true] {
      let theme = Theme(
        .mono, traits: TerminalTraits(colorDepth: .direct, hasLightBackground: isLight))
      for role in Role.allCases {
        let style = theme.style(role)
        for color in [style.foreground, style.background] {
          guard let value = color.flatMap(SeenColor.value) else { continue }
          #expect(value.red == value.green && value.green == value.blue, "\(role)")
        }
      }
    }
  }

  @Test func `the default look has the same colours however many there are`() {
    for isLight in [false, true] {
      func theme(_ depth: ColorDepth) -> Theme {
        Theme(traits: TerminalTraits(colorDepth: depth, hasLightBackground: isLight))
      }
      for role in Role.allCases {
        let few = SeenColor.value(of: theme(.palette).style(role).foreground)
        let all = SeenColor.value(of: theme(.direct).style(role).foreground)
        #expect(few?.red == all?.red && few?.green == all?.green && few?.blue == all?.blue)
      }
    }
  }
}
