extension SourceText {
  /// Refuses a file that is not UTF-8.
  ///
  /// - Parameter isKnownUTF8: Whether its bytes were found to be UTF-8, which UTF-16 can be too.
  /// - Throws: Which other encoding of Unicode it is, or the first byte that UTF-8 does not have there.
  func checkEncoding(isKnownUTF8: Bool = false) throws(QuizFileError) {
    if let encoding = otherEncoding {
      throw QuizFileError(.otherEncoding(encoding), at: place(at: 0))
    }
    if !isKnownUTF8, let offset = bytes.firstInvalidUTF8 {
      throw QuizFileError(.notUTF8(byte: bytes[offset]), at: place(at: offset))
    }
  }

  /// The encoding that a byte-order mark names or, as JSON begins with ASCII, the first zeros show.
  fileprivate var otherEncoding: OtherEncoding? {
    let start = Array(bytes.prefix(4))
    if start == [0xFF, 0xFE, 0, 0] { return .utf32LittleEndian }
    if start == [0, 0, 0xFE, 0xFF] { return .utf32BigEndian }
    if start.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
    if start.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
    guard start.count == 4 else { return nil }
    switch start.map({ $0 != 0 }) {
    case [true, false, false, false]: return .utf32LittleEndian
    case [false, false, false, true]: return .utf32BigEndian
    case [true, false, true, false]: return .utf16LittleEndian
    case [false, true, false, true]: return .utf16BigEndian
    default: return nil
    }
  }
}
