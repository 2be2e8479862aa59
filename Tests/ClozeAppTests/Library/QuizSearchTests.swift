import Foundation
import TestSupport
import Testing

@testable import ClozeApp

struct QuizSearchTests {
  fileprivate let folder: TemporaryFolder
  fileprivate let root: String

  init() throws {
    folder = try TemporaryFolder()
    root = folder.path
    for name in ["own", "own/unit", "bundled", "empty"] {
      try #require(mkdir("\(root)/\(name)", 0o700) == 0)
    }
    for name in ["own/a.json", "own/unit/b.json", "bundled/a.json", "notes.txt"] {
      try folder.write("", to: name)
    }
  }

  fileprivate func names(_ search: QuizSearch) -> [String] { search.hits.map(\.name) }

  @Test func `files and folders are taken in the order in which they are named`() {
    let operands = ["\(root)/notes.txt", "\(root)/own", "-", "missing"]
    let search = QuizSearch(named: operands)
    let expected = [
      "\(root)/notes.txt", "\(root)/own/a.json", "\(root)/own/unit/b.json", "-", "missing",
    ]
    #expect(search.hits == expected.map { QuizSearch.Hit(path: $0, name: $0) })
    #expect(search.emptyFolders == [])
  }

  @Test func `a file comes once, whatever names lead to it`() throws {
    try #require(symlink("own/a.json", "\(root)/link") == 0)
    let operands = [
      "\(root)/own/a.json", "\(root)/link", "\(root)/own/unit/../a.json", "\(root)/own", "-",
      "\(root)/own/unit", "-", "missing", "missing",
    ]
    #expect(
      names(QuizSearch(named: operands))
        == ["\(root)/own/a.json", "\(root)/own/unit/b.json", "-", "missing"])
  }

  @Test func `named folders without a quiz are told`() {
    let search = QuizSearch(named: ["\(root)/empty", "\(root)/own", "\(root)/own"])
    #expect(search.emptyFolders == ["\(root)/empty"])
    #expect(search.hits.count == 2)
  }

  @Test func `own quizzes and bundled ones stand beside each other`() {
    let search = QuizSearch(
      installedIn: QuizPlaces(own: "\(root)/own/", bundled: "\(root)/bundled"))
    #expect(names(search) == ["a.json", "unit/b.json", "a.json"])
    #expect(search.hits.last?.path == "\(root)/bundled/a.json")
  }

  @Test func `places that are missing, or no folders, have no quizzes`() {
    let places = QuizPlaces(own: "\(root)/missing", bundled: "\(root)/notes.txt")
    #expect(QuizSearch(installedIn: places).hits == [])
    #expect(QuizSearch(installedIn: QuizPlaces()).hits == [])
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is forbidden to root"))
  func `a folder that cannot be looked into is found as such`() throws {
    let path = "\(root)/own/unit"
    try #require(chmod(path, 0) == 0)
    defer { chmod(path, 0o700) }
    let failure = InputFailure.unreadable(reason: "Permission denied")
    let search = QuizSearch(installedIn: QuizPlaces(own: "\(root)/own"))
    #expect(search.hits.first == QuizSearch.Hit(path: path, name: "unit", failure: failure))
    #expect(search.hits.count == 2)
  }
}
