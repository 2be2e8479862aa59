import QuizFormats
import TestSupport
import Testing

/// Random damage to valid files: whatever comes of it, nothing crashes and every refusal has a place.
struct QuizFuzzTests {
  static let seeds: [String] =
    [fullExample] + QuizMutationTests.questions.map { "[\n\($0), \($0)]\n" }

  static let tokens: [String] = [
    "{", "}", "[", "]", ",", ":", "\"", "null", "true", "1", "-", "\\", "\\u", "___", "\"answer\":",
    "\"blanks\":", "\u{FEFF}", "\u{0}", "é", "//", "/*",
  ]

  func damage(_ file: [UInt8], by generator: inout SeededGenerator) -> [UInt8] {
    var bytes = file
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      case 2:
        bytes.insert(
          contentsOf: (Self.tokens.randomElement(using: &generator) ?? "").utf8, at: index)
      case 3: bytes.removeSubrange(index..<min(bytes.count, index + 20))
      default: bytes.append(contentsOf: bytes[index...].prefix(60))
      }
      if bytes.isEmpty { bytes = [0x20] }
    }
    return bytes
  }

  @Test(arguments: 0..<20)
  func `damaged files are read or refused at a place`(round: Int) throws {
    var generator = SeededGenerator(seed: UInt64(round))
    for _ in 0..<100 {
      let seed = Self.seeds.randomElement(using: &generator) ?? ""
      let bytes = damage(Array(seed.utf8), by: &generator)
      for diagnostic in findings(in: bytes) {
        let place = try #require(diagnostic.place)
        #expect((0...bytes.count).contains(place.offset))
        #expect((1...SourceText(bytes).lineCount).contains(place.line))
      }
    }
  }
}
