internal import QuizModel

/// A question's text as an author of our own format writes it: `_____` for blanks and `\_` for underscores
/// that could be taken for one.
enum ClozeMarkup {
  /// The text, or nil when full-width low lines in it could only be taken for a blank.
  static func text(of segments: [TextSegment]) -> String? {
    var written: [UInt8] = []
    var isAfterBlank = false
    for (index, segment) in segments.enumerated() {
      defer { if case .blank = segment { isAfterBlank = true } else { isAfterBlank = false } }
      switch segment {
      case .blank:
        // After a backslash the first of our underscores would be text, and after a blank all of them
        // would belong to that.
        let isNextToBlank = written.last == lowLine && isAfterBlank
        let sign = written.last == .backslash || isNextToBlank ? "＿＿" : Question.blankSign
        written.append(contentsOf: sign.utf8)
      case .text(let text):
        guard !text.contains("＿＿"), !(index > 0 && text.hasPrefix("＿")),
          !(index + 1 < segments.count && text.hasSuffix("＿"))
        else { return nil }
        append(text, to: &written, isBeforeBlank: index + 1 < segments.count)
      }
    }
    return String(decoding: written, as: UTF8.self)
  }

  /// Writes a text with a backslash before each underscore that is next to another one, to a blank or to
  /// a backslash.
  fileprivate static func append(
    _ text: String, to written: inout [UInt8], isBeforeBlank: Bool
  ) {
    let bytes = Array(text.utf8)
    let isAfterBlank = !written.isEmpty
    for (index, byte) in bytes.enumerated() {
      if byte == lowLine {
        let isFirst = index == 0
        let isLast = index + 1 == bytes.count
        let before = isFirst ? (isAfterBlank ? lowLine : 0) : bytes[index - 1]
        let after = isLast ? (isBeforeBlank ? lowLine : 0) : bytes[index + 1]
        if before == lowLine || after == lowLine || before == .backslash {
          written.append(.backslash)
        }
      }
      written.append(byte)
    }
  }

  fileprivate static let lowLine = UInt8(ascii: "_")
}
