import QuizModel
import TestSupport
import Testing

@testable import QuizFormats

/// GIFT with mistakes in it, and what is no GIFT.
struct GIFTImporterDamageTests {
  func read(_ text: String) -> QuizReading { reading(text, as: "gift") }

  static let mistakes: [(String, [String])] = [
    ("A {=b} c {=d} e", ["1:10 left-out-stray-sign"]),
    ("A } b", ["1:3 left-out-stray-sign"]),
    ("A {~{b} =c}", ["1:5 left-out-stray-sign"]),
    ("A {~%50x%b =c}", ["1:6 left-out-bad-number"]),
    ("A {=b =%-1-%c}", ["1:9 left-out-bad-number"]),
    ("A {=b\n\nB {T}", ["1:3 left-out-unclosed"]),
    ("A {b}", ["1:4 left-out-expected-sign"]),
    ("A {#x}", ["1:5 left-out-bad-number"]),
    ("A {#5..1}", ["1:5 left-out-bad-number"]),
    ("A {#5:-1}", ["1:5 left-out-bad-number"]),
    ("A {}", ["1:1 left-out-kind"]),
    ("A", ["1:1 left-out-kind"]),
    ("A {=b->c =d->e}", ["1:1 left-out-kind"]),
    ("{=b}", ["1:1 left-out-without-text"]),
    ("A {~b ~c}", ["1:1 left-out-without-answer"]),
  ]

  @Test(arguments: mistakes)
  func `a question with a mistake is left out and the others play`(
    text: String, notes: [String]
  ) {
    let file = read(text + "\n\nB {T}")
    #expect(file.notes == notes)
    #expect(file.texts.last == "B\n_____")
  }

  @Test(arguments: ["%PATH%", "%5 of 20%", "%50"])
  func `percent signs without a number between them are text`(answer: String) {
    let file = read("A {=\(answer)}")
    #expect(file.notes.isEmpty)
    #expect(file.questions.map(\.rightTexts) == [[[answer]]])
  }

  @Test func `what is wrong is named`() {
    #expect(read("A {=b} c {=d}\n\nB {T}").causes == [.leftOut(.mistake(.stray("{")))])
    #expect(read("A } b\n\nB {T}").causes == [.leftOut(.mistake(.stray("}")))])
    #expect(
      read("A {~%50x%b =c}\n\nB {T}").causes == [.leftOut(.mistake(.badNumber(found: "50x")))])
  }

  @Test(arguments: [
    "int main() { return 0; }\n\nvoid f() { g(); }", "body { color: red }",
    "The {{c1::cat}} sat.", "{1:SHORTANSWER:=cat}", "Just prose.", "f = \\frac{1}{2}", "",
    "let a = {}\n\nfunction f() { if (a) { return } }",
  ])
  func `other texts are not taken for it`(text: String) {
    #expect(!GIFTImporter().recognises(ForeignFile(Array(text.utf8))))
  }

  @Test(arguments: ["gift", "gift.txt"])
  func `its endings are known`(ending: String) {
    #expect(QuizReading(Array("Just prose.".utf8), name: "a.\(ending)").format == "gift")
    #expect(QuizReading.endingsInFolders.contains(".\(ending)"))
  }

  /// A text that would take a careless reader long.
  struct Hostile: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String

    init(_ description: String, _ text: String) {
      testDescription = description
      self.text = text
    }
  }

  static let hostile: [Hostile] = [
    Hostile("braces that open", String(repeating: "{", count: 100_000)),
    Hostile("braces that close", String(repeating: "}", count: 100_000)),
    Hostile("answers without end", String(repeating: "a {=b} ", count: 20_000)),
    Hostile("open answers in every item", String(repeating: "{\n\n", count: 30_000)),
    Hostile("answers that go on in every item", String(repeating: "} {\n\n", count: 30_000)),
    Hostile("many answers", "Q {" + String(repeating: "=a", count: 10_000) + "}"),
    Hostile("a long line", "Q" + String(repeating: " word", count: 100_000) + "{=a}"),
    Hostile("hash signs", "Q {=" + String(repeating: "#", count: 100_000) + "}"),
    Hostile("colons", String(repeating: "::", count: 50_000) + "{=a}"),
    Hostile("labels", "// " + String(repeating: "[id:", count: 30_000) + "\nQ {=a}"),
  ]

  @Test(arguments: hostile)
  func `huge and hostile files are read in one go`(file: Hostile) {
    let file = read(file.text)
    #expect(file.format == "gift")
    #expect(file.questions.count <= 1)
  }

  @Test(arguments: 0..<20)
  func `damaged samples are read or refused at a place`(round: Int) throws {
    var generator = SeededGenerator(seed: UInt64(round))
    let signs = Array("{}=~#:\\%\n[]/_*".utf8)
    for sample in GIFTImporterTests.samples {
      let text = try reading(sample: sample.path).text
      for _ in 0..<5 {
        var bytes = text.bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let index = Int.random(in: 0..<bytes.count, using: &generator)
          switch Int.random(in: 0..<3, using: &generator) {
          case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
          case 1: bytes.insert(signs.randomElement(using: &generator) ?? 0, at: index)
          default: bytes.removeSubrange(index..<min(bytes.count, index + 20))
          }
        }
        let reading = QuizReading(bytes, options: ReadingOptions(format: "gift"))
        guard case .success(let loaded) = reading.result else { continue }
        for note in loaded.warnings {
          let place = try #require(note.place)
          #expect((0...reading.text.bytes.count).contains(place.offset))
        }
      }
    }
  }
}
