import Testing

@testable import QuizFormats

struct ZipArchiveTests {
  static let passwordFile: [UInt8] = Array("only a name".utf8)

  @Test func `members are listed in their order and unpacked by their name`() throws {
    let archive = try ZipArchive(containerFixture("plain.zip"))
    #expect(
      archive.names == ["stored.txt", "deflated.txt", "empty", "folder/", "folder/été.txt"])
    #expect(try archive.contents(of: "stored.txt", limit: 6) == Array("stored".utf8))
    #expect(
      try archive.contents(of: "deflated.txt", limit: 180)
        == Array(String(repeating: "deflated ", count: 20).utf8))
    #expect(try archive.contents(of: "empty", limit: 0) == [])
    #expect(try archive.contents(of: "folder/", limit: 0) == [])
    #expect(try archive.contents(of: "folder/été.txt", limit: 5) == Array("été".utf8))
  }

  @Test func `a member that was written to a stream is unpacked`() throws {
    let archive = try ZipArchive(containerFixture("streamed.zip"))
    #expect(
      try archive.contents(of: "streamed", limit: 180)
        == Array(String(repeating: "streamed ", count: 20).utf8))
  }

  @Test func `an archive without members cannot be read`() throws {
    let bytes = try containerFixture("nothing.zip")
    #expect(ZipArchive.isZip(bytes))
    #expect(throws: ContainerError.damaged(reason: "")) { try ZipArchive(bytes) }
  }

  @Test func `a name that is not there is missing, be it only in another case`() throws {
    let archive = try ZipArchive(containerFixture("plain.zip"))
    for name in ["Stored.txt", "stored", "", "/stored.txt", "stored.txt\0"] {
      #expect(throws: ContainerError.memberMissing(name: name)) {
        try archive.contents(of: name, limit: 100)
      }
    }
  }

  @Test func `what does not begin with a signature is no archive`() {
    for bytes in [[], Array("PK".utf8), Array("{}".utf8), [0x50, 0x4B, 1, 2]] as [[UInt8]] {
      #expect(!ZipArchive.isZip(bytes))
      #expect(throws: ContainerError.notAnArchive) { try ZipArchive(bytes) }
    }
  }

  @Test func `a signature without a directory is damage`() {
    #expect(throws: ContainerError.damaged(reason: "")) { try ZipArchive([0x50, 0x4B, 3, 4]) }
  }

  @Test func `names that look like paths are only names`() throws {
    let archive = try ZipArchive(containerFixture("paths.zip"))
    let names = ["../../../etc/passwd", "/etc/passwd", "folder/../stored.txt", "..", "C:\\x.txt"]
    #expect(archive.names == names)
    for name in names {
      #expect(try archive.contents(of: name, limit: 11) == Self.passwordFile)
    }
    #expect(throws: ContainerError.memberMissing(name: "stored.txt")) {
      try archive.contents(of: "stored.txt", limit: 11)
    }
  }

  @Test func `a member with a password is refused as such`() throws {
    let archive = try ZipArchive(containerFixture("encrypted.zip"))
    #expect(archive.names == ["secret.txt"])
    #expect(throws: ContainerError.encrypted(name: "secret.txt")) {
      try archive.contents(of: "secret.txt", limit: 100)
    }
  }

  @Test func `a member that is packed by another method is refused as such`() throws {
    let archive = try ZipArchive(containerFixture("bzip2.zip"))
    #expect(throws: ContainerError.methodUnknown(name: "packed", method: 12)) {
      try archive.contents(of: "packed", limit: 1000)
    }
  }

  @Test func `of two members with one name the first is meant`() throws {
    let archive = try ZipArchive(
      storedZip([("a", Array("first".utf8)), ("a", Array("second".utf8))]))
    #expect(archive.names == ["a", "a"])
    #expect(try archive.contents(of: "a", limit: 10) == Array("first".utf8))
  }

  @Test func `a name may be as long as the format allows`() throws {
    let name = String(repeating: "n", count: 65_535)
    let archive = try ZipArchive(storedZip([(name, [1]), ("b", [2])]))
    #expect(archive.names == [name, "b"])
    #expect(try archive.contents(of: name, limit: 1) == [1])
    #expect(try archive.contents(of: "b", limit: 1) == [2])
  }
}
