/// The sequences from pen to pen, each put together once.
struct PenSequences {
  private struct Change: Hashable {
    let from: Pen
    let to: Pen
  }

  private var known: [Change: [UInt8]] = [:]

  /// The shortest sequence from one pen to another, empty when they are the same.
  mutating func bytes(from pen: Pen, to other: Pen) -> [UInt8] {
    if pen == other { return [] }
    let change = Change(from: pen, to: other)
    if let bytes = known[change] { return bytes }
    let bytes = pen.sequence(to: other)
    known[change] = bytes
    return bytes
  }
}
