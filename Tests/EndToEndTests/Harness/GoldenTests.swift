import Synchronization
import TestSupport
import Testing

@Suite struct GoldenTests {
  private let folder: TemporaryFolder
  private var source: String { folder.path + "/SomeTests.swift" }

  init() throws { folder = try TemporaryFolder() }

  /// The texts of the issues that an expectation records.
  private func issues(_ text: String, isRecording: Bool = false) -> [String] {
    let issues = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      expectGolden(text, named: "quiz", in: "Frames", isRecording: isRecording, filePath: source)
    } matching: { issue in
      issues.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return issues.withLock { $0 }
  }

  @Test func `a missing file is an issue and is not written`() throws {
    #expect(try #require(issues("screen").first).contains("is missing"))
    #expect(try #require(issues("screen").first).contains("is missing"))
  }

  @Test func `recording writes the file and says so`() throws {
    #expect(try #require(issues("screen", isRecording: true).first).hasPrefix("Recorded"))
    #expect(try folder.read("Frames/quiz.txt") == "screen\n")
    #expect(issues("screen") == [])
  }

  @Test func `a difference shows both texts`() throws {
    _ = issues("kept text", isRecording: true)
    let issue = try #require(issues("new text").first)
    #expect(issue.contains("--- kept\nkept text\n--- now\nnew text"))
  }

  @Test func `blanks count, line feeds at the end do not`() {
    _ = issues("a\n  b", isRecording: true)
    #expect(issues("a\n  b\n\n") == [])
    #expect(issues("a\n b").count == 1)
    #expect(issues("\na\n  b").count == 1)
  }
}
