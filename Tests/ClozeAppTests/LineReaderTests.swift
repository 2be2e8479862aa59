import Foundation
import TestSupport
import Testing

@testable import ClozeApp

struct LineReaderTests {
  /// The lines of a file with these bytes.
  fileprivate func lines(_ bytes: [UInt8]) throws -> [String] {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent("lines")
    try Data(bytes).write(to: url)
    let handle = try FileHandle(forReadingFrom: url)
    var reader = LineReader(descriptor: handle.fileDescriptor)
    var lines: [String] = []
    while let line = reader.next() { lines.append(line) }
    #expect(reader.next() == nil)
    return lines
  }

  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\na\n", ["", "", "a"]),
      ("a\r\nb\r\n", ["a", "b"]), ("a\rb\n", ["a\rb"]), ("a\r", ["a"]), ("\t é桌 \n", ["\t é桌 "]),
    ])
  func `lines have no end`(text: String, expected: [String]) throws {
    #expect(try lines(Array(text.utf8)) == expected)
  }

  @Test func `what is not UTF-8 is replaced`() throws {
    #expect(try lines([0x61, 0xFF, 0x0A, 0xC3]) == ["a\u{FFFD}", "\u{FFFD}"])
  }

  @Test func `a line can be longer than what is read at once`() throws {
    let long = String(repeating: "ä", count: 600_000)
    #expect(try lines(Array("x\n\(long)\ny".utf8)) == ["x", long, "y"])
  }

  @Test func `many short lines are all there`() throws {
    let expected = (0..<50_000).map { "\($0)" }
    #expect(try lines(Array(expected.joined(separator: "\n").utf8)) == expected)
  }

  @Test func `a line is there before the next is written`() throws {
    let pipe = Pipe()
    var reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    for line in ["one", "two"] {
      try pipe.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
      #expect(reader.next() == line)
    }
    try pipe.fileHandleForWriting.close()
    #expect(reader.next() == nil)
  }

  @Test(arguments: [nil, -1])
  func `nothing to read from has no lines`(descriptor: Int32?) {
    var reader = LineReader(descriptor: descriptor)
    #expect(reader.next() == nil)
  }
}
