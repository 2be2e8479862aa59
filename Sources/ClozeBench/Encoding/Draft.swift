/// Bytes that draw a part of a frame, and how the terminal stands behind them.
///
/// Drafts with the same beginning share it.
struct Draft {
  /// How the terminal stands.
  struct State: Hashable {
    var place: CursorPlace
    var pen: Pen
  }

  /// How the terminal stands.
  let state: State
  /// How many bytes there are.
  let count: Int
  fileprivate let last: Piece?

  /// No bytes yet.
  init(_ state: State) {
    self.state = state
    count = 0
    last = nil
  }

  fileprivate init(_ state: State, count: Int, last: Piece?) {
    self.state = state
    self.count = count
    self.last = last
  }

  /// The draft with bytes behind it.
  func adding(_ bytes: [UInt8], _ state: State) -> Draft {
    guard !bytes.isEmpty else { return Draft(state, count: count, last: last) }
    return Draft(state, count: count + bytes.count, last: Piece(bytes: bytes, previous: last))
  }

  /// All of it.
  var bytes: [UInt8] {
    var pieces: [[UInt8]] = []
    var piece = last
    while let some = piece {
      pieces.append(some.bytes)
      piece = some.previous
    }
    return Array(pieces.reversed().joined())
  }
}

/// Bytes behind others.
private final class Piece {
  let bytes: [UInt8]
  let previous: Piece?

  init(bytes: [UInt8], previous: Piece?) {
    self.bytes = bytes
    self.previous = previous
  }
}

/// The shortest draft for each state of the terminal.
struct Drafts {
  /// A draft that is longer than the shortest by more than any pen costs is of no use.
  private static let slack = 24

  private var shortest: [Draft.State: Draft] = [:]

  /// The drafts that may become the shortest in the end.
  var all: [Draft] {
    guard let least = best?.count else { return [] }
    return shortest.values.filter { $0.count <= least + Self.slack }
  }

  /// The shortest of all.
  var best: Draft? { shortest.values.min { $0.count < $1.count } }

  /// Keeps a draft unless a shorter one leads to the same.
  mutating func insert(_ draft: Draft) {
    if let known = shortest[draft.state], known.count <= draft.count { return }
    shortest[draft.state] = draft
  }
}
