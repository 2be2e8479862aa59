import Foundation

/// The descriptions of terminals that this system has.
enum Terminfo {
  /// Whether there is a description of a type.
  static func has(_ type: String) -> Bool {
    let folders = ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"]
    let places = folders.map { "\($0)/\(type.prefix(1))/\(type)" }
    return places.contains(where: FileManager.default.fileExists)
  }
}
