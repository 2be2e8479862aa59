import QuizFormats
import Testing

/// Files that are not JSON; each has one error, which stands alone.
struct JSONFailureTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let file: String
    let cause: DiagnosticCause
    var testDescription: String { name }

    init(_ name: String, _ file: String, _ cause: DiagnosticCause) {
      (self.name, self.file, self.cause) = (name, file, cause)
    }
  }

  static let syntax = [
    Case("nothing", "‸", .emptyFile),
    Case("white space only", "‸ \n\t\r\n", .emptyFile),
    Case("a comment only", "‸// soon\n", .emptyFile),
    Case("a word", "[‸yes]", .expectedValue(found: "yes")),
    Case("a colon for a value", #"{"text": ‸: "a"}"#, .expectedValue(found: ":")),
    Case("two commas", "[1,‸,2]", .expectedValue(found: ",")),
    Case("Chinese quotes", "[‸“猫”]", .expectedValue(found: "“")),
    Case("no quotes in Chinese", #"{‸名: 1}"#, .expectedKey(found: "名")),
    Case("a number as key", "{‸1: 2}", .otherLanguage(.javaScript, found: "1")),
    Case("a list as key", "{‸[1]: 2}", .expectedKey(found: "[")),
    Case("no colon", #"{"text" ‸"a"}"#, .expectedColon(found: #""a""#)),
    Case("no comma in a list", "[\"a\"\n ‸\"b\"]", .expectedCommaInList(found: #""b""#)),
    Case("no comma in an object", "{\"a\": 1\n ‸\"b\": 2}", .expectedCommaInObject(found: #""b""#)),
    Case("a brace that closes a list", "[1‸}", .expectedCommaInList(found: "}")),
    Case("a zero before a number", "[‸012]", .badNumber(found: "012")),
    Case("a plus sign", "[‸+1]", .badNumber(found: "+1")),
    Case("nothing after the point", "[‸1.]", .badNumber(found: "1.")),
    Case("a number with a unit", "[‸12px]", .badNumber(found: "12px")),
    Case("an unknown escape", #"["a‸\d"]"#, .badEscape(found: #"\d"#)),
    Case("a short escape", #"["‸\u12"]"#, .badEscape(found: #"\u12"]"#)),
    Case("half a pair", #"["‸\uD834x"]"#, .loneSurrogate(found: #"\uD834"#)),
    Case("the other half", #"["‸\uDD1E"]"#, .loneSurrogate(found: #"\uDD1E"#)),
    Case("a text over two lines", "[\"a‸\nb\"]", .lineEndInText),
    Case("a tab in a text", "[\"a‸\tb\"]", .tabInText),
    Case("an escape character in a text", "[\"a‸\u{1B}[31m\"]", .controlCharacter("\u{1B}")),
    Case("a list left open", "{\"a\":\n[1, 2‸ \n\n", .unclosed(.list, line: 2)),
    Case("an object left open", "\n{\"a\": {\"b\": 1}‸\n", .unclosed(.object, line: 2)),
    Case("an end after a comma", "[1,‸", .unclosed(.list, line: 1)),
    Case("an end after a key", #"{"a"‸"#, .unclosed(.object, line: 1)),
    Case("an end in a text", "[\n\"abc‸", .unclosed(.text, line: 2)),
    Case("an end in a text, with a line end", "[\n\"abc‸\n", .unclosed(.text, line: 2)),
    Case("an end in an escape", "[\"abc\\‸", .unclosed(.text, line: 1)),
    Case("an end in a comment", "[ /* abc\n‸", .unclosed(.comment, line: 1)),
    Case("a second object", "{}\n‸{}", .textAfterEnd(found: "{")),
    Case("a bracket too many", "[]‸]", .textAfterEnd(found: "]")),
  ]

  static let languages = [
    Case("None", "[‸None]", .otherLanguage(.python, found: "None")),
    Case("True", #"{"code": ‸True}"#, .otherLanguage(.python, found: "True")),
    Case("three quotes", "[\"\"‸\"a\"\"\"]", .otherLanguage(.python, found: "\"a\"")),
    Case("an f-string", #"[‸f"a"]"#, .otherLanguage(.python, found: "f")),
    Case("an assignment", "‸quiz = [1]", .otherLanguage(.either, found: "quiz")),
    Case("single quotes", "[‸'a']", .otherLanguage(.either, found: "'")),
    Case("a key in single quotes", "{‸'text': 1}", .otherLanguage(.either, found: "'")),
    Case("a sum of texts", #"["a" ‸+ "b"]"#, .otherLanguage(.either, found: "+")),
    Case("a key without quotes", "{ ‸text: 1 }", .otherLanguage(.javaScript, found: "text")),
    Case("a constant", "‸const x = [", .otherLanguage(.javaScript, found: "const")),
    Case(
      "a module", "‸module.exports = {", .otherLanguage(.javaScript, found: "module.exports")),
    Case("an export", "‸export default [", .otherLanguage(.javaScript, found: "export")),
    Case("a template", "[‸`a`]", .otherLanguage(.javaScript, found: "`")),
    Case("undefined", "[‸undefined]", .otherLanguage(.javaScript, found: "undefined")),
  ]

  @Test(arguments: syntax + languages)
  func `what is not JSON has one error at one place`(testCase: Case) {
    let file = MarkedFile(testCase.file)
    #expect(findings(in: file.text) == [Diagnostic(testCase.cause, at: file.places.first)])
  }

  @Test func `a file that is too long is refused unread`() throws {
    let text = SourceText(Array("[1]x".utf8))
    let error = try #require(throws: QuizFileError.self) {
      try JSONSource(text, maximumLength: 3).read()
    }
    let place = SourcePlace(line: 1, column: 1, offset: 0)
    #expect(error.diagnostics == [Diagnostic(.tooLarge(limit: 3), at: place)])
    #expect(JSONSource(text, maximumLength: .max).maximumLength == 256 << 20)
  }
}
