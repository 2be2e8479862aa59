/// How each role looks on a terminal.
public struct Theme: Sendable {
  /// Which theme it is.
  fileprivate let name: ThemeName
  let depth: ColorDepth
  let isLight: Bool
  /// How each role looks, in the order of the roles: looked up dozens of times for each frame.
  fileprivate let styles: [Style]
  fileprivate let shades: [Style]
  /// Whether fields show by their background; without, chips need brackets and blanks underscores.
  public let hasFields: Bool

  /// The theme for what a terminal can do.
  ///
  /// - Parameters:
  ///   - name: Which theme it is.
  ///   - traits: How many colours there are, and on which background.
  public init(_ name: ThemeName = .standard, traits: TerminalTraits) {
    self.name = name
    depth = traits.colorDepth
    isLight = traits.hasLightBackground
    let tints = isLight ? name.colors.onLight : name.colors.onDark
    let tinted = TintedStyles(tints: tints, depth: depth)
    styles = Role.allCases.map(tinted.style)
    shades = tinted.shades
    hasFields = tinted.hasFields
  }

  /// The style of a role.
  public func style(_ role: Role) -> Style { styles[role.rawValue] }

  /// Whether shades of one colour can be told apart.
  public var hasShades: Bool { canMix }

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
    return shades[min(max(0, step), Self.shadeCount - 1)]
  }

  /// Whether there are enough colours to mix them.
  var canMix: Bool { depth.canMix }
}

extension Theme: Hashable {
  /// Whether all looks alike: the styles follow from the rest.
  public static func == (left: Theme, right: Theme) -> Bool {
    left.name == right.name && left.depth == right.depth && left.isLight == right.isLight
  }

  /// Feeds what the styles follow from.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(depth)
    hasher.combine(isLight)
  }
}

extension ColorDepth {
  /// Whether there are enough colours to mix them.
  var canMix: Bool { self >= .palette }
}
