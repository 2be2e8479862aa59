import CellGrid
import TestSupport
import Testing

@testable import CursesTerminal

struct InputDecoderFuzzTests {
  /// Pieces that lead into every state, beside bytes of any value.
  static let pieces = [
    "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}[M", "\u{1B}[200~", "\u{1B}[201~",
    "\u{1B}\\", "\u{07}", "1;5", "?2026;2$y", "A", "~", "漢", "[[", "\u{1B}[<", "<0;250;30", "64;",
    "M", "m", "99999999999999999999", "$", "-",
  ].map { Array($0.utf8) }

  @Test(arguments: UInt64(1)...8) func `from whatever input the decoder finds back`(_ seed: UInt64)
  {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var decoder = InputDecoder()
      var time = 0.0
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let piece = Self.pieces.randomElement(using: &random) ?? []
        let bytes =
          Bool.random(using: &random) ? piece : [UInt8.random(in: 0...255, using: &random)]
        _ = decoder.feed(bytes, at: time)
        if Bool.random(using: &random) { _ = decoder.wait(from: time) }
        time += Double.random(in: 0...0.03, using: &random)
      }
      _ = decoder.wait(from: time)
      _ = decoder.expire(at: time + 1)
      #expect(decoder.wait(from: time + 1) == nil)
      // The first may complete a key with alt, but nothing longer.
      _ = decoder.feed("x".utf8, at: time + 1)
      #expect(decoder.feed("q".utf8, at: time + 1) == [.key(.character("q"))])
    }
  }
}
