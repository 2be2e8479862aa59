import CellGrid
import Testing

@testable import CursesTerminal

/// What a terminal sends, and what that means.
struct InputCase: CustomTestStringConvertible {
  let name: String
  let bytes: String
  let inputs: [TerminalInput]

  init(_ name: String, _ bytes: String, _ inputs: TerminalInput...) {
    self.name = name
    self.bytes = bytes
    self.inputs = inputs
  }

  init(_ name: String, _ bytes: String, _ key: Key) {
    self.init(name, bytes, .key(key))
  }

  var testDescription: String { name }
}

struct InputDecoderTests {
  static let cases = plainKeys + sequences + swallowed + replies + mouse + swallowedMouse

  static let plainKeys = [
    InputCase("letter", "a", .character("a")),
    InputCase("letter of two bytes", "é", .character("é")),
    InputCase("letter of three bytes", "漢", .character("漢")),
    InputCase("letter of four bytes", "😀", .character("😀")),
    InputCase("space", " ", .character(" ")),
    InputCase("control and letter", "\u{01}", .control("a")),
    InputCase("last control and letter", "\u{1A}", .control("z")),
    InputCase("tabulator", "\t", .tab),
    InputCase("return", "\r", .enter),
    InputCase("line feed", "\n", .enter),
    InputCase("backspace as delete", "\u{7F}", .backspace),
    InputCase("backspace as control-H", "\u{08}", .backspace),
    InputCase("null", "\0"),
    InputCase("control character beyond ASCII", "\u{85}"),
  ]

  static let sequences = [
    InputCase("up", "\u{1B}[A", .up),
    InputCase("up in application mode", "\u{1B}OA", .up),
    InputCase("down with shift, xterm", "\u{1B}[1;2B", .down),
    InputCase("right with control, old xterm", "\u{1B}O5C", .right),
    InputCase("left with shift, rxvt", "\u{1B}[d", .left),
    InputCase("left with control, rxvt", "\u{1B}Od", .left),
    InputCase("up with alt, rxvt", "\u{1B}\u{1B}[A", .up),
    InputCase("home, xterm", "\u{1B}[H", .home),
    InputCase("home in application mode", "\u{1B}OH", .home),
    InputCase("home, Linux and VT220", "\u{1B}[1~", .home),
    InputCase("home, rxvt", "\u{1B}[7~", .home),
    InputCase("home with control, rxvt", "\u{1B}[7^", .home),
    InputCase("end, xterm", "\u{1B}[F", .end),
    InputCase("end, Linux and VT220", "\u{1B}[4~", .end),
    InputCase("end, rxvt", "\u{1B}[8~", .end),
    InputCase("end with shift, rxvt", "\u{1B}[8$", .end),
    InputCase("page up", "\u{1B}[5~", .pageUp),
    InputCase("page down with control", "\u{1B}[6;5~", .pageDown),
    InputCase("delete", "\u{1B}[3~", .delete),
    InputCase("tabulator with shift", "\u{1B}[Z", .backTab),
    InputCase("enter of the number pad", "\u{1B}OM", .enter),
    InputCase("digit of the number pad", "\u{1B}Op", .character("0")),
    InputCase("sign of the number pad", "\u{1B}Ok", .character("+")),
    InputCase("F1, xterm", "\u{1B}OP", .function(1)),
    InputCase("F4 with shift, xterm", "\u{1B}[1;2S", .function(4)),
    InputCase("F1, rxvt and VT220", "\u{1B}[11~", .function(1)),
    InputCase("F1, Linux", "\u{1B}[[A", .function(1)),
    InputCase("F5, Linux", "\u{1B}[[E", .function(5)),
    InputCase("F5", "\u{1B}[15~", .function(5)),
    InputCase("F6", "\u{1B}[17~", .function(6)),
    InputCase("F10", "\u{1B}[21~", .function(10)),
    InputCase("F12", "\u{1B}[24~", .function(12)),
    InputCase("F12 with control", "\u{1B}[24;5~", .function(12)),
    InputCase(
      "paste", "\u{1B}[200~one\r\ntwo\r\u{1B}[A é\u{1B}[201~",
      .paste("one\ntwo\n\u{1B}[A é")),
    InputCase("empty paste", "\u{1B}[200~\u{1B}[201~", .paste("")),
    InputCase("end of a paste that did not begin", "\u{1B}[201~"),
  ]

  static let swallowed = [
    InputCase("insert", "\u{1B}[2~"),
    InputCase("alt and letter", "\u{1B}a"),
    InputCase("alt and letter of three bytes", "\u{1B}漢"),
    InputCase("alt and return", "\u{1B}\r"),
    InputCase("focus gained and lost", "\u{1B}[I\u{1B}[O"),
    InputCase("unknown control sequence", "\u{1B}[?1;2;3$w"),
    InputCase("key of the kitty protocol", "\u{1B}[97;5u"),
    InputCase("very long control sequence", "\u{1B}[" + String(repeating: "1;", count: 50) + "A"),
    InputCase("title ended by BEL", "\u{1B}]2;quit\u{07}"),
    InputCase("title ended by ST", "\u{1B}]2;quit\u{1B}\\"),
    InputCase("device control string", "\u{1B}P1$r0m\u{07}q\u{1B}\\"),
    InputCase("application program command", "\u{1B}_Gi=31;OK\u{1B}\\"),
    InputCase("string cancelled", "\u{1B}]2;quit\u{18}"),
  ]

  static let replies = [
    InputCase("device attributes", "\u{1B}[?62;4c", .reply(.attributes)),
    InputCase("mode known", "\u{1B}[?2026;2$y", .reply(.mode(2026, setting: 2))),
    InputCase("mode unknown", "\u{1B}[?2026;0$y", .reply(.mode(2026, setting: 0))),
    InputCase(
      "background ended by ST", "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\",
      .reply(.background(RGBColor(red: 1, green: 1, blue: 1)))),
    InputCase(
      "background ended by BEL", "\u{1B}]11;rgb:00/ff/00\u{07}",
      .reply(.background(RGBColor(red: 0, green: 1, blue: 0)))),
    InputCase("background that is no colour", "\u{1B}]11;?\u{07}"),
  ]

  @Test(arguments: cases) func `bytes become input`(_ example: InputCase) {
    var decoder = InputDecoder()
    #expect(decoder.feed(example.bytes.utf8, at: 0) == example.inputs)
    #expect(decoder.wait(from: 0) == nil)
  }

  @Test(arguments: cases) func `reads may be split anywhere`(_ example: InputCase) {
    let bytes = Array(example.bytes.utf8)
    for first in bytes.indices {
      for second in first..<min(bytes.count, first + 12) {
        var decoder = InputDecoder()
        let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]]
        #expect(pieces.flatMap { decoder.feed($0, at: 0) } == example.inputs)
        #expect(decoder.feed("q".utf8, at: 0) == [.key(.character("q"))])
      }
    }
  }

  @Test func `all the cases in one read give all their input`() {
    var decoder = InputDecoder()
    let bytes = Self.cases.map(\.bytes).joined()
    #expect(decoder.feed(bytes.utf8, at: 0) == Self.cases.flatMap(\.inputs))
  }
}
