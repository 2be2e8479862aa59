extension Question {
  /// What is right in the blanks as text, for telling one question from another; blanks are apart by
  /// a line end, the alternatives of one by a tab.
  public var answerText: String {
    blanks.map { blank in
      (blank.answer?.alternatives ?? []).map(\.text.composed).joined(separator: "\t")
    }.joined(separator: "\n")
  }

  /// What tells the question from others of its quiz, before any two that are the same are told
  /// apart: the author's `id`, else a digest of its text and answers.
  fileprivate var identity: String {
    if let id { return "id:\(id)" }
    let digest = UInt64(fnv1a: plainText + "\n\n" + answerText)
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Quiz {
  /// What tells each question from the others, in the order of the file.
  ///
  /// It is the author's `id`, else a digest of text and answers. The second of two questions that are
  /// the same has `#2` behind it.
  ///
  /// Identities are kept in the history, so how they are made cannot change.
  public var identities: [String] {
    var counts: [String: Int] = [:]
    return questions.map { question in
      let identity = question.identity
      counts[identity, default: 0] += 1
      let count = counts[identity, default: 1]
      return count == 1 ? identity : "\(identity)#\(count)"
    }
  }
}

extension UInt64 {
  /// The 64-bit FNV-1a hash of a text in UTF-8 (Fowler, Noll, Vo; RFC 9923).
  package init(fnv1a text: String) {
    self = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
