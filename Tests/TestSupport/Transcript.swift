/// Everything that a program wrote, as it arrived.
public struct Transcript: Sendable {
  /// What one `read` returned.
  ///
  /// The kernel joins writes that come before the next read, and cuts one of more than 2 KB.
  public struct Chunk: Sendable {
    /// The bytes, unchanged.
    public let bytes: [UInt8]
    /// When they were read.
    public let time: ContinuousClock.Instant
  }

  /// The chunks, oldest first.
  public internal(set) var chunks: [Chunk] = []

  /// All bytes.
  public var bytes: [UInt8] { chunks.flatMap(\.bytes) }

  /// How many bytes there are.
  public var byteCount: Int { chunks.reduce(0) { $0 + $1.bytes.count } }

  /// The bytes as UTF-8, invalid ones replaced.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// How often a sequence of bytes occurs, for instance the start of a synchronized frame.
  public func count(of sequence: String) -> Int {
    text.unicodeScalars.split(
      separator: Array(sequence.unicodeScalars), omittingEmptySubsequences: false
    ).count - 1
  }
}
