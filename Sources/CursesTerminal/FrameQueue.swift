/// Bytes on their way to a terminal that may not take them all at once.
struct FrameQueue {
  /// What became of bytes that were offered.
  enum Outcome: Hashable {
    /// So many were taken, perhaps none.
    case taken(Int)
    /// None will ever be taken again.
    case refused
  }

  /// Asks a terminal to show nothing before the end of the frame (DEC private mode 2026).
  static let beginFrame = Array("\u{1B}[?2026h".utf8)
  /// Ends what `beginFrame` began.
  static let endFrame = Array("\u{1B}[?2026l".utf8)

  fileprivate var bytes: [UInt8] = []
  fileprivate var sent = 0

  /// Whether everything was taken.
  var isEmpty: Bool { sent == bytes.count }

  /// Adds bytes, as a frame shown at once when `isSynchronized`.
  mutating func append(_ frame: some Sequence<UInt8>, isSynchronized: Bool = false) {
    if isSynchronized { bytes += Self.beginFrame }
    bytes += frame
    if isSynchronized { bytes += Self.endFrame }
  }

  /// Offers what is left until all is taken or no more is.
  ///
  /// - Parameter write: Offered the bytes; tells what became of them.
  mutating func drain(_ write: (UnsafeRawBufferPointer) -> Outcome) {
    while !isEmpty {
      let outcome = bytes.withUnsafeBytes { write(UnsafeRawBufferPointer(rebasing: $0[sent...])) }
      switch outcome {
      case .taken(0): return
      case .taken(let count): sent += count
      case .refused: sent = bytes.count
      }
    }
    removeAll()
  }

  /// Forgets what was not taken.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    sent = 0
  }
}
