/// A control sequence, `ESC [ parameters intermediates final`, complete and as it was sent.
struct ControlSequence: Equatable {
  let bytes: [UInt8]

  /// The character that says what the sequence does.
  var final: Character { Character(Unicode.Scalar(bytes.last ?? 0)) }

  /// Everything between the introducer and the final character: `?1049` in `ESC [ ? 1049 h`.
  var parameters: Substring {
    String(decoding: bytes, as: UTF8.self).dropFirst(2).dropLast()
  }
}

/// Finds the control sequences in a stream that arrives in arbitrary pieces.
///
/// A sequence that is not complete yet is held back until the rest of it has come.
struct ControlSequenceSplitter {
  enum Piece: Equatable {
    /// Text, controls and other escape sequences.
    case other([UInt8])
    case sequence(ControlSequence)
  }

  private let escape: UInt8 = 0x1B
  private var held: [UInt8] = []

  mutating func pieces(of bytes: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    var other: [UInt8] = []

    func close() {
      if !other.isEmpty { pieces.append(.other(other)) }
      other = []
    }

    for byte in bytes {
      if byte == escape {
        // An escape cuts off whatever it comes upon.
        other += held
        held = []
      }
      held.append(byte)
      switch held.count {
      case 1 where byte == escape:
        continue
      case 2 where byte == UInt8(ascii: "["):
        continue
      case 3... where (0x20...0x3F).contains(byte):
        continue
      case 3... where (0x40...0x7E).contains(byte):
        close()
        pieces.append(.sequence(ControlSequence(bytes: held)))
      default:
        other += held
      }
      held = []
    }
    close()
    return pieces
  }
}
