/// Reads the lines of an open file one by one, however long they are.
struct LineReader {
  /// Where the lines come from, or nil when there are none.
  let descriptor: Int32?
  /// What was read and is not part of a line yet.
  fileprivate var rest: [UInt8] = []
  fileprivate var hasEnded = false

  /// Reads from a descriptor, which stays the caller's.
  init(descriptor: Int32?) {
    self.descriptor = descriptor
  }

  /// The next line without its end, LF or CRLF; nil after the last.
  ///
  /// Waits until there is one. The last line need not have an end. Bytes that are not UTF-8 become
  /// U+FFFD.
  mutating func next() -> String? {
    var searched = 0
    while true {
      if let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest.removeFirst(end + 1) }
        return Self.text(rest[..<end])
      }
      searched = rest.count
      guard !hasEnded, receive() else {
        hasEnded = true
        defer { rest = [] }
        return rest.isEmpty ? nil : Self.text(rest[...])
      }
    }
  }

  /// Waits for more bytes.
  ///
  /// - Returns: Whether some came; not at the end, and not from what cannot be read.
  fileprivate mutating func receive() -> Bool {
    guard let descriptor else { return false }
    return (try? DescriptorReader.read(from: descriptor, onto: &rest)) ?? false
  }

  fileprivate static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    return String(decoding: line, as: UTF8.self)
  }
}
