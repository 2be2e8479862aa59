import QuizFormats
import Testing

struct SourceEncodingTests {
  static let text = #"{ "text": "Oslo is in _____.", "answer": "Norway" }"#

  static func encode(_ text: String, as encoding: OtherEncoding) -> [UInt8] {
    switch encoding {
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .utf32LittleEndian:
      text.unicodeScalars.flatMap { scalar in
        (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * $0)) }
      }
    case .utf32BigEndian:
      text.unicodeScalars.flatMap { scalar in
        (0..<4).reversed().map { UInt8(truncatingIfNeeded: scalar.value >> (8 * $0)) }
      }
    }
  }

  @Test(arguments: OtherEncoding.allCases, ["", "\u{FEFF}"])
  func `another encoding of Unicode is recognised`(encoding: OtherEncoding, mark: String) {
    #expect(
      findings(in: Self.encode(mark + Self.text, as: encoding)) == [
        Diagnostic(
          .otherEncoding(encoding), at: SourcePlace(line: 1, column: 1, offset: 0))
      ])
  }

  struct Garbage: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let cause: DiagnosticCause
    let place: SourcePlace
    var testDescription: String { name }
  }

  static let garbage = [
    Garbage(
      name: "Latin-1", bytes: Array("{ \"a\":\n \"caf".utf8) + [0xE9] + Array("\" }".utf8),
      cause: .notUTF8(byte: 0xE9), place: SourcePlace(line: 2, column: 6, offset: 12)),
    Garbage(
      name: "a character cut off by the end", bytes: Array("[\"".utf8) + [0xE5, 0xAD],
      cause: .notUTF8(byte: 0xE5), place: SourcePlace(line: 1, column: 3, offset: 2)),
    Garbage(
      name: "a surrogate", bytes: Array("\"".utf8) + [0xED, 0xA0, 0x80, 0x22],
      cause: .notUTF8(byte: 0xED), place: SourcePlace(line: 1, column: 2, offset: 1)),
    Garbage(
      name: "an overlong slash", bytes: Array("\"".utf8) + [0xC0, 0xAF, 0x22],
      cause: .notUTF8(byte: 0xC0), place: SourcePlace(line: 1, column: 2, offset: 1)),
    Garbage(
      name: "a program",
      bytes: [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0x3E, 0, 0xF0, 0xB8, 0, 0],
      cause: .notUTF8(byte: 0xF0), place: SourcePlace(line: 1, column: 13, offset: 12)),
    Garbage(
      name: "zeros", bytes: Array(repeating: 0, count: 100),
      cause: .expectedValue(found: "\0"), place: SourcePlace(line: 1, column: 1, offset: 0)),
  ]

  @Test(arguments: garbage)
  func `garbage gives one error at one place`(garbage: Garbage) {
    #expect(findings(in: garbage.bytes) == [Diagnostic(garbage.cause, at: garbage.place)])
  }
}
