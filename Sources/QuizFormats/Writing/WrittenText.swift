internal import QuizModel

/// A question's text with its blanks written out, so that reading finds the same ones.
struct WrittenText {
  /// The text as the file has it.
  fileprivate(set) var text: String
  /// What stands for a blank in it, or nil for underscores.
  fileprivate(set) var marker: String?

  /// Writes a text with underscores for its blanks, or with a marker where underscores cannot say it
  /// or, in code, where they would need more than two backslashes.
  init(_ segments: [TextSegment], isCode: Bool) {
    let escaped = EscapedText(segments)
    text = escaped.text
    guard !escaped.isReadOtherwise, !isCode || escaped.escapeCount <= 2 else {
      let marker = Self.marker(for: segments)
      self.marker = marker
      text = segments.map { $0.text ?? marker }.joined()
      return
    }
  }

  /// Two of a character that the text has not, so that nothing but a blank can look like one.
  fileprivate static func marker(for segments: [TextSegment]) -> String {
    let used = Set(segments.flatMap { ($0.text ?? "").unicodeScalars })
    let usual = "@#%$~^?!&*".unicodeScalars.first { !used.contains($0) }
    let scalar =
      usual
      ?? (0x21...0xD7FF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
      .first { !used.contains($0) && $0.isFitForMarker }
    return String(repeating: String(scalar ?? "@"), count: 2)
  }
}

/// A text with underscores for its blanks.
fileprivate struct EscapedText {
  fileprivate(set) var text = ""
  /// How many underscores of the text had to be told from blanks.
  fileprivate(set) var escapeCount = 0
  /// Whether reading would find other blanks or another text.
  fileprivate(set) var isReadOtherwise = false

  init(_ segments: [TextSegment]) {
    for (index, segment) in segments.enumerated() {
      let followsBlank = index > 0 && segments[index - 1].text == nil
      if let text = segment.text {
        let precedesBlank = index + 1 < segments.count && segments[index + 1].text == nil
        append(text, followsBlank: followsBlank, precedesBlank: precedesBlank)
      } else {
        // Two blanks next to each other would be one.
        if followsBlank { isReadOtherwise = true }
        text += blankMark
      }
    }
  }

  fileprivate mutating func append(_ piece: String, followsBlank: Bool, precedesBlank: Bool) {
    let scalars = piece.unicodeScalars
    // Neither a backslash before a blank nor two full-width low lines can be told from what they do.
    if precedesBlank, scalars.last == "\\" { isReadOtherwise = true }
    if piece.hasFullWidthRun { isReadOtherwise = true }
    var index = scalars.startIndex
    while let start = scalars[index...].firstIndex(of: "_") {
      let end = scalars[start...].firstIndex { $0 != "_" } ?? scalars.endIndex
      let count = scalars.distance(from: start, to: end)
      text.unicodeScalars += scalars[index..<start]
      let touchesBlank =
        start == scalars.startIndex && followsBlank || end == scalars.endIndex && precedesBlank
      let isEscaped = text.unicodeScalars.last == "\\" || touchesBlank || count > 2
      text += String(repeating: isEscaped ? "\\_" : "_", count: count)
      if isEscaped { escapeCount += count }
      index = end
    }
    text.unicodeScalars += scalars[index...]
  }
}

/// The usual blank of an author.
fileprivate let blankMark = "_____"

extension TextSegment {
  /// The text, or nil for a blank.
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension String {
  /// Whether two full-width low lines stand next to each other.
  fileprivate var hasFullWidthRun: Bool {
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar == "\u{FF3F}", previous == scalar { return true }
      previous = scalar
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether the scalar can be seen, takes no escape in JSON, and is its own composed form.
  fileprivate var isFitForMarker: Bool {
    if self == "_" || self == "\\" || self == "\"" { return false }
    return switch properties.generalCategory {
    case .otherPunctuation, .mathSymbol, .otherSymbol, .currencySymbol, .uppercaseLetter,
      .decimalNumber, .otherLetter:
      String(self).composed.unicodeScalars.elementsEqual([self])
    default: false
    }
  }
}
