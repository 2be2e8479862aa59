/// Counts the bytes between the marks of synchronized output in a stream that comes in pieces.
struct FrameByteCounter {
  private static let begin = Array("\u{1B}[?2026h".utf8)
  private static let end = Array("\u{1B}[?2026l".utf8)

  /// The last bytes that were taken, as many as a mark has.
  private var latest: [UInt8] = []
  /// The bytes since the last begin, nil outside of a frame.
  private var count: Int?

  /// Takes a piece of the stream.
  ///
  /// - Returns: The bytes of each frame that ends in it, without the marks.
  mutating func take(_ bytes: [UInt8]) -> [Int] {
    var counts: [Int] = []
    for byte in bytes {
      latest.append(byte)
      if latest.count > Self.end.count { latest.removeFirst() }
      count = count.map { $0 + 1 }
      if latest == Self.begin {
        count = 0
      } else if latest == Self.end, let whole = count {
        counts.append(whole - Self.end.count)
        count = nil
      }
    }
    return counts
  }
}
