import Testing

@testable import ClozeApp

struct PlayTargetTests {
  fileprivate func target(_ operands: [String]) throws -> PlayTarget {
    let files = ["quiz", "a.json", "b.json"]
    let folders = ["units", "-"]
    return try PlayTarget(
      operands, isFolder: folders.contains, exists: { (files + folders).contains($0) })
  }

  @Test(arguments: ["a.json", "quiz", "-", "missing.json", "./missing", ""])
  func `one file is played at once`(name: String) throws {
    #expect(try target([name]) == .file(name))
  }

  @Test(
    arguments: [
      [], ["units"], ["a.json", "b.json"], ["a.json", "a.json"], ["a.json", "units"],
      ["-", "a.json"], ["a.json", "missing.json"], ["quiz", "missing"],
    ])
  func `nothing, a folder, or several make a library`(operands: [String]) throws {
    #expect(try target(operands) == .library(operands))
  }

  @Test(arguments: [["chekc"], ["import", "a.json"]])
  func `a misspelt command is no missing file`(operands: [String]) {
    #expect(throws: UsageError.unknownCommand(operands[0])) { try target(operands) }
  }
}
