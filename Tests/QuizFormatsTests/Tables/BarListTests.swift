import Testing

@testable import QuizFormats

struct BarListTests {
  static let lists: [(field: String, texts: [String])] = [
    ("cat", ["cat"]), ("cat|dog", ["cat", "dog"]), ("a\\|b|c", ["a|b", "c"]),
    ("\\d|\\\\d", ["\\d", "\\\\d"]), ("", [""]), ("a||b", ["a", "", "b"]), ("a;b", ["a;b"]),
  ]

  @Test(arguments: lists) func `bars separate texts`(field: String, texts: [String]) {
    #expect(BarList.texts(in: field) == texts)
  }

  @Test(arguments: [
    (field: "cat; dog", options: ["cat", " dog"]), (field: "a;b|c", options: ["a;b", "c"]),
    (field: "cat", options: ["cat"]), (field: " ", options: []),
  ])
  func `options may be apart by semicolons`(field: String, options: [String]) {
    #expect(BarList.options(in: field) == options)
  }

  @Test(arguments: [["a|b", "c"], ["a\\", "b\\"], ["\\|", "x\\|y"], ["one"], ["", "b"]])
  func `what is written is read back`(texts: [String]) {
    let read = BarList.texts(in: BarList.field(of: texts))
    #expect(read.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 } == texts)
  }
}
