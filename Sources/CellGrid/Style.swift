/// How a cell is drawn.
public struct Style: Hashable, Sendable, BitwiseCopyable {
  /// Ways of drawing text beside its colour.
  public struct Attributes: OptionSet, Hashable, Sendable, BitwiseCopyable {
    /// One bit per attribute.
    public let rawValue: UInt8

    /// Takes the bits as they are.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier strokes.
    public static let bold = Self(rawValue: 1)
    /// Fainter than usual.
    public static let dim = Self(rawValue: 2)
    /// A line below.
    public static let underline = Self(rawValue: 4)
    /// Foreground and background change places.
    public static let reverse = Self(rawValue: 8)
  }

  /// The colour of the text.
  public var foreground: Color
  /// The colour behind it, or nil to keep what is beneath.
  public var background: Color?
  /// Ways of drawing beside colour.
  public var attributes: Attributes

  /// Makes a style; without arguments the terminal's own.
  public init(
    _ foreground: Color = .terminalDefault,
    on background: Color? = nil,
    _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The style with attributes added.
  public func adding(_ more: Attributes) -> Style {
    Style(foreground, on: background, attributes.union(more))
  }
}
