internal import CMinizip

/// Bytes in memory that minizip reads as if they were a file.
final class MemoryFile {
  fileprivate let bytes: [UInt8]
  fileprivate var position = 0
  /// Whether the last read went past the end.
  ///
  /// Unless it is told of an error, minizip takes what it could not read for what it read before.
  fileprivate var fellShort = false

  /// Makes a file that stands at its beginning.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What minizip calls to read; the file must outlive it, and whatever name is opened, it is this one.
  var functions: zlib_filefunc64_def {
    zlib_filefunc64_def(
      zopen64_file: { (opaque, _, mode) in
        mode & ZLIB_FILEFUNC_MODE_READWRITEFILTER == ZLIB_FILEFUNC_MODE_READ ? opaque : nil
      },
      zread_file: { (opaque, _, target, count) in
        UInt(MemoryFile.behind(opaque)?.read(Int(clamping: count), into: target) ?? 0)
      },
      zwrite_file: { (_, _, _, _) in 0 },
      ztell64_file: { (opaque, _) in UInt64(MemoryFile.behind(opaque)?.position ?? 0) },
      zseek64_file: { (opaque, _, offset, origin) in
        MemoryFile.behind(opaque)?.seek(by: offset, from: origin) == true ? 0 : -1
      },
      zclose_file: { (_, _) in 0 },
      zerror_file: { (opaque, _) in MemoryFile.behind(opaque)?.fellShort == false ? 0 : 1 },
      opaque: Unmanaged.passUnretained(self).toOpaque()
    )
  }

  fileprivate static func behind(_ opaque: UnsafeMutableRawPointer?) -> MemoryFile? {
    opaque.map { Unmanaged<MemoryFile>.fromOpaque($0).takeUnretainedValue() }
  }

  fileprivate func read(_ count: Int, into target: UnsafeMutableRawPointer?) -> Int {
    let length = min(count, bytes.count - position)
    fellShort = length < count
    guard let target, length > 0 else { return 0 }
    bytes[position..<position + length].withUnsafeBytes { source in
      UnsafeMutableRawBufferPointer(start: target, count: length).copyMemory(from: source)
    }
    position += length
    return length
  }

  /// - Returns: False, without a move, when that is outside the file.
  fileprivate func seek(by offset: UInt64, from origin: Int32) -> Bool {
    let start =
      switch origin {
      case ZLIB_FILEFUNC_SEEK_CUR: position
      case ZLIB_FILEFUNC_SEEK_END: bytes.count
      default: 0
      }
    guard let offset = Int(exactly: offset), offset <= bytes.count - start else { return false }
    position = start + offset
    return true
  }
}
