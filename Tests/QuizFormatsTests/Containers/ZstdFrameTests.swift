import TestSupport
import Testing

@testable import QuizFormats

struct ZstdFrameTests {
  @Test func `frames are joined and those to be skipped are skipped`() throws {
    let bytes = try containerFixture("frames.zst")
    #expect(ZstdFrame.isZstd(bytes))
    #expect(try ZstdFrame.decompress(bytes, limit: 7) == Array("one two".utf8))
  }

  @Test func `what does not begin with the magic number is no frame`() {
    for bytes in [[], [0x28, 0xB5, 0x2F], Array("{}".utf8)] as [[UInt8]] {
      #expect(!ZstdFrame.isZstd(bytes))
      #expect(throws: ContainerError.notAnArchive) { try ZstdFrame.decompress(bytes, limit: 10) }
    }
  }

  @Test func `a bomb stops at the limit`() throws {
    let bytes = try containerFixture("bomb.zst")
    for limit in [0, 1_000_000, 9_999_999] {
      #expect(throws: ContainerError.tooLarge(limit: limit)) {
        try ZstdFrame.decompress(bytes, limit: limit)
      }
    }
    #expect(try ZstdFrame.decompress(bytes, limit: 10_000_000).count == 10_000_000)
  }

  @Test func `a window of two gigabytes is refused`() throws {
    let bytes = try containerFixture("window.zst")
    #expect(
      throws: ContainerError.damaged(reason: "Frame requires too much memory for decoding")
    ) {
      try ZstdFrame.decompress(bytes, limit: 1000)
    }
  }

  @Test func `data without its end is refused unless a frame ends there`() throws {
    let bytes = try containerFixture("frames.zst")
    for length in 4..<bytes.count {
      let start = Array(bytes[..<length])
      if length == 17 || length == 29 {
        #expect(try ZstdFrame.decompress(start, limit: 100) == Array("one ".utf8))
      } else {
        #expect(throws: ContainerError.endsTooEarly, "\(length)") {
          try ZstdFrame.decompress(start, limit: 100)
        }
      }
    }
  }

  @Test func `what follows the frames is damage`() throws {
    let bytes = try containerFixture("frames.zst") + Array("more".utf8)
    #expect(throws: ContainerError.damaged(reason: "Unknown frame descriptor")) {
      try ZstdFrame.decompress(bytes, limit: 100)
    }
  }

  @Test(arguments: ["frames.zst", "bomb.zst"])
  func `random damage gives bytes or errors`(fixture: String) throws {
    let sound = try containerFixture(fixture)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let bytes = damaged(sound, by: &generator)
      _ = containerError { () throws(ContainerError) in
        #expect(try ZstdFrame.decompress(bytes, limit: 100_000).count <= 100_000)
      }
    }
  }
}
