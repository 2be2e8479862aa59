#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Files as a whole, read and written.
enum TextFile {
  /// The bytes of a file; also of those in /proc, whose size is not known before.
  static func bytes(of path: String) throws(BenchError) -> [UInt8] {
    guard let file = fopen(path, "r") else { throw .file(path, errno) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// The text of a file.
  static func text(of path: String) throws(BenchError) -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  /// Writes parts one after the other, so that they are never in memory together.
  ///
  /// - Returns: How many bytes that were.
  @discardableResult
  static func write(_ parts: some Sequence<String>, to path: String) throws(BenchError) -> Int {
    guard let file = fopen(path, "w") else { throw .file(path, errno) }
    var total = 0
    for part in parts {
      var part = part
      total += part.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) }
    }
    guard fclose(file) == 0 else { throw .file(path, errno) }
    return total
  }
}

extension TextFile {
  /// The names in a folder.
  static func entries(of path: String) throws(BenchError) -> [String] {
    guard let folder = opendir(path) else { throw .file(path, errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
