import Foundation
import Synchronization

/// The environment variables of a program under test: nothing is inherited.
public enum TerminalEnvironment {
  /// xterm with 256 colours, UTF-8, English, a path to the system's programs, no home, and a place
  /// for data that nobody else has.
  public static var standard: [String: String] {
    [
      "TERM": "xterm-256color",
      "LANG": "C.UTF-8",
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      "TZ": "UTC",
      "XDG_DATA_HOME": DataHomes.next(),
    ]
  }

  /// The standard environment with some variables changed or added.
  public static func standard(with changes: [String: String]) -> [String: String] {
    standard.merging(changes) { _, change in change }
  }
}

/// Places for data, each for one program, which are removed with this process.
private enum DataHomes {
  private static let count = Atomic(0)

  private static let folder: String = {
    let folder = FileManager.default.temporaryDirectory.path + "/cloze-test-data-\(getpid())"
    atexit { DataHomes.remove() }
    return folder
  }()

  /// A folder that does not exist yet.
  static func next() -> String {
    "\(folder)/\(count.add(1, ordering: .relaxed).newValue)"
  }

  private static func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
