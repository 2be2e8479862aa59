/// What a style is for; a theme says how each looks.
public enum Role: Hashable, Sendable, CaseIterable {
  /// Text that is read.
  case text
  /// Text beside it.
  case secondary
  /// Gaps, borders and what is out of use.
  case faint
  /// The accent as a colour of text.
  case accent
  /// The accent as a filled field: the lit chip, a chip in flight.
  case accentField
  /// The moment in which a chip lands.
  case flash
  /// An option at rest.
  case chip
  /// An option in the blank that the next pick replaces.
  case activeChip
  /// An empty blank.
  case blank
  /// The empty blank that is filled next.
  case activeBlank
  /// Lines of code.
  case code
  /// What is right, as text and as a field.
  case right, rightField
  /// What is neither good nor bad.
  case middling
  /// What is wrong, as text and as a field.
  case wrong, wrongField
  /// A right answer shown where another was given.
  case solution
  /// The background of a dialog.
  case panel
}

/// How each role looks on a terminal.
public struct Theme: Hashable, Sendable {
  fileprivate let depth: ColorDepth
  fileprivate let isLight: Bool

  /// The theme for what a terminal can do.
  public init(traits: TerminalTraits) {
    depth = traits.colorDepth
    isLight = traits.hasLightBackground
  }

  /// The style of a role.
  public func style(_ role: Role) -> Style {
    switch depth {
    case .palette: paletteStyle(role)
    case .sixteen, .eight: basicStyle(role)
    case .none: colorlessStyle(role)
    }
  }

  /// Whether fields show by their background; without, chips need brackets and blanks underscores.
  public var hasFields: Bool { depth != .none }

  /// Whether shades of one colour can be told apart.
  public var hasShades: Bool { depth == .palette }

  /// The number of shades, the first of which stands for nothing.
  public static let shadeCount = 5

  /// A shade between the background and the accent, or a bit beyond it.
  ///
  /// Where there are none, it is faint for nothing and the accent for anything.
  ///
  /// - Parameter step: From 0 to 4; what is beyond counts as the nearest.
  /// - Returns: The style of text in that shade.
  public func shade(_ step: Int) -> Style {
    guard hasShades else { return style(step > 0 ? .accent : .faint) }
    // Mixed colours would come out as gray or violet: the palette has few blues. These are about
    // equally far apart in lightness.
    let shades: [UInt8] = isLight ? [254, 153, 75, 32, 25] : [237, 24, 67, 75, 153]
    return Style(.palette(shades[min(max(0, step), Self.shadeCount - 1)]))
  }

  /// A style as seen through the overlay behind a dialog.
  ///
  /// - Parameters:
  ///   - style: The style of what is behind.
  ///   - opacity: How far the overlay has come, from 0 to 1: at 1 colours are 58 % of the way to the
  ///     background. Where colours cannot be mixed it is there from one half on.
  /// - Returns: The style to draw it with.
  public func dimmed(_ style: Style, opacity: Double = 1) -> Style {
    guard depth == .palette else { return opacity < 0.5 ? style : style.adding(.dim) }
    let share = 0.58 * min(max(0, opacity), 1)
    return Style(
      Palette.blend(style.foreground, on: isLight, isBackground: false, share: share),
      on: style.background.map {
        Palette.blend($0, on: isLight, isBackground: true, share: share)
      },
      opacity < 0.5 ? style.attributes : style.attributes.subtracting(.bold)
    )
  }

  /// The least opacity of which anything is seen.
  public static let faintestOpacity = 0.1

  /// How a cell looks that is drawn over another with some opacity.
  ///
  /// - Parameters:
  ///   - style: How it looks when opaque.
  ///   - beneath: How the cell looked before.
  ///   - opacity: From 0 to 1: the share of its own colours. Where colours cannot be mixed, it is dim
  ///     below one half.
  /// - Returns: The style to draw the cell with.
  public func blended(_ style: Style, over beneath: Style, opacity: Double) -> Style {
    guard depth == .palette else { return opacity < 0.5 ? style.adding(.dim) : style }
    let ground = beneath.background ?? .terminalDefault
    let background = style.background ?? ground
    return Style(
      Palette.mix(
        (ground, isBackground: true), (style.foreground, isBackground: false), opacity, on: isLight),
      on: Palette.mix(
        (ground, isBackground: true), (background, isBackground: true), opacity, on: isLight),
      opacity < 0.5 ? style.attributes.subtracting(.bold) : style.attributes
    )
  }

