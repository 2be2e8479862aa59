import Testing

@testable import LearningHistory

@Suite struct `A list of texts as one text` {
  @Test(
    arguments: [
      [], [nil], [""], ["a", nil, "b"], ["\"", "\\", "\\n", "a\nb\t\u{0}\u{1F}", "],[", "null"],
      ["déjà", "日本", "👩‍👩‍👧", "e\u{301}", "\u{301}"], ["\\u0041", "\u{2028}"],
    ] as [[String?]])
  func `is read back as it was`(texts: [String?]) {
    let encoded = TextList(texts).encoded
    let scalars = TextList(encoded: encoded)?.texts.map { $0.map { Array($0.unicodeScalars) } }
    #expect(scalars == texts.map { $0.map { Array($0.unicodeScalars) } })
  }

  @Test func `is what JSON calls an array`() {
    #expect(TextList(["a\"\n", nil]).encoded == #"["a\"\u000a",null]"#)
  }

  @Test(arguments: [
    "", "[", "[\"a]", "[\"a\"", "[\"a\",]", "[a]", "[\"a\"]]", "[\"\\u00zz\"]", "[\"\\", "null",
  ])
  func `is not read from anything else`(encoded: String) {
    #expect(TextList(encoded: encoded)?.texts == nil)
  }
}

@Suite struct `Marks as one text` {
  @Test func `are read back as they were`() {
    let marks: [Bool?] = [true, nil, false]
    #expect(Marks(marks).encoded == "1-0")
    #expect(Marks(encoded: "1-0").marks == marks)
    #expect(Marks(encoded: "").marks == [])
  }
}
