import TestSupport
import Testing

@testable import QuizFormats

/// Documents that are wrong, or that were made to do harm.
struct XMLReaderRefusalTests {
  func error(_ bytes: [UInt8]) -> ContainerError? {
    containerError { () throws(ContainerError) in _ = try XMLReader.read(SourceText(bytes)) }
  }

  func error(_ text: String) -> ContainerError? { error(Array(text.utf8)) }

  @Test func `a tag that does not match is told with its line and column`() throws {
    let text = "<quiz>\n  <é>é</e>\n</quiz>\n"
    guard case .malformed(let reason, let offset) = error(text) else {
      Issue.record("it was read")
      return
    }
    #expect(reason == "mismatched tag")
    let place = SourceText(Array(text.utf8)).place(at: offset)
    #expect(place.line == 2)
    #expect(place.column == 9)
  }

  @Test(
    arguments: [
      ("", "no element found", 0), ("<q>", "no element found", 3), ("q", "syntax error", 0),
      ("<q/><r/>", "junk after document element", 4),
      ("<q a='1' a='2'/>", "duplicate attribute", 9),
      ("<?xml version='1.0' encoding='x'?><q/>", "unknown encoding", 30),
    ] as [(String, String, Int)])
  func `what is not well formed is told in expat's words`(text: String, reason: String, offset: Int)
  {
    #expect(error(text) == .malformed(reason: reason, offset: offset))
  }

  @Test func `an entity that is not XML's own is named as such`() {
    #expect(error("<q>12 &deg;C</q>") == .undefinedEntity(offset: 6))
  }

  @Test func `a byte that is NUL or not UTF-8 is refused at its place`() {
    #expect(
      error("<q>a\0</q>") == .malformed(reason: "not well-formed (invalid token)", offset: 4))
    #expect(
      error(Array("<q>ab".utf8) + [0xFF] + Array("</q>".utf8))
        == .malformed(reason: "not well-formed (invalid token)", offset: 5))
  }

  @Test func `a billion laughs are refused before the first`() {
    var text = "<!DOCTYPE q [\n<!ENTITY l0 'lol'>\n"
    for level in 1..<10 {
      let inner = String(repeating: "&l\(level - 1);", count: 10)
      text += "<!ENTITY l\(level) '\(inner)'>\n"
    }
    #expect(error(text + "]>\n<q>&l9;</q>") == .declaresEntities(offset: 12))
  }

  @Test(arguments: [
    "<!DOCTYPE q [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><q>&x;</q>",
    "<!DOCTYPE q [<!ENTITY % x SYSTEM 'file:///etc/passwd'> %x;]><q/>",
    "<!DOCTYPE q [<!ATTLIST q a CDATA 'default'>]><q/>",
    "<!DOCTYPE q []><q/>",
  ])
  func `a document type with declarations of its own is refused`(text: String) {
    #expect(error(text) == .declaresEntities(offset: 12))
  }

  @Test func `a document type in a file is not fetched`() throws {
    let text = "<!DOCTYPE q SYSTEM 'file:///etc/passwd'><q>&root;</q>"
    #expect(try XMLReader.read(SourceText(Array(text.utf8))).text == "&root;")
  }

  @Test func `256 levels are read, one more is refused`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<q>", count: depth) + "x" + String(repeating: "</q>", count: depth)
    }
    #expect(try XMLReader.read(SourceText(Array(nested(256).utf8))).text == "x")
    #expect(error(nested(257)) == .tooDeep(limit: 256, offset: 768))
    #expect(error(nested(256).replacing("x", with: "<r/>")) == .tooDeep(limit: 256, offset: 768))
  }

  @Test func `a million levels are refused at once`() {
    #expect(
      error(String(repeating: "<q>", count: 1_000_000)) == .tooDeep(limit: 256, offset: 768))
  }

  static let sound = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE quiz SYSTEM "quiz.dtd">
    <quiz xmlns:m="urn:m" title="A &amp; B">
      <m:question id="1"><text><![CDATA[<p>é {1:SA:=x}</p>]]></text>&nbsp;<!-- no --></m:question>
      <question><a/><b c='d'>&#x1F642; text</b><?pi data?></question>
    </quiz>
    """

  @Test(arguments: 0..<4)
  func `random damage gives a tree or a place`(round: Int) {
    let sound = Array(Self.sound.utf8)
    var generator = SeededGenerator(seed: UInt64(round))
    for _ in 0..<1000 {
      let bytes = damaged(sound, by: &generator)
      guard case .malformed(_, let offset) = error(bytes) else { continue }
      #expect((0...bytes.count).contains(offset))
    }
  }

  @Test func `a document without its end is refused at every length`() {
    let sound = Array(Self.sound.utf8)
    for length in sound.indices {
      guard case .malformed = error(Array(sound[..<length])) else {
        Issue.record("\(length) bytes were read")
        return
      }
    }
  }
}
