/// A zip archive of fewer than 65,536 members, stored as they are.
func storedZip(_ members: [(name: String, contents: [UInt8])]) -> [UInt8] {
  var archive: [UInt8] = []
  var directory: [UInt8] = []
  for (name, contents) in members {
    let size = littleEndian(UInt32(contents.count))
    // Version 2.0, no flags, method 0, 1 January 1980.
    let common: [UInt8] =
      [20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0] + littleEndian(crc32(contents)) + size + size
      + littleEndian(UInt16(name.utf8.count)) + [0, 0]
    directory += [0x50, 0x4B, 1, 2, 20, 0] + common
    directory += [UInt8](repeating: 0, count: 10) + littleEndian(UInt32(archive.count)) + name.utf8
    archive += [0x50, 0x4B, 3, 4] + common + name.utf8 + contents
  }
  let count = littleEndian(UInt16(members.count))
  let end: [UInt8] =
    [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + count + count + littleEndian(UInt32(directory.count))
    + littleEndian(UInt32(archive.count)) + [0, 0]
  return archive + directory + end
}

func littleEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
  (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
}

/// The CRC-32 of ISO 3309, bit by bit.
fileprivate func crc32(_ bytes: [UInt8]) -> UInt32 {
  var crc = UInt32.max
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 0 ? 0 : 0xEDB8_8320) }
  }
  return ~crc
}
