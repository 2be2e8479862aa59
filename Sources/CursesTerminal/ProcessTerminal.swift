public import CellGrid
internal import CNcurses

/// The terminal of the process, drawn by ncurses.
///
/// There is at most one at a time. From its making to ``close()`` the terminal reads key by key, and
/// from the first frame on it shows the alternate screen.
public final class ProcessTerminal: Terminal {
  /// What is chosen by who runs the program.
  public struct Options: Hashable, Sendable {
    /// Whether frames are shown at once where the terminal can do so (DEC private mode 2026).
    public var synchronizesOutput: Bool
    /// Whether colours are used, or nil to leave it to the environment (`NO_COLOR`).
    public var usesColor: Bool?

    /// Makes options.
    public init(synchronizesOutput: Bool = true, usesColor: Bool? = nil) {
      self.synchronizesOutput = synchronizesOutput
      self.usesColor = usesColor
    }
  }

  /// The size of the window in cells.
  public internal(set) var size: CellSize
  /// What the terminal can do, as far as it has told.
  public internal(set) var traits: TerminalTraits

  let device: TerminalDevice
  let environment: TerminalEnvironment
  var screen: CursesScreen
  var decoder: InputDecoder
  var queries: TerminalQueries
  var queue = FrameQueue()
  /// The newest picture, while the terminal still reads an older one.
  var awaited: (canvas: Canvas, caret: CellPoint?)?
  /// What has happened and was not yet returned, oldest first.
  var events: [Event] = []
  /// Whether the terminal is on the alternate screen.
  var isOnScreen = false
  /// Whether the terminal is gone, or given back.
  var isGone = false
  /// Whether the terminal said that it can show a frame at once.
  var isSynchronized = false
  fileprivate var isClosed = false

  /// Takes the terminal over.
  ///
  /// - Parameter options: What is chosen by who runs the program.
  /// - Throws: Why there can be no screen; the terminal is as it was then.
  public init(_ options: Options = Options()) throws(TerminalError) {
    environment = .process
    guard let device = TerminalDevice() else { throw .noTerminal }
    self.device = device
    let showsUnicode = CharacterLocale.isUTF8
    do throws(TerminalError) {
      screen = try Self.takeOver(
        device, environment: environment,
        allowsColor: options.usesColor ?? environment.allowsColor, showsUnicode: showsUnicode)
    } catch {
      Self.giveBack(device)
      throw error
    }
    decoder = InputDecoder(escapeDelay: environment.escapeDelay)
    queries = TerminalQueries(
      asksForBackground: environment.understandsQueries,
      asksForSynchronizing: environment.understandsModeQueries && options.synchronizesOutput
    )
    traits = TerminalTraits(colorDepth: screen.depth, showsUnicode: showsUnicode)
    size = device.size ?? environment.fallbackSize
    screen.resize(to: size)
  }

  deinit {
    close()
  }

  /// Gives the terminal back as it was, whatever has happened to it; a second time does nothing.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    leave()
    isGone = true
    screen.close()
    Self.giveBack(device)
  }

  /// The present in seconds on a clock that never goes back.
  public func now() -> Double {
    MonotonicClock.now
  }

  fileprivate static func takeOver(
    _ device: TerminalDevice, environment: TerminalEnvironment, allowsColor: Bool,
    showsUnicode: Bool
  ) throws(TerminalError) -> CursesScreen {
    guard let type = environment.type else { throw .unnamedTerminalType }
    switch screen_fitness(type, device.descriptor) {
    case screen_unknown: throw .unknownTerminalType(type)
    case screen_dumb: throw .noCursorAddressing(type)
    default: break
    }
    // Handlers first: ncurses leaves those alone that are set.
    guard signals_install(), terminal_enter(device.descriptor),
      let screen = CursesScreen(
        type: type, allowsColor: allowsColor, showsUnicode: showsUnicode)
    else { throw .refused(code: SystemError.code) }
    return screen
  }

  fileprivate static func giveBack(_ device: TerminalDevice) {
    terminal_restore()
    signals_uninstall()
    device.release()
  }
}
