internal import CVTerm

/// One cell of a screen.
public struct ScreenCell: Equatable, Sendable {
  /// How the text of a cell is drawn.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public let rawValue: Int

    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// SGR 1.
    public static let bold = Attributes(rawValue: 1 << 0)
    /// SGR 2.
    public static let dim = Attributes(rawValue: 1 << 1)
    /// SGR 3.
    public static let italic = Attributes(rawValue: 1 << 2)
    /// SGR 4.
    public static let underline = Attributes(rawValue: 1 << 3)
    /// SGR 5.
    public static let blink = Attributes(rawValue: 1 << 4)
    /// SGR 7: the colours are as asked for, not exchanged.
    public static let reverse = Attributes(rawValue: 1 << 5)
    /// SGR 9.
    public static let strike = Attributes(rawValue: 1 << 6)
  }

  /// One grapheme; a space where nothing was written, empty in a continuation.
  public let text: String
  /// Columns taken: 1 or 2, and 0 for the second column of a wide character.
  public let width: Int
  /// The colour of the text.
  public let foreground: ScreenColor
  /// The colour behind the text.
  public let background: ScreenColor
  /// How the text is drawn.
  public let attributes: Attributes

  /// Whether this is the second column of a wide character.
  public var isContinuation: Bool { width == 0 }

  /// The cell as it is seen: in a blank neither the colour of text nor its weight shows.
  public var seen: ScreenCell {
    guard text == " ", attributes.isDisjoint(with: [.underline, .reverse, .strike]) else {
      return self
    }
    return ScreenCell(
      text: text, width: width, foreground: .standard, background: background,
      attributes: attributes.subtracting([.bold, .dim]))
  }
}

extension ScreenCell {
  /// What libvterm puts into the column after a wide character's first.
  private static let continuationMark = UInt32.max

  init(_ cell: VTermScreenCell) {
    var scalars = withUnsafeBytes(of: cell.chars) { Array($0.bindMemory(to: UInt32.self)) }
    scalars = Array(scalars.prefix { $0 != 0 })
    let isContinuation = scalars.first == Self.continuationMark
    let drawn = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))

    width = isContinuation ? 0 : Int(cell.width)
    text = drawn.isEmpty && !isContinuation ? " " : drawn
    foreground = ScreenColor(cell.fg)
    background = ScreenColor(cell.bg)
    attributes = Attributes(cell.attrs)
  }
}

extension ScreenCell.Attributes {
  fileprivate init(_ pen: VTermScreenCellAttrs) {
    self = []
    if pen.bold != 0 { insert(.bold) }
    if pen.font == DimAttribute.font { insert(.dim) }
    if pen.italic != 0 { insert(.italic) }
    if pen.underline != 0 { insert(.underline) }
    if pen.blink != 0 { insert(.blink) }
    if pen.reverse != 0 { insert(.reverse) }
    if pen.strike != 0 { insert(.strike) }
  }
}
