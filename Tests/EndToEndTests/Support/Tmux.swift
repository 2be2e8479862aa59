import Foundation
import TestSupport
import Testing

/// A server of tmux of its own, which ends with this.
final class Tmux {
  static let path = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private let folder: TemporaryFolder
  private let program: String
  private let type: String

  /// A server whose panes are terminals of a type.
  init(type: String) throws {
    folder = try TemporaryFolder()
    program = try #require(Self.path)
    self.type = type
  }

  deinit {
    // The folder of the socket is still there for that.
    let end = try? TerminalSession(program, ["kill-server"], environment: environment)
    _ = try? end?.waitForExit()
  }

  private var environment: [String: String] {
    TerminalEnvironment.standard(with: ["TMUX_TMPDIR": folder.path])
  }

  /// A client with a command in its only pane.
  func open(_ command: [String]) throws -> TerminalSession {
    try TerminalSession(
      program,
      ["-f", "/dev/null", "set-option", "-g", "default-terminal", type, ";", "new-session"]
        + command, environment: environment)
  }
}
