import TestSupport
import Testing

@testable import QuizFormats

/// Archives that lie, burst or are broken.
struct ZipArchiveDamageTests {
  /// A copy in which the only member declares another size.
  func declaring(_ size: UInt32, in fixture: String) throws -> [UInt8] {
    var bytes = try containerFixture(fixture)
    let directory = try #require(
      bytes.indices.last { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
    for offset in [22, directory + 24] {
      bytes.replaceSubrange(offset..<offset + 4, with: littleEndian(size))
    }
    return bytes
  }

  @Test func `a bomb stops at the limit`() throws {
    let archive = try ZipArchive(containerFixture("bomb.zip"))
    #expect(throws: ContainerError.tooLarge(limit: 1_000_000)) {
      try archive.contents(of: "zeros", limit: 1_000_000)
    }
    #expect(throws: ContainerError.tooLarge(limit: 9_999_999)) {
      try archive.contents(of: "zeros", limit: 9_999_999)
    }
    #expect(try archive.contents(of: "zeros", limit: 10_000_000).count == 10_000_000)
  }

  @Test(arguments: [0, 1, 100, 9_999_999, 10_000_001, .max] as [UInt32])
  func `a declared size that is wrong is damage`(size: UInt32) throws {
    let archive = try ZipArchive(declaring(size, in: "bomb.zip"))
    #expect(throws: ContainerError.memberDamaged(name: "zeros")) {
      try archive.contents(of: "zeros", limit: 20_000_000)
    }
  }

  @Test func `a declared size does not get past the limit`() throws {
    let archive = try ZipArchive(declaring(.max - 1, in: "bomb.zip"))
    #expect(throws: ContainerError.tooLarge(limit: 1000)) {
      try archive.contents(of: "zeros", limit: 1000)
    }
  }

  @Test func `a byte that changed is found by the CRC`() throws {
    var bytes = storedZip([("a", Array("content".utf8)), ("b", [1, 2, 3])])
    bytes[31] ^= 1
    let archive = try ZipArchive(bytes)
    #expect(throws: ContainerError.memberDamaged(name: "a")) {
      try archive.contents(of: "a", limit: 100)
    }
    #expect(try archive.contents(of: "b", limit: 100) == [1, 2, 3])
  }

  @Test func `more members than the limit are refused`() throws {
    let bytes = try containerFixture("plain.zip")
    #expect(try ZipArchive(bytes, maximumMembers: 5).names.count == 5)
    #expect(throws: ContainerError.tooManyMembers(limit: 4)) {
      try ZipArchive(bytes, maximumMembers: 4)
    }
  }

  @Test(arguments: ["plain.zip", "streamed.zip", "nothing.zip"])
  func `an archive without its end is refused at every length`(fixture: String) throws {
    let bytes = try containerFixture(fixture)
    for length in bytes.indices {
      #expect(throws: ContainerError.self, "\(length) of \(bytes.count)") {
        try ZipArchive(Array(bytes[..<length]))
      }
    }
  }

  @Test(arguments: ["plain.zip", "paths.zip", "streamed.zip", "encrypted.zip", "bzip2.zip"])
  func `random damage gives members or errors`(fixture: String) throws {
    let sound = try containerFixture(fixture)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<1000 {
      let bytes = damaged(sound, by: &generator)
      _ = containerError { () throws(ContainerError) in
        let archive = try ZipArchive(bytes)
        for name in archive.names {
          let error = containerError { () throws(ContainerError) in
            #expect(try archive.contents(of: name, limit: 1000).count <= 1000)
          }
          #expect(error != .notAnArchive)
        }
      }
    }
  }
}
