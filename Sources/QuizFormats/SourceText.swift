/// The bytes of a file and the lines they make.
///
/// Lines end at LF, CRLF or CR. The bytes need not be UTF-8, so that an error in the encoding has a
/// place too.
public struct SourceText: Sendable {
  /// The bytes of the file, a byte-order mark included.
  public let bytes: [UInt8]
  /// The offsets at which the lines begin, the first after a byte-order mark.
  fileprivate let lineStarts: [UInt32]

  /// Finds the lines of a file.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = Self.lineStarts(of: bytes)
  }

  /// Whether the file begins with UTF-8's byte-order mark.
  var hasByteOrderMark: Bool { bytes.starts(with: byteOrderMark) }

  /// How many lines there are; an empty file has one.
  public var lineCount: Int { lineStarts.count }

  /// The place of a byte.
  ///
  /// - Parameter offset: From 0 to the number of bytes, which stands for the end of the file.
  /// - Returns: Its line and column.
  public func place(at offset: Int) -> SourcePlace {
    let line = line(at: offset)
    let start = min(Int(lineStarts[line - 1]), offset)
    let column = bytes[start..<offset].count { !$0.continuesScalar } + 1
    return SourcePlace(line: line, column: column, offset: offset)
  }

  /// The number of the line that a byte stands on, from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The offset of a line's first byte; of the first line, after a byte-order mark.
  func start(ofLine number: Int) -> Int { Int(lineStarts[number - 1]) }

  /// The text of a line without its end; bytes that are not UTF-8 become U+FFFD.
  ///
  /// - Parameter number: From 1 to ``lineCount``.
  /// - Returns: The line, which may hold control characters.
  public func line(_ number: Int) -> String {
    let start = Int(lineStarts[number - 1])
    let rest = bytes[start...]
    let end = rest.firstIndex { $0 == .lineFeed || $0 == .carriageReturn } ?? rest.endIndex
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  fileprivate static func lineStarts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [bytes.starts(with: byteOrderMark) ? 3 : 0]
    // What is longer than an offset can say is refused anyway.
    let end = min(bytes.count, Int(UInt32.max))
    var next = 0
    while true {
      let index = bytes.nextLowByte(from: next)
      guard index < end else { return starts }
      next = index + 1
      let byte = bytes[index]
      let endsLine =
        byte == .lineFeed
        || (byte == .carriageReturn
          && (index + 1 == bytes.count || bytes[index + 1] != .lineFeed))
      if endsLine { starts.append(UInt32(index + 1)) }
    }
  }
}

fileprivate let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

extension UInt8 {
  /// LF.
  static let lineFeed: UInt8 = 0x0A
  /// CR.
  static let carriageReturn: UInt8 = 0x0D

  /// Whether the byte is one of UTF-8 that does not begin a scalar.
  var continuesScalar: Bool { self & 0b1100_0000 == 0b1000_0000 }
}