  fileprivate func paletteStyle(_ role: Role) -> Style {
    func pick(_ dark: UInt8, _ light: UInt8) -> Color { .palette(isLight ? light : dark) }
    let onField = pick(16, 231)
    switch role {
    case .text: return Style()
    case .secondary: return Style(pick(245, 242))
    case .faint: return Style(pick(240, 250))
    case .accent: return Style(pick(75, 25))
    case .accentField: return Style(onField, on: pick(75, 25), .bold)
    case .flash: return Style(onField, on: pick(153, 31), .bold)
    case .chip: return Style(pick(255, 235), on: pick(238, 254))
    case .activeChip: return Style(pick(75, 25), on: pick(238, 254), .underline)
    case .blank: return Style(pick(240, 250), on: pick(236, 255), .underline)
    case .activeBlank: return Style(pick(75, 25), on: pick(236, 255), .underline)
    case .code: return Style(pick(152, 24))
    case .right: return Style(pick(114, 28))
    case .rightField: return Style(onField, on: pick(114, 28), .bold)
    case .middling: return Style(pick(179, 136))
    case .wrong: return Style(pick(174, 124))
    case .wrongField: return Style(onField, on: pick(174, 124), .bold)
    case .solution: return Style(pick(114, 28), on: pick(238, 254), .bold)
    case .panel: return Style(on: pick(235, 254))
    }
  }

  fileprivate func basicStyle(_ role: Role) -> Style {
    let black = Color.palette(0)
    // Black on the darkest blues cannot be read.
    let onAccent = Color.palette(depth == .eight ? 7 : 15)
    switch role {
    case .text, .panel: return Style(on: role == .panel ? .terminalDefault : nil)
    case .secondary: return Style(.terminalDefault, on: nil, .dim)
    case .faint:
      return depth == .eight ? Style(.terminalDefault, on: nil, .dim) : Style(.palette(8))
    case .accent: return Style(.palette(4))
    case .accentField: return Style(onAccent, on: .palette(4), .bold)
    case .flash: return Style(black, on: .palette(6))
    case .chip: return Style(.terminalDefault, on: .terminalDefault, .reverse)
    case .activeChip:
      return Style(.terminalDefault, on: .terminalDefault, [.reverse, .underline, .bold])
    case .blank: return Style(.terminalDefault, on: nil, .underline)
    case .activeBlank: return Style(.palette(4), on: nil, .underline)
    case .code: return Style(.palette(6))
    case .right: return Style(.palette(2))
    case .rightField: return Style(black, on: .palette(2))
    case .middling: return Style(.palette(3))
    case .wrong: return Style(.palette(1))
    case .wrongField: return Style(black, on: .palette(1))
    case .solution: return Style(.palette(2), on: .terminalDefault, .bold)
    }
  }

  fileprivate func colorlessStyle(_ role: Role) -> Style {
    switch role {
    case .text, .code, .chip, .middling: Style()
    case .panel: Style(on: .terminalDefault)
    case .secondary, .faint: Style(.terminalDefault, on: nil, .dim)
    case .blank: Style()
    case .activeBlank, .right, .rightField, .solution: Style(.terminalDefault, on: nil, .bold)
    case .accent: Style(.terminalDefault, on: nil, .bold)
    case .activeChip: Style(.terminalDefault, on: nil, [.bold, .underline])
    case .accentField, .flash: Style(.terminalDefault, on: nil, [.reverse, .bold])
    case .wrong, .wrongField: Style(.terminalDefault, on: nil, .underline)
    }
  }
}
