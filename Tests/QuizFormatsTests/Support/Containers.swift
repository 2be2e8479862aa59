import Foundation
import TestSupport

@testable import QuizFormats

/// A file among the fixtures of the containers.
func containerFixture(_ name: String) throws -> [UInt8] {
  let folder = packageFolder.appending(path: "Tests/QuizFormatsTests/Fixtures/Containers")
  return Array(try Data(contentsOf: folder.appending(path: name)))
}

/// What a container's error is, or nil when a body throws none.
func containerError(in body: () throws(ContainerError) -> Void) -> ContainerError? {
  do throws(ContainerError) {
    try body()
    return nil
  } catch {
    return error
  }
}

/// A copy with up to four places changed, cut out or repeated, and sometimes without its end.
func damaged(_ file: [UInt8], by generator: inout SeededGenerator) -> [UInt8] {
  var bytes = file
  for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
    let index = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: bytes.remove(at: index)
    case 1: bytes.removeSubrange(index..<min(bytes.count, index + 20))
    case 2: bytes.insert(contentsOf: bytes[index...].prefix(60), at: index)
    case 3: bytes.removeLast(bytes.count - index)
    case 4, 5: bytes[index] = 0xFF
    case 6: bytes[index] = 0
    case 7: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    default: bytes[index] = UInt8.random(in: 0...255, using: &generator)
    }
  }
  return bytes
}
