internal import CellGrid
internal import Wording

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension TerminalError {
  /// What to say when there can be no screen; nil where nothing can be mended.
  func sentence(_ phrases: any CommandPhrases) -> String? {
    switch self {
    case .noTerminal, .noCursorAddressing: nil
    case .unnamedTerminalType: phrases.unnamedTerminalType
    case .unknownTerminalType(let name): phrases.unknownTerminalType(name.shownOnOneLine)
    case .refused(let code): phrases.terminalRefused(reason: String(cString: strerror(code)))
    }
  }
}
