import Foundation
import TestSupport
import Testing

@testable import ClozeApp

struct ProgramPathTests {
  fileprivate let folder: TemporaryFolder
  /// The folder's path with all links in it resolved, as found paths are.
  fileprivate let root: String

  init() throws {
    folder = try TemporaryFolder()
    root = try #require(folder.path.canonicalPath)
    for name in ["a", "b", "b/cloze", "c"] { try #require(mkdir("\(root)/\(name)", 0o700) == 0) }
    for name in ["a/cloze", "c/cloze", "c/other"] {
      try #require(chmod(folder.write("", to: name), name == "a/cloze" ? 0o600 : 0o700) == 0)
    }
    try #require(symlink("c/cloze", "\(root)/link") == 0)
  }

  fileprivate func find(_ word: String?, searchPath: String? = nil, link: String = "/no/link")
    -> String?
  {
    ProgramPath.find(calledBy: word, searchPath: searchPath, link: link)
  }

  @Test func `the system's link comes first`() {
    #expect(find("\(root)/c/other", link: "\(root)/link") == "\(root)/c/cloze")
  }

  @Test func `a path is followed to its end`() {
    #expect(find("\(root)/a/../link") == "\(root)/c/cloze")
    #expect(find("\(root)/missing") == nil)
  }

  @Test func `a name is searched for as a shell does`() {
    #expect(find("cloze", searchPath: "\(root)/a:\(root)/b:\(root)/c") == "\(root)/c/cloze")
    #expect(find("cloze", searchPath: "\(root)/a:\(root)/missing") == nil)
    #expect(find("other", searchPath: "::\(root)/c:") == "\(root)/c/other")
  }

  @Test func `without a name or a path to search nothing is found`() {
    #expect(find(nil, searchPath: root) == nil)
    #expect(find("", searchPath: root) == nil)
    #expect(find("cloze") == nil)
  }

  @Test func `a running program is found`() {
    #expect(QuizPlaces.ofProcess().bundled?.hasSuffix("/share/cloze/quizzes") == true)
  }
}
