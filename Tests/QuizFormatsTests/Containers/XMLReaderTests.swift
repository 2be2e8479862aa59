import Testing

@testable import QuizFormats

struct XMLReaderTests {
  func read(_ text: String) throws -> XMLElement {
    try XMLReader.read(SourceText(Array(text.utf8)))
  }

  @Test func `elements, attributes and texts have their places`() throws {
    let quiz = try read("<?xml version='1.0'?>\n<quiz a='1' b='&lt;2'>\n x<q/>y &amp; z</quiz>\n")
    #expect(quiz.name == "quiz")
    #expect(quiz.offset == 22)
    #expect(quiz.attributes.map(\.name) == ["a", "b"])
    #expect(quiz[attribute: "b"] == "<2")
    #expect(quiz[attribute: "c"] == nil)
    #expect(quiz.children.count == 3)
    guard case .text("\n x", offset: 44) = quiz.children[0],
      case .element(let question) = quiz.children[1],
      case .text("y & z", offset: 51) = quiz.children[2]
    else {
      Issue.record("\(quiz.children)")
      return
    }
    #expect(question.offset == 47)
    #expect(question.children.isEmpty)
  }

  @Test func `elements are found by name, the first or all`() throws {
    let quiz = try read("<quiz><a>1</a><b>2<c>3</c></b> <a>4</a></quiz>")
    #expect(quiz.first("a")?.text == "1")
    #expect(quiz.first("c") == nil)
    #expect(quiz.all("a").map(\.text) == ["1", "4"])
    #expect(quiz.elements.map(\.name) == ["a", "b", "a"])
    #expect(quiz.text == "123 4")
  }

  @Test func `prefixes of namespaces are left out`() throws {
    let quiz = try read("<m:quiz xmlns='u' xmlns:m='v' xml:lang='en' m:id='7'><n:q/></m:quiz>")
    #expect(quiz.name == "quiz")
    #expect(quiz.attributes.map(\.name) == ["lang", "id"])
    #expect(quiz.first("q") != nil)
  }

  @Test func `CDATA is text, and comments do not divide it`() throws {
    let quiz = try read("<quiz>a<![CDATA[<b>&amp;]]><!-- c --><?p d?>e</quiz>")
    #expect(quiz.children.count == 1)
    guard case .text("a<b>&amp;e", offset: 6) = try #require(quiz.children.first) else {
      Issue.record("\(quiz.children)")
      return
    }
    let onlyData = try read("<quiz><![CDATA[x]]></quiz>")
    guard case .text("x", offset: 15) = try #require(onlyData.children.first) else {
      Issue.record("\(onlyData.children)")
      return
    }
  }

  @Test func `ISO-8859-1 is decoded where it is declared`() throws {
    let head = "<?xml version='1.0' encoding='ISO-8859-1'?>"
    let bytes = Array(head.utf8) + Array("<q>".utf8) + [0xE9] + Array("<r/></q>".utf8)
    let quiz = try XMLReader.read(SourceText(bytes))
    #expect(quiz.text == "é")
    #expect(quiz.first("r")?.offset == head.utf8.count + 4)
  }

  @Test(arguments: [false, true])
  func `UTF-16 is decoded by its byte-order mark`(isBigEndian: Bool) throws {
    let units = [0xFEFF] + Array("<q>é🙂<r/></q>".utf16)
    let bytes = units.flatMap { unit in
      let bytes = littleEndian(unit)
      return isBigEndian ? bytes.reversed() : bytes
    }
    let quiz = try XMLReader.read(SourceText(bytes))
    #expect(quiz.text == "é🙂")
    #expect(quiz.offset == 2)
    #expect(quiz.first("r")?.offset == 14)
  }

  @Test func `UTF-8's byte-order mark counts as bytes`() throws {
    #expect(try read("\u{FEFF}<q/>").offset == 3)
  }

  @Test func `an attribute of a megabyte is read`() throws {
    let value = String(repeating: "x", count: 1_000_000)
    let quiz = try read("<q a='\(value)'>\(value)</q>")
    #expect(quiz[attribute: "a"] == value)
    #expect(quiz.text == value)
  }

  @Test func `a document type elsewhere is allowed, and its entities stay as they are`() throws {
    let quiz = try read("<!DOCTYPE quiz SYSTEM 'quiz.dtd'><quiz>a&nbsp;b<c/>&deg;</quiz>")
    #expect(quiz.text == "a&nbsp;b&deg;")
  }
}
