internal import CVTerm

/// A terminal without a window: bytes go in, a screen comes out.
public final class ScreenEmulator {
  /// libvterm 0.1.4 crashes when a wide character comes to a screen of one column, so it is given
  /// one more than is shown.
  private static let fewestColumns = 2

  private let terminal: OpaquePointer
  private var columns: Int
  private let replies = ReplyBuffer()
  private var splitter = ControlSequenceSplitter()
  private var modes = PrivateModes()

  /// An empty screen of at least one cell.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    terminal = vterm_new(Int32(rows), Int32(max(columns, Self.fewestColumns)))
    vterm_set_utf8(terminal, 1)
    vterm_screen_enable_altscreen(screenLayer, 1)
    vterm_screen_reset(screenLayer, 1)
    vterm_output_set_callback(
      terminal,
      { bytes, count, user in
        guard let bytes, let user else { return }
        let buffer = Unmanaged<ReplyBuffer>.fromOpaque(user).takeUnretainedValue()
        let added = UnsafeRawBufferPointer(start: bytes, count: count)
        buffer.bytes += Array(added)
      },
      Unmanaged.passUnretained(replies).toOpaque()
    )
  }

  deinit { vterm_free(terminal) }

  private var screenLayer: OpaquePointer { vterm_obtain_screen(terminal) }

  /// Takes in what a program wrote.
  ///
  /// - Parameters:
  ///   - bytes: Any part of the stream; a sequence may be cut anywhere.
  ///   - frameEnded: Called after the end of each synchronized frame in `bytes`.
  public func feed(_ bytes: [UInt8], frameEnded: () -> Void = {}) {
    for piece in splitter.pieces(of: bytes) {
      switch piece {
      case .other(let bytes):
        write(bytes)
      case .sequence(let sequence):
        let wasMidFrame = modes.isMidFrame
        modes.apply(sequence)
        write(DimAttribute.encoded(sequence))
        if wasMidFrame && !modes.isMidFrame { frameEnded() }
      }
    }
  }

  /// Changes the size; as in xterm, the top lines go when there is no room below the text.
  public func resize(columns: Int, rows: Int) {
    self.columns = columns
    vterm_set_size(terminal, Int32(rows), Int32(max(columns, Self.fewestColumns)))
    // libvterm 0.1.4 leaves the cursor above the first row when its line has gone, and crashes later.
    if cursor.row < 0 { write(Array("\u{1B}[1;\(cursor.column + 1)H".utf8)) }
  }

  /// What a terminal would have answered since the last call, for instance to `ESC [ c`.
  public func takeReplies() -> [UInt8] {
    defer { replies.bytes = [] }
    return replies.bytes
  }

  /// What the screen shows now.
  public var screen: Screen {
    var rows: Int32 = 0
    vterm_get_size(terminal, &rows, nil)
    return Screen(
      rows: (0..<rows).map { row in (0..<Int32(columns)).map { cell(column: $0, row: row) } },
      cursor: cursor,
      modes: modes
    )
  }

  private var cursor: Screen.Position {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return Screen.Position(column: Int(position.col), row: Int(position.row))
  }

  private func cell(column: Int32, row: Int32) -> ScreenCell {
    var cell = VTermScreenCell()
    vterm_screen_get_cell(screenLayer, VTermPos(row: row, col: column), &cell)
    return ScreenCell(cell)
  }

  private func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        _ = vterm_input_write(terminal, characters.baseAddress, characters.count)
      }
    }
  }
}

/// Where the C callback can put replies without holding the emulator.
private final class ReplyBuffer {
  var bytes: [UInt8] = []
}
