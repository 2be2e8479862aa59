internal import CellGrid

/// A control sequence of ECMA-48 (`ESC [` …), without its introducer.
struct ControlSequence {
  /// One of `<=>?` where the sequence is private.
  let marker: UInt8?
  /// The numbers; nil for one left out.
  let parameters: [Int?]
  /// Whether something stands between the numbers and the final byte.
  let hasIntermediates: Bool
  /// The byte that tells what it is.
  let final: UInt8

  /// Takes a sequence apart.
  ///
  /// - Parameters:
  ///   - body: The bytes between introducer and final byte.
  ///   - final: The final byte.
  init(body: some Collection<UInt8>, final: UInt8) {
    self.final = final
    marker = body.first.flatMap { Self.markers.contains($0) ? $0 : nil }
    let rest = body.dropFirst(marker == nil ? 0 : 1)
    let numbers = rest.prefix { $0 >= 0x30 }
    hasIntermediates = numbers.count < rest.count
    parameters =
      numbers.isEmpty
      ? []
      : numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        .map { Int(String(decoding: $0, as: UTF8.self)) }
  }

  /// The bytes with which a private sequence begins: `<=>?`.
  static let markers: ClosedRange<UInt8> = 0x3C...0x3F

  /// The key that sends the sequence, whatever the modifiers.
  ///
  /// These are the keys of xterm, rxvt, Linux's console and the VT220, whatever `TERM` says: many
  /// terminals are not what they call themselves.
  var key: Key? {
    if marker == nil, "~^$@".utf8.contains(final) { return numberedKey }
    return marker == nil ? Self.letterKeys[final] : nil
  }

  /// Whether pasted text follows.
  var isPasteStart: Bool {
    marker == nil && final == UInt8(ascii: "~") && parameters == [200]
  }

  /// What a terminal answers with the sequence.
  var reply: TerminalReply? {
    guard marker == UInt8(ascii: "?") else { return nil }
    switch final {
    case UInt8(ascii: "c"): return .attributes
    case UInt8(ascii: "y"):
      guard parameters.count == 2, let mode = parameters[0], let setting = parameters[1] else {
        return nil
      }
      return .mode(mode, setting: setting)
    default: return nil
    }
  }

  /// Keys told by a letter, after `ESC [` as well as after `ESC O`.
  ///
  /// Small letters are rxvt's arrows with shift or control.
  static let letterKeys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "a"): .up,
    UInt8(ascii: "B"): .down, UInt8(ascii: "b"): .down,
    UInt8(ascii: "C"): .right, UInt8(ascii: "c"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "d"): .left,
    UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
    UInt8(ascii: "Z"): .backTab,
  ]

  fileprivate var numberedKey: Key? {
    switch parameters.first ?? nil {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case let number?: Self.functionKeys.firstIndex(of: number).map { .function($0 + 1) }
    case nil: nil
    }
  }

  /// The numbers of F1 to F20; the gaps are those between the key blocks of the VT220.
  fileprivate static let functionKeys = [
    11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34,
  ]
}
