internal import QuizModel

extension MoodleReading {
  /// A text whose gaps stand in it between two signs, as the plugin Gapfill has it.
  ///
  /// `[cat|dog]` accepts both, unless expressions are switched off. In the other two ways of
  /// answering all right and wrong words are options.
  mutating func gapfillQuestion() throws(QuestionFailure) -> QuestionDraft {
    let field = try textField()
    let gaps = try GapfillText(
      field.fieldText, signs: element.first("delimitchars")?.text.trimmed ?? "[]",
      offset: field.offset)
    let hasAlternatives = isFlagged("disableregex") != true
    var blanks: [BlankDraft] = []
    var words: [String] = []
    for gap in gaps.contents {
      let alternatives =
        hasAlternatives
        ? gap.split(separator: "|", omittingEmptySubsequences: false).map(String.init) : [gap]
      let texts = alternatives.map { plainText($0, of: field) }
      if hasAlternatives, texts.contains(where: \.isExpression) {
        draft.note(.feature(.wildcard), at: field.offset)
      }
      let accepted = texts.filter { !hasAlternatives || !$0.isExpression }
      blanks.append(BlankDraft(accepted.map { Alternative(.text($0)) }))
      for word in accepted where !words.contains(word) { words.append(word) }
    }
    var question = QuestionDraft(pieces(of: gaps.marked, in: field, blanks: blanks))
    if element.first("answerdisplay")?.text.trimmed == "gapfill" {
      caseRules = [isFlagged("casesensitive") ?? false]
      return question
    }
    for word in wrongWords where !words.contains(word) { words.append(word) }
    question.options = words.map { Option($0) }
    question.reusesOptions = blanks.count > 1 && isFlagged("singleuse") != true
    return question
  }

  /// The wrong words: in a list, or answers that earn nothing.
  fileprivate var wrongWords: [String] {
    let list = element.first("wronganswers")?.fieldText ?? ""
    return list.splitAtCommas
      + element.all("answer").filter { $0.credit == 0 }.map(plainText(of:))
  }
}

/// A text in which everything between two signs is a gap.
fileprivate struct GapfillText {
  /// The text with a ``BlankMark`` for each gap.
  private(set) var marked = ""
  /// What stands in the gaps.
  private(set) var contents: [String] = []

  /// Finds the gaps.
  ///
  /// - Parameters:
  ///   - text: The text as it is written.
  ///   - signs: The one before and the one after a gap; they can be the same.
  ///   - offset: Where the text is.
  /// - Throws: When the signs are not two, or a gap has no end.
  init(_ text: String, signs: String, offset: Int) throws(QuestionFailure) {
    let signs = Array(signs.unicodeScalars)
    guard signs.count == 2 else {
      throw QuestionFailure(reason: .mistake(.missing("delimitchars")), offset: offset)
    }
    var rest = BlankMark.cleared(text).unicodeScalars[...]
    while let opening = rest.firstIndex(of: signs[0]) {
      let inside = rest[rest.index(after: opening)...]
      guard let closing = inside.firstIndex(of: signs[1]) else {
        throw QuestionFailure(
          reason: .mistake(.expected(String(signs[1]), found: String(inside.prefix(20)))),
          offset: offset)
      }
      marked += String(rest[..<opening]) + BlankMark.sign(contents.count)
      contents.append(String(inside[..<closing]))
      rest = rest[rest.index(after: closing)...]
    }
    marked += String(rest)
  }
}

extension String {
  /// Whether the text is a regular expression that means more than itself, or the sign for nothing.
  fileprivate var isExpression: Bool {
    self == "!!" || unicodeScalars.contains { "*+?\\^$()[]{}".unicodeScalars.contains($0) }
  }

  /// The parts between commas, trimmed; `\,` is a comma.
  fileprivate var splitAtCommas: [String] {
    var parts: [[UInt8]] = [[]]
    for byte in utf8 {
      guard byte == .comma else {
        parts[parts.count - 1].append(byte)
        continue
      }
      if parts[parts.count - 1].last == .backslash {
        parts[parts.count - 1].removeLast()
        parts[parts.count - 1].append(byte)
      } else {
        parts.append([])
      }
    }
    return parts.compactMap { String(decoding: $0, as: UTF8.self).unlessBlank }
  }
}
