#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension String {
  /// The absolute path that this one leads to, links and dots resolved; nil when it leads nowhere.
  var canonicalPath: String? {
    guard let path = realpath(self, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// The path that the canonical one is, or was while something was there: links and dots are resolved
  /// in as many of its folders as there are.
  var locatedPath: String {
    if let canonicalPath { return canonicalPath }
    let folder = parentPath ?? "."
    guard folder != self else { return self }
    let located = folder.locatedPath
    switch fileName {
    case "", ".": return located
    case "..": return located.parentPath ?? located
    case let name: return located.slashed + name
    }
  }
}
