/// A part of a question's text that is set in one way.
public struct Passage: Hashable, Sendable {
  /// Whether the part is code.
  public var isCode: Bool
  /// The part, without the empty lines around it.
  public var segments: [TextSegment]
}

extension Question {
  /// The text as passages of prose and of code.
  ///
  /// Prose is one passage. In a code question an introduction may come first: a paragraph without a
  /// blank that begins with a capital or a character without case, ends with `.`, `:` or `?` (or
  /// their full-width forms) and is followed by an empty line. The rest is code.
  public var passages: [Passage] {
    guard isCode else { return [Passage(isCode: false, segments: text)] }
    guard case .text(let first) = text.first, let end = first.firstRange(of: "\n\n"),
      first[..<end.lowerBound].isIntroduction
    else { return [Passage(isCode: true, segments: text)] }
    let code = first[end.upperBound...].drop { $0 == "\n" }
    return [
      Passage(isCode: false, segments: [.text(String(first[..<end.lowerBound]))]),
      Passage(isCode: true, segments: [.text(String(code))] + text.dropFirst()),
    ]
  }
}

extension StringProtocol {
  fileprivate var isIntroduction: Bool {
    guard let first, let last else { return false }
    return !first.isLowercase && (first.isLetter || first.isNumber) && ".:?。：？".contains(last)
  }
}
