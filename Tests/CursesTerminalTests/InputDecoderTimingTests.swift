import CellGrid
import Testing

@testable import CursesTerminal

/// The escape key is neither lost nor late (calcurse#217, htop#417).
struct InputDecoderTimingTests {
  static let escape: TerminalInput = .key(.escape)
  var decoder = InputDecoder(escapeDelay: 0.025)

  @Test mutating func `escape alone is a key after its delay`() {
    #expect(decoder.feed("\u{1B}".utf8, at: 10) == [])
    #expect(decoder.wait(from: 10) == 10.025)
    #expect(decoder.expire(at: 10.024) == [])
    #expect(decoder.wait(from: 10.024) == 10.025)
    #expect(decoder.expire(at: 10.025) == [Self.escape])
    #expect(decoder.wait(from: 10.025) == nil)
    #expect(decoder.expire(at: 11) == [])
  }

  @Test mutating func `what is read after the delay does not belong to escape`() {
    #expect(decoder.feed("\u{1B}".utf8, at: 0) == [])
    #expect(decoder.wait(from: 0) == 0.025)
    #expect(decoder.feed("q".utf8, at: 0.1) == [Self.escape, .key(.character("q"))])
  }

  @Test mutating func `while what came is worked off, the terminal is not silent`() {
    #expect(decoder.feed("aaaa\u{1B}".utf8, at: 0).count == 4)
    #expect(decoder.expire(at: 0.1) == [])
    #expect(decoder.wait(from: 0.1) == 0.125)
    #expect(decoder.feed("[D".utf8, at: 0.12) == [.key(.left)])
    #expect(decoder.wait(from: 0.2) == nil)
  }

  @Test mutating func `escape pressed again and again`() {
    #expect(decoder.feed("\u{1B}\u{1B}\u{1B}".utf8, at: 0) == [Self.escape])
    #expect(decoder.wait(from: 0) == 0.025)
    #expect(decoder.expire(at: 0.025) == [Self.escape, Self.escape])
  }

  @Test(arguments: ["[", "O", "]", "P"])
  func `an introducer alone is a key with alt and holds no other back`(_ introducer: String) {
    var decoder = self.decoder
    #expect(decoder.feed("\u{1B}\(introducer)".utf8, at: 0) == [])
    #expect(decoder.wait(from: 0) == 0.025)
    #expect(decoder.feed("A".utf8, at: 0.03) == [.key(.character("A"))])
  }

  @Test mutating func `a sequence that has begun may pause for longer`() {
    #expect(decoder.feed("\u{1B}[1;".utf8, at: 0) == [])
    #expect(decoder.wait(from: 0) == 0.5)
    #expect(decoder.feed("2A".utf8, at: 0.4) == [.key(.up)])
  }

  @Test(arguments: [
    "\u{1B}[1;", "\u{1B}[<", "\u{1B}[<0;10;5", "\u{1B}]11;rgb", "\u{1B}]0;x\u{1B}", "\u{1B}[M!",
  ])
  func `a sequence that never ends is given up`(_ beginning: String) {
    var decoder = self.decoder
    #expect(decoder.feed(beginning.utf8, at: 0) == [])
    #expect(decoder.wait(from: 0) == 0.5)
    #expect(decoder.expire(at: 0.5) == [])
    #expect(decoder.feed("q".utf8, at: 0.5) == [.key(.character("q"))])
  }

  @Test mutating func `of an endless paste the beginning is kept, and its end is seen`() {
    #expect(decoder.feed("\u{1B}[200~".utf8, at: 0) == [])
    for _ in 0..<3 {
      #expect(decoder.feed(repeatElement(0x61, count: InputDecoder.longestPaste), at: 0) == [])
    }
    let inputs = decoder.feed("\u{1B}[201~q".utf8, at: 0)
    let text = String(repeating: "a", count: InputDecoder.longestPaste)
    #expect(inputs == [.paste(text), .key(.character("q"))])
  }

  @Test mutating func `a paste that never ends is delivered`() {
    #expect(decoder.feed("\u{1B}[200~ab".utf8, at: 0) == [])
    #expect(decoder.feed("c".utf8, at: 0.4) == [])
    #expect(decoder.wait(from: 0.4) == 0.9)
    #expect(decoder.expire(at: 0.9) == [.paste("abc")])
  }
}
