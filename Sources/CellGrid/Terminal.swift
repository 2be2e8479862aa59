/// What the screen is drawn on and keys come from.
///
/// `ProcessTerminal` of `CursesTerminal` is the real one; tests bring their own.
public protocol Terminal: AnyObject {
  /// The size of the window in cells, at least 1×1.
  var size: CellSize { get }
  /// What the terminal can do, as far as it is known.
  var traits: TerminalTraits { get }

  /// Waits for something to happen.
  ///
  /// - Parameter deadline: Seconds on the terminal's clock at which waiting ends, or nil to wait as
  ///   long as it takes.
  /// - Returns: What happened, or nil at the deadline.
  func nextEvent(until deadline: Double?) -> Event?

  /// Shows a canvas of the terminal's size, writing only what differs from the last one.
  ///
  /// - Parameters:
  ///   - canvas: What to show.
  ///   - caret: Where the text cursor stands, or nil to hide it.
  func draw(_ canvas: Canvas, caret: CellPoint?)

  /// The present in seconds on a clock that never goes back.
  func now() -> Double

  /// Gives the terminal back as it was while another program uses it, then takes it over again.
  ///
  /// Once that is done a ``Event/resize(_:)`` asks for the screen, even if the size is the same.
  ///
  /// - Parameter use: Runs the other program until it ends.
  func lend(to use: () -> Void)

  /// Gives the terminal back as it was; a second time does nothing.
  func close()
}

/// A place on the screen.
public struct CellPoint: Hashable, Sendable {
  /// Columns from the left, from 0.
  public var column: Int
  /// Rows from the top, from 0.
  public var row: Int

  /// Makes a place.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// What a terminal can do.
public struct TerminalTraits: Hashable, Sendable {
  /// How many colours it shows.
  public var colorDepth: ColorDepth
  /// Whether it shows more than ASCII.
  public var showsUnicode: Bool
  /// Whether its background is light; dark when it does not say.
  public var hasLightBackground: Bool

  /// Makes traits.
  public init(
    colorDepth: ColorDepth = .palette,
    showsUnicode: Bool = true,
    hasLightBackground: Bool = false
  ) {
    self.colorDepth = colorDepth
    self.showsUnicode = showsUnicode
    self.hasLightBackground = hasLightBackground
  }
}
