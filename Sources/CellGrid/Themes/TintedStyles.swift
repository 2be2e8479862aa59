/// How each role looks in the tints of a theme, with so many colours.
struct TintedStyles {
  let tints: ThemeTints
  let depth: ColorDepth

  /// The style of a role.
  func style(_ role: Role) -> Style {
    if depth.canMix { return mixedStyle(role) }
    guard depth > .none, let basic = tints.basic else { return colorlessStyle(role) }
    return basicStyle(role, basic)
  }

  /// Whether fields show by their background.
  var hasFields: Bool { depth.canMix || depth != .none && tints.basic != nil }

  /// The styles of text in each shade.
  ///
  /// Mixed colours would come out as gray or violet: the palette has few blues. These are about
  /// equally far apart in lightness.
  var shades: [Style] { tints.shades.map { Style(color($0)) } }

  fileprivate func color(_ tint: Tint) -> Color { tint.color(at: depth) }

  fileprivate func mixedStyle(_ role: Role) -> Style {
    func text(_ tint: Tint, _ attributes: Style.Attributes = []) -> Style {
      Style(color(tint), on: nil, attributes)
    }
    func field(_ text: Tint, on ground: Tint, _ attributes: Style.Attributes) -> Style {
      Style(color(text), on: color(ground), attributes)
    }
    func verdict(_ own: FieldTints?, _ tint: Tint, _ attributes: Style.Attributes = []) -> Style {
      let shown = own ?? FieldTints(tints.onField, on: tint)
      return field(shown.text, on: shown.ground, attributes.union(.bold))
    }
    switch role {
    case .text: return Style()
    case .secondary: return text(tints.secondary)
    case .faint: return text(tints.faint)
    case .accent: return text(tints.accent)
    case .accentField: return field(tints.onField, on: tints.accent, .bold)
    case .flash: return field(tints.onField, on: tints.flash, .bold)
    case .chip: return field(tints.chip.text, on: tints.chip.ground, [])
    case .activeChip: return field(tints.accent, on: tints.chip.ground, .underline)
    case .blank: return field(tints.faint, on: tints.blank, .underline)
    case .activeBlank: return field(tints.accent, on: tints.blank, .underline)
    case .code: return text(tints.code)
    case .right: return text(tints.right)
    case .rightField: return verdict(tints.rightField, tints.right)
    case .middling: return text(tints.middling)
    case .wrong: return text(tints.wrong, tints.wrongAttributes)
    case .wrongField: return verdict(tints.wrongField, tints.wrong, tints.wrongAttributes)
    case .solution: return field(tints.right, on: tints.chip.ground, .bold)
    case .panel: return Style(on: color(tints.panel))
    }
  }

  fileprivate func basicStyle(_ role: Role, _ basic: BasicTints) -> Style {
    func text(_ index: UInt8, _ attributes: Style.Attributes = []) -> Style {
      Style(.palette(index), on: nil, attributes)
    }
    func field(_ ground: UInt8, _ attributes: Style.Attributes = []) -> Style {
      Style(basic.text(on: ground, at: depth), on: .palette(ground), attributes)
    }
    switch role {
    case .text: return Style()
    case .panel: return Style(on: .terminalDefault)
    case .secondary: return Style(.terminalDefault, on: nil, .dim)
    case .faint: return depth == .eight ? Style(.terminalDefault, on: nil, .dim) : text(8)
    case .accent: return text(basic.accent)
    case .accentField: return field(basic.accent, .bold)
    case .flash: return field(basic.flash)
    case .chip: return Style(.terminalDefault, on: .terminalDefault, .reverse)
    case .activeChip:
      return Style(.terminalDefault, on: .terminalDefault, [.reverse, .underline, .bold])
    case .blank: return Style(.terminalDefault, on: nil, .underline)
    case .activeBlank: return text(basic.accent, .underline)
    case .code: return text(basic.code)
    case .right: return text(basic.right)
    case .rightField: return field(basic.right)
    case .middling: return text(basic.middling)
    case .wrong: return text(basic.wrong)
    case .wrongField: return field(basic.wrong)
    case .solution: return Style(.palette(basic.right), on: .terminalDefault, .bold)
    }
  }

  fileprivate func colorlessStyle(_ role: Role) -> Style {
    switch role {
    case .text, .code, .chip, .middling, .blank: Style()
    case .panel: Style(on: .terminalDefault)
    case .secondary, .faint: Style(.terminalDefault, on: nil, .dim)
    case .activeBlank, .right, .rightField, .solution: Style(.terminalDefault, on: nil, .bold)
    case .accent: Style(.terminalDefault, on: nil, .bold)
    case .activeChip: Style(.terminalDefault, on: nil, [.bold, .underline])
    case .accentField, .flash: Style(.terminalDefault, on: nil, [.reverse, .bold])
    case .wrong, .wrongField: Style(.terminalDefault, on: nil, .underline)
    }
  }
}
