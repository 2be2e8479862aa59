import Foundation
import TestSupport
import Testing

/// The locales of the system.
enum Locales {
  /// Whether there is one of a name, in any spelling of `UTF-8`.
  static func has(_ name: String) -> Bool { names.contains(plain(name)) }

  private static let names: Set<String> = {
    guard let session = try? TerminalSession("/usr/bin/locale", ["-a"], columns: 200),
      (try? session.waitForExit()) != nil
    else { return [] }
    return Set(session.transcript.text.split(whereSeparator: \.isWhitespace).map { plain("\($0)") })
  }()

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" }
  }
}
