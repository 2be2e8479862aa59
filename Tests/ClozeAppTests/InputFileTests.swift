import Foundation
import TestSupport
import Testing

@testable import ClozeApp

struct InputFileTests {
  fileprivate let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `all bytes of a file are read`() throws {
    let text = String(repeating: "0123456789", count: 20_000)
    #expect(try InputFile.read(path: folder.write(text, to: "a")) == Array(text.utf8))
    #expect(try InputFile.read(path: folder.write("", to: "b")) == [])
    #expect(try InputFile.read(path: "/dev/null") == [])
  }

  @Test func `a missing file is told from a folder`() throws {
    let file = try folder.write("", to: "a")
    #expect(throws: InputFailure.noSuchFile) { try InputFile.read(path: file + "b") }
    #expect(throws: InputFailure.noSuchFile) { try InputFile.read(path: file + "/b") }
    #expect(throws: InputFailure.noSuchFile) { try InputFile.read(path: "") }
    #expect(throws: InputFailure.isFolder) { try InputFile.read(path: folder.path) }
  }

  @Test func `a file over the limit is refused unread`() throws {
    let path = try folder.write("", to: "large")
    try #require(truncate(path, off_t(InputFile.limit) + 1) == 0)
    let limit = InputFile.limit
    #expect(throws: InputFailure.tooLarge(limit: limit)) { try InputFile.read(path: path) }
  }

  @Test func `an endless file is refused at the limit`() {
    let limit = InputFile.limit
    #expect(throws: InputFailure.tooLarge(limit: limit)) { try InputFile.read(path: "/dev/zero") }
  }

  @Test func `a pipe that nobody writes to is empty`() throws {
    let path = folder.path + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    #expect(try InputFile.read(path: path, patience: 20) == [])
  }

  @Test func `a pipe is read to its end`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    try #require(write(ends[1], "text", 4) == 4)
    close(ends[1])
    defer { close(ends[0]) }
    #expect(try InputFile.read(descriptor: ends[0]) == Array("text".utf8))
  }

  @Test func `a closed descriptor is a reason in the system's words`() {
    #expect(throws: InputFailure.unreadable(reason: "Bad file descriptor")) {
      try InputFile.read(descriptor: 9999)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is forbidden to root"))
  func `a file without permission is a reason in the system's words`() throws {
    let path = try folder.write("", to: "secret")
    try #require(chmod(path, 0) == 0)
    #expect(throws: InputFailure.unreadable(reason: "Permission denied")) {
      try InputFile.read(path: path)
    }
  }
}
