import Foundation
import TestSupport
import Testing

@testable import ClozeApp

struct OutputFileTests {
  fileprivate let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  fileprivate var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  fileprivate func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `a new file is written, and nothing beside it stays`() throws {
    try OutputFile("\(folder.path)/a.json").write("one")
    #expect(try folder.read("a.json") == "one")
    #expect(try names == ["a.json"])
  }

  @Test func `an old file is replaced and keeps its permissions`() throws {
    let path = try folder.write("a longer text", to: "a.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try OutputFile(path).write("two")
    #expect(try folder.read("a.json") == "two")
    #expect(try mode(path) == 0o640)
  }

  @Test func `a link stays one`() throws {
    let path = try folder.write("one", to: "a.json")
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try OutputFile(link).write("two")
    #expect(try folder.read("a.json") == "two")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
  }

  @Test func `a link that waits beside it is neither followed nor removed`() throws {
    let mine = try folder.write("mine", to: "mine")
    let planted = ".a.json.\(ProcessInfo.processInfo.processIdentifier)~"
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(planted)", withDestinationPath: mine)
    try OutputFile("\(folder.path)/a.json").write("one")
    #expect(try folder.read("mine") == "mine")
    #expect(try folder.read("a.json") == "one")
    #expect(try names == [planted, "a.json", "mine"])
  }

  @Test func `what cannot be written leaves nothing`() throws {
    #expect(throws: OutputFile.Failure(reason: "No such file or directory")) {
      try OutputFile("\(folder.path)/none/a.json").write("one")
    }
    #expect(throws: OutputFile.Failure(reason: "Is a directory")) {
      try OutputFile(folder.path).write("one")
    }
    #expect(try names == [])
  }

  @Test func `a device is written to and not replaced`() throws {
    let null = OutputFile("/dev/null")
    #expect(!null.isReplaceable)
    try null.write("one")
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
  }
}
