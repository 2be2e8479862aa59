internal import CellGrid

/// What a terminal sends.
enum TerminalInput: Hashable {
  /// A key.
  case key(Key)
  /// Text from the clipboard, lines ended by line feeds.
  case paste(String)
  /// A click, or a turn of the wheel.
  case mouse(MouseEvent)
  /// An answer to a question of ours.
  case reply(TerminalReply)
}

/// An answer of a terminal.
enum TerminalReply: Hashable {
  /// What the terminal is (DA1). Terminals answer in order, so no earlier question is open then.
  case attributes
  /// A private mode and its setting (DECRPM): 0 unknown, 1 set, 2 reset, 3 and 4 for ever so.
  case mode(Int, setting: Int)
  /// The colour of the background (OSC 11).
  case background(RGBColor)
}

extension TerminalReply {
  /// Reads the body of an operating system command (OSC).
  init?(command body: [UInt8]) {
    let text = String(decoding: body, as: UTF8.self)
    guard text.hasPrefix("11;"), let color = RGBColor(x11: text.dropFirst(3)) else { return nil }
    self = .background(color)
  }
}
