import TestSupport
import Testing

extension TerminalSession {
  /// Expects the terminal as it was before the program: modes, main screen, visible cursor, plain
  /// colours, the number pad's digits.
  func expectTerminalAsBefore(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(terminalModes == initialModes, sourceLocation: sourceLocation)
    #expect(screen.modes == PrivateModes(), sourceLocation: sourceLocation)
    #expect(screen.size.columns == 0 || screen.isPlainAtCursor, sourceLocation: sourceLocation)
    // The keypad is never switched, so that it need not be switched back.
    #expect(transcript.count(of: "\u{1B}=") == 0, sourceLocation: sourceLocation)
  }
}

extension Screen {
  /// Whether the cursor stands on an empty cell in the terminal's own colours.
  fileprivate var isPlainAtCursor: Bool {
    guard let cell = self[cursor.column, cursor.row] else { return false }
    return cell.foreground == .standard && cell.background == .standard && cell.attributes == []
  }
}
