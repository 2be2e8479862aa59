import QuizFormats
import Testing

struct DiagnosticTests {
  static let tested =
    (QuizErrorTests.roots + QuizErrorTests.texts + QuizErrorTests.options + QuizErrorTests.answers
    + QuizErrorTests.numbers + QuizErrorTests.wholes).map(\.cause)
    + (JSONFailureTests.syntax + JSONFailureTests.languages).map(\.cause)
    + [
      .noSuchFile, .unreadable(reason: "r"), .isFolder, .notUTF8(byte: 0xFF),
      .otherEncoding(.utf16BigEndian), .tooDeep(limit: 64), .tooLarge(limit: 1),
    ]

  @Test func `every error of the specification has a broken file`() {
    let numbers = Set(Self.tested.compactMap { Diagnostic($0, at: nil).number })
    #expect(numbers == Set(1...43))
  }

  @Test func `codes are kebab-case and belong to one number`() {
    var numbers: [String: Int?] = [:]
    for diagnostic in Self.tested.map({ Diagnostic($0, at: nil) }) {
      #expect(diagnostic.code.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
      #expect(diagnostic.severity == .error)
      let known = numbers.updateValue(diagnostic.number, forKey: diagnostic.code)
      #expect(known == nil || known == diagnostic.number)
    }
  }

  @Test func `a warning has no number`() {
    let warning = Diagnostic(.comment, at: nil)
    #expect(warning.severity == .warning)
    #expect(warning.number == nil)
    #expect(warning.code == "comment")
  }
}
