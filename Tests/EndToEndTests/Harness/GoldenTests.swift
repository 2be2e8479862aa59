import Foundation
import TestSupport
import Testing

@Suite struct GoldenTests {
  private let folder: TemporaryFolder
  private let file: GoldenFile

  init() throws {
    folder = try TemporaryFolder()
    file = GoldenFile(url: folder.url.appendingPathComponent("Frames/quiz.txt"))
  }

  @Test func `a missing file is an issue and is not written`() throws {
    #expect(try #require(file.issue(with: "screen")).contains("is missing"))
    #expect(!FileManager.default.fileExists(atPath: file.url.path))
  }

  @Test func `recording writes the file and says so`() throws {
    #expect(file.record("screen") == "Recorded \(file.url.path)")
    #expect(try folder.read("Frames/quiz.txt") == "screen\n")
    #expect(file.issue(with: "screen") == nil)
  }

  @Test func `recording where nothing can be written says so`() throws {
    try folder.write("", to: "Frames")
    #expect(file.record("screen").contains("cannot be written"))
  }

  @Test func `a difference shows both texts`() throws {
    _ = file.record("kept text")
    let issue = try #require(file.issue(with: "new text"))
    #expect(issue.contains("--- kept\nkept text\n--- now\nnew text"))
  }

  @Test func `blanks count, line feeds at the end do not`() {
    _ = file.record("a\n  b")
    #expect(file.issue(with: "a\n  b\n\n") == nil)
    #expect(file.issue(with: "a\n b") != nil)
    #expect(file.issue(with: "\na\n  b") != nil)
  }

  @Test func `an expectation that is not met records the issue`() {
    withKnownIssue {
      expectGolden("screen", named: "no such file", filePath: folder.path + "/SomeTests.swift")
    }
  }
}
