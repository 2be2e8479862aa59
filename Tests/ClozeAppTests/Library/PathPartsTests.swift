import Testing

@testable import ClozeApp

@Suite struct `A path` {
  @Test(
    arguments: [
      ("/a/b.json", "/a", "b.json"), ("/b.json", "/", "b.json"), ("b.json", nil, "b.json"),
      ("a/b.json", "a", "b.json"), ("../b.json", "..", "b.json"), ("a/", "a", ""), ("/", nil, ""),
      ("", nil, ""),
    ])
  func `has a folder and a name`(path: String, folder: String?, name: String) {
    #expect(path.parentPath == folder)
    #expect(path.fileName == name)
  }

  @Test func `gets one slash at its end`() {
    #expect("/a".slashed == "/a/")
    #expect("/a/".slashed == "/a/")
    #expect("/".slashed == "/")
  }
}
