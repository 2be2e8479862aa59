internal import CZstd

/// Data that is compressed by Zstandard (RFC 8878), as one frame or several.
enum ZstdFrame {
  /// The base-2 logarithm of the largest window, in bytes: 128 MB, which is zstd's own default.
  fileprivate static let maximumWindow: Int32 = 27

  /// Whether bytes begin as a frame does.
  static func isZstd(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x28, 0xB5, 0x2F, 0xFD]) }

  /// Decompresses all frames, one after the other.
  ///
  /// - Parameters:
  ///   - bytes: The frames and nothing else.
  ///   - limit: How many bytes may come out.
  /// - Returns: What the frames hold, joined.
  /// - Throws: `notAnArchive`, `damaged`, `endsTooEarly` or `tooLarge`.
  static func decompress(_ bytes: [UInt8], limit: Int) throws(ContainerError) -> [UInt8] {
    guard isZstd(bytes) else { throw .notAnArchive }
    guard let context = ZSTD_createDCtx() else { throw .damaged(reason: "") }
    defer { ZSTD_freeDCtx(context) }
    try check(ZSTD_DCtx_setParameter(context, ZSTD_d_windowLogMax, maximumWindow))

    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: ZSTD_DStreamOutSize())
    var consumed = 0
    while true {
      var produced = 0
      let hint = step(context, bytes, &consumed, &chunk, &produced)
      try check(hint)
      guard produced <= limit - result.count else { throw .tooLarge(limit: limit) }
      result.append(contentsOf: chunk[..<produced])
      guard consumed == bytes.count, produced < chunk.count else { continue }
      // Zero stands for a frame that is complete; otherwise more is waited for.
      guard hint == 0 else { throw .endsTooEarly }
      return result
    }
  }

  fileprivate static func step(
    _ context: OpaquePointer, _ bytes: [UInt8], _ consumed: inout Int, _ chunk: inout [UInt8],
    _ produced: inout Int
  ) -> Int {
    bytes.withUnsafeBytes { source in
      chunk.withUnsafeMutableBytes { target in
        var input = ZSTD_inBuffer(src: source.baseAddress, size: source.count, pos: consumed)
        var output = ZSTD_outBuffer(dst: target.baseAddress, size: target.count, pos: 0)
        let hint = ZSTD_decompressStream(context, &output, &input)
        consumed = input.pos
        produced = output.pos
        return hint
      }
    }
  }

  fileprivate static func check(_ code: Int) throws(ContainerError) {
    guard ZSTD_isError(code) != 0 else { return }
    throw .damaged(reason: ZSTD_getErrorName(code).map { String(cString: $0) } ?? "")
  }
}
