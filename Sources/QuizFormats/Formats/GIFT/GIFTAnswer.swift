internal import QuizModel

/// One answer between the braces of a GIFT question.
struct GIFTAnswer {
  /// Where its sign stands.
  let offset: Int
  /// Whether its sign is `=`; `~` else.
  let isRight: Bool
  /// The percentage before it, or nil when there is none.
  let percentage: Decimal?
  let text: Range<Int>
  let feedback: Range<Int>?

  /// Reads an answer.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - range: What follows its sign.
  ///   - offset: Where the sign stands.
  ///   - isRight: Whether the sign is `=`.
  /// - Throws: That its percentage is no number.
  init(
    _ bytes: [UInt8], in range: Range<Int>, at offset: Int, isRight: Bool
  ) throws(GIFTMistake) {
    self.offset = offset
    self.isRight = isRight
    var range = bytes.trimmed(range)
    let weight = try bytes.percentage(in: range)
    percentage = weight?.value
    if let weight { range = weight.end..<range.upperBound }
    let mark = bytes.firstUnescaped(in: range) { $0 == .hash }
    text = bytes.trimmed(range.lowerBound..<(mark ?? range.upperBound))
    feedback = mark.map { bytes.trimmed($0 + 1..<range.upperBound) }
  }

  /// What the answer earns, from 0 to 1; negative credit counts as none.
  ///
  /// The decimal point is moved, not divided, so that no digit is lost.
  var credit: Double {
    guard let percentage else { return isRight ? 1 : 0 }
    return min(1, max(0, Double(percentage.movingPoint(-2).description) ?? 0))
  }

  /// Whether the answer takes points away.
  var isNegative: Bool { percentage.map { $0 < 0 } ?? false }

  /// The answers between braces.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - range: The answers.
  ///   - mayBeBare: Whether a first answer can stand without a sign, as a number does.
  /// - Returns: The answers in the order of the file.
  /// - Throws: That the first answer has no sign, or that a percentage is no number.
  static func all(
    _ bytes: [UInt8], in range: Range<Int>, mayBeBare: Bool = false
  ) throws(GIFTMistake) -> [GIFTAnswer] {
    let isSign = { (byte: UInt8) in byte == .equalsSign || byte == .tilde }
    var answers: [GIFTAnswer] = []
    var sign = bytes.firstUnescaped(in: range, where: isSign)
    let bare = bytes.trimmed(range.lowerBound..<(sign ?? range.upperBound))
    if !bare.isEmpty {
      guard mayBeBare else {
        let found = String(decoding: bytes[bare].prefix(24), as: UTF8.self)
        throw GIFTMistake(.expected("=", found: found), at: bare.lowerBound)
      }
      answers.append(try GIFTAnswer(bytes, in: bare, at: bare.lowerBound, isRight: true))
    }
    while let start = sign {
      let rest = start + 1..<range.upperBound
      sign = bytes.firstUnescaped(in: rest, where: isSign)
      answers.append(
        try GIFTAnswer(
          bytes, in: start + 1..<(sign ?? range.upperBound), at: start,
          isRight: bytes[start] == .equalsSign))
    }
    return answers
  }
}

extension [UInt8] {
  /// The percentage at the start of a range, such as `%33.33333%`, and where it ends.
  ///
  /// - Returns: nil for a text: it begins with no digit after the sign, or has white space before the next one.
  /// - Throws: That what stands between the signs is no number, such as `50x`.
  fileprivate func percentage(
    in range: Range<Int>
  ) throws(GIFTMistake) -> (value: Decimal, end: Int)? {
    guard range.count > 2, self[range.lowerBound] == .percent else { return nil }
    let start = range.lowerBound + 1
    // No percentage is longer; a text may have thousands of bytes and no other sign.
    let digits = self[start..<Swift.min(range.upperBound, start + 32)].prefix { $0 != .percent }
    guard digits.endIndex < range.upperBound, self[digits.endIndex] == .percent,
      let first = digits.first, first.isDigit || first == .point || first == .minus,
      !digits.contains(where: \.isHTMLSpace)
    else { return nil }
    let text = String(decoding: digits, as: UTF8.self)
    let isNumber = digits.allSatisfy { $0.isDigit || $0 == .point || $0 == .minus }
    guard isNumber, let value = Decimal(person: text) else {
      throw GIFTMistake(.badNumber(found: text), at: start)
    }
    return (value, digits.endIndex + 1)
  }
}
