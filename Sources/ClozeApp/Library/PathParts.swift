extension String {
  /// The folder of a path as far as the path says; nil for the root and for a name alone.
  var parentPath: String? {
    guard self != "/", let slash = lastIndex(of: "/") else { return nil }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// What stands behind the last slash of a path, all of it where there is none.
  var fileName: Substring {
    lastIndex(of: "/").map { self[index(after: $0)...] } ?? self[...]
  }

  /// The path with one slash at its end, so that a name can follow.
  var slashed: String { hasSuffix("/") ? self : self + "/" }
}
