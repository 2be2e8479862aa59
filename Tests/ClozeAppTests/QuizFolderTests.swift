import Foundation
import TestSupport
import Testing

@testable import ClozeApp

struct QuizFolderTests {
  fileprivate let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  fileprivate func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
  }

  @Test func `all quizzes below are found in order`() throws {
    try makeFolder("b/deep")
    try makeFolder(".hidden")
    try makeFolder("d.json")
    let names = ["c.json", "a.JSON", "b/deep/x.json", "b/y.json", "d.json/z.json"]
    let others = ["notes.txt", ".h.json", ".hidden/q.json", "json"]
    for name in names + others { try folder.write("", to: name) }
    #expect(
      QuizFolder(folder.path).files
        == ["a.JSON", "b/deep/x.json", "b/y.json", "c.json", "d.json/z.json"].map {
          "\(folder.path)/\($0)"
        })
    #expect(QuizFolder(folder.path + "/b/").files.last == "\(folder.path)/b/y.json")
  }

  @Test func `links to files count, links to folders do not`() throws {
    try makeFolder("inner")
    let file = try folder.write("", to: "inner/a.json")
    try #require(symlink(folder.path, folder.path + "/inner/loop") == 0)
    try #require(symlink(file, folder.path + "/b.json") == 0)
    #expect(QuizFolder(folder.path).files == ["\(folder.path)/b.json", file])
  }

  @Test func `a folder that cannot be opened is told`() {
    let missing = folder.path + "/missing"
    let failures = QuizFolder(missing).failures
    #expect(failures.map(\.path) == [missing])
    #expect(failures.map(\.failure) == [.noSuchFile])
  }

  @Test func `names of folders are told from others`() throws {
    let file = try folder.write("", to: "a")
    #expect(QuizFolder.isFolder(folder.path))
    #expect(!QuizFolder.isFolder(file))
    #expect(QuizFolder.exists(file))
    #expect(!QuizFolder.exists(file + "b"))
  }
}
