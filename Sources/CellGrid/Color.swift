/// A colour that a terminal can show.
public enum Color: Hashable, Sendable, BitwiseCopyable {
  /// The person's own foreground or background.
  case terminalDefault
  /// An entry of the terminal's palette: 0–7 plain, 8–15 bright, 16–255 as in xterm.
  case palette(UInt8)
  /// Red, green and blue, where the terminal shows any of them.
  case rgb(UInt8, UInt8, UInt8)
}

/// How many colours a terminal shows.
public enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// No colour: attributes alone.
  case none = 0
  /// The eight of ECMA-48.
  case eight = 8
  /// Those and their bright forms.
  case sixteen = 16
  /// The palette of xterm.
  case palette = 256
  /// Every colour by its red, green and blue.
  case direct = 0x100_0000

  /// Orders depths by their number of colours.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The deepest of these that a terminal with a number of colours can show.
  public init(colors: Int) {
    self = Self.allCases.last { $0.rawValue <= colors } ?? .none
  }
}
