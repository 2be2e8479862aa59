import Testing

@testable import CursesTerminal

/// A reader that takes at most so many bytes at a time, and so many in all.
struct Reader {
  var atOnce = Int.max
  var room = Int.max
  var taken: [UInt8] = []
  var calls = 0

  mutating func take(_ bytes: UnsafeRawBufferPointer) -> FrameQueue.Outcome {
    calls += 1
    let count = min(bytes.count, atOnce, room)
    taken += bytes.prefix(count)
    room -= count
    return .taken(count)
  }
}

struct FrameQueueTests {
  @Test func `a frame is one write`() {
    var queue = FrameQueue()
    var reader = Reader()
    queue.append("frame".utf8, isSynchronized: true)
    queue.drain { reader.take($0) }
    #expect(reader.calls == 1)
    #expect(String(decoding: reader.taken, as: UTF8.self) == "\u{1B}[?2026hframe\u{1B}[?2026l")
    #expect(queue.isEmpty)
  }

  @Test func `an empty queue writes nothing`() {
    var queue = FrameQueue()
    var reader = Reader()
    queue.append([])
    queue.drain { reader.take($0) }
    #expect(reader.calls == 0)
  }

  @Test(arguments: 1...7) func `however little is taken, all comes in order`(_ atOnce: Int) {
    var queue = FrameQueue()
    var reader = Reader(atOnce: atOnce, room: 0)
    queue.append("abcdef".utf8)
    queue.append("ghi".utf8)
    while !queue.isEmpty {
      reader.room += 2
      queue.drain { reader.take($0) }
    }
    #expect(reader.taken == Array("abcdefghi".utf8))
  }

  @Test func `a reader that is stuck is not asked again and again`() {
    var queue = FrameQueue()
    var reader = Reader(room: 2)
    queue.append("abc".utf8)
    queue.drain { reader.take($0) }
    #expect(reader.calls == 2)
    #expect(!queue.isEmpty)
  }

  @Test func `what is refused is forgotten`() {
    var queue = FrameQueue()
    queue.append("abc".utf8)
    queue.drain { _ in .refused }
    #expect(queue.isEmpty)
    var reader = Reader()
    queue.append("d".utf8)
    queue.drain { reader.take($0) }
    #expect(reader.taken == Array("d".utf8))
  }
}
