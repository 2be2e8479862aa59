import QuizModel
import Testing

@testable import QuizFormats

/// H5P packages, and contents in contents.
struct H5PPackageTests {
  let metadata = #"""
    {"title": "Q&amp;A", "language": "und", "defaultLanguage": "nb", "mainLibrary": "H5P.Blanks",
     "license": "CC BY-SA", "licenseVersion": "4.0",
     "authors": [{"name": "A. Uthor", "role": "Author"}, {"name": "B. Writer", "role": "Editor"}]}
    """#
  let content = #"{"questions": ["*a*"]}"#

  func package(_ members: [(name: String, contents: String)]) -> [UInt8] {
    storedZip(members.map { ($0.name, Array($0.contents.utf8)) })
  }

  @Test func `a package is read with what it says of itself`() throws {
    let reading = QuizReading(
      package([("h5p.json", metadata), ("content/content.json", content)]), name: "a.zip")
    #expect(reading.format == "h5p")
    let quiz = try reading.loaded.quiz
    #expect(quiz.title == "Q&A")
    #expect(quiz.language == "nb")
    #expect(quiz.licence == "CC-BY-SA-4.0")
    #expect(quiz.author == "A. Uthor, B. Writer")
    #expect(quiz.questions.map(\.textWithBlanks) == ["_____"])
    // Nothing of it can be edited at a line.
    #expect(quiz.questions.map(\.line) == [nil])
    #expect(reading.notes.isEmpty)
  }

  @Test(
    arguments: [
      ("CC0 1.0", "", "CC0-1.0", false), ("GNU GPL", "v3", "GPL-3.0-only", false),
      ("ODC PDDL", "", "PDDL-1.0", false), ("U", "", nil, false), ("C", "", nil, true),
      ("CC BY", "", nil, true),
    ] as [(String, String, String?, Bool)])
  func `a licence is kept where it has a name in SPDX`(
    licence: String, version: String, name: String?, isLost: Bool
  ) throws {
    let about = #"{"license": "\#(licence)", "licenseVersion": "\#(version)"}"#
    let content = #"{"questions": ["*a*"], "behaviour": {}}"#
    let loaded = try QuizReading(
      package([("h5p.json", about), ("content/content.json", content)])
    ).loaded
    #expect(loaded.quiz.licence == name)
    #expect(
      loaded.warnings
        == (isLost ? [Diagnostic(.lost(.feature(.licence)), at: nil, within: "h5p.json")] : []))
  }

  @Test func `a mistake has its place in the member`() {
    let file = MarkedFile(#"{"questions": ["‸*a"]}"#)
    let reading = QuizReading(
      package([("h5p.json", metadata), ("content/content.json", file.text)]))
    #expect(
      reading.diagnostics.last
        == Diagnostic(
          .leftOut(.mistake(.unclosed(.answers, line: 1))), at: file.places[0],
          within: "content/content.json"))
    let broken = QuizReading(package([("h5p.json", metadata), ("content/content.json", "{")]))
    #expect(broken.diagnostics.map(\.part) == ["content/content.json"])
    #expect(broken.diagnostics.map(\.number) == [7])
  }

  @Test func `a package by its name alone says what it lacks`() {
    #expect(QuizReading(package([("a", "b")]), name: "A.H5P").format == "h5p")
    #expect(
      QuizReading(package([("a", "b")]), name: "a.h5p").diagnostics.map(\.cause) == [
        .importFailure(
          .broken(.memberMissing(name: "content/content.json"), format: "H5P"))
      ])
    #expect(QuizReading(package([("a", "b")]), name: "a.zip").format == nil)
    #expect(QuizReading.endingsInFolders.contains(".h5p"))
  }

  @Test func `contents are found in contents, and what differs is noted`() throws {
    let file = MarkedFile(
      #"""
      {"introPage": {}, "questions": [
        {"library": "H5P.Blanks 1.14", "params": {"text": "One.", "questions": ["*a*"]}},
        {"params": {"content": [{"content":
          {"params": {"textField": "*b* *c*", "taskDescription": ‸"Two."}, "library": "H5P.DragText 1.10"}}]},
         "library": "H5P.Column 1.18"},
        ‸{"library": "H5P.TrueFalse 1.8", "params": {"question": "Is it *so*?"}},
        {"library": "H5P.Blanks 1.14", "params":
          {"questions": ["*d*"], "behaviour": ‸{"caseSensitive": false}}}]}
      """#)
    let reading = reading(file.text)
    #expect(reading.format == "h5p")
    let loaded = try reading.loaded
    #expect(loaded.quiz.questions.map(\.textWithBlanks) == ["_____", "_____ _____", "_____"])
    #expect(loaded.quiz.description == "One.")
    #expect(loaded.quiz.settings.match.respectsCase)
    #expect(
      loaded.warnings == [
        Diagnostic(.lost(.feature(.description)), at: file.places[0]),
        Diagnostic(.leftOut(.kind("H5P.TrueFalse")), at: file.places[1]),
        Diagnostic(.lost(.feature(.caseRule)), at: file.places[2]),
      ])
  }

  @Test(arguments: [
    #"{"textField": "___", "answer": "a"}"#, #"{"questions": ["a ___"]}"#,
    #"{"text": "library ___", "answer": "H5P.Blanks"}"#,
  ])
  func `what only looks a little like H5P is our own`(file: String) {
    #expect(reading(file).format == "json")
  }

  @Test func `texts of millions of signs are read in a moment`() throws {
    let stars = String(repeating: "* ", count: 2_000_000)
    #expect(reading(#"{"behaviour": {}, "questions": ["*a* \#(stars)"]}"#).format == "h5p")
    let lone = String(repeating: "* \\n", count: 2_000_000)
    let text = #"{"taskDescription": "", "textField": "*a* *b* \#(lone)"}"#
    #expect(try reading(text).loaded.quiz.questions.count == 1)
    let marks = String(repeating: "!!_", count: 2_000_000)
    let advanced = #"{"content": {"blanksText": "\#(marks)", "blanksList": []}}"#
    #expect(reading(advanced).notes.first == "nothing-playable")
    let braces = String(repeating: "{", count: 1_000_000)
    #expect(reading(#"{"textField": "*a*", "behaviour": \#(braces)"#).format == "json")
  }
}
