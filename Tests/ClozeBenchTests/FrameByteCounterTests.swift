import Testing

@testable import ClozeBench

@Suite struct FrameByteCounterTests {
  private let stream = Array("ab\u{1B}[?2026hcde\u{1B}[?2026l\u{1B}[?2026h\u{1B}[?2026lf".utf8)

  @Test func `the bytes of each frame are counted, without the marks and what is outside`() {
    var counter = FrameByteCounter()
    #expect(counter.take(stream) == [3, 0])
  }

  @Test func `a stream may be cut anywhere`() {
    for cut in stream.indices {
      var counter = FrameByteCounter()
      #expect(counter.take(Array(stream[..<cut])) + counter.take(Array(stream[cut...])) == [3, 0])
    }
  }
}
