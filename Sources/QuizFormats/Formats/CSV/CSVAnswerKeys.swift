internal import QuizModel

/// Tells whether the answers of a table are letters or numbers of options, or their texts.
///
/// They are keys only when that is beyond doubt for the whole table: every answer of a question with
/// options is a letter or every one is a number, there is such an option, and where the answer is the
/// text of an option as well, it is that same option.
struct CSVAnswerKeys {
  fileprivate enum Kind: Hashable { case letter, number }
  fileprivate struct Key {
    let kind: Kind
    /// The option, from 0.
    let index: Int
  }

  fileprivate var hasTexts = false
  fileprivate var kinds: Set<Kind> = []
  /// The first answer that is a key and no option.
  fileprivate var first: (text: String, offset: Int)?
  /// The first answer that is an option, and the key of another one.
  fileprivate var doubtful: (text: String, offset: Int)?

  /// Looks at the answers of one more question.
  mutating func see(_ answers: [String], of options: [String], at offset: Int) {
    guard !options.isEmpty else { return }
    let places = Dictionary(
      zip(options.map(TextComparison.option.folded), options.indices),
      uniquingKeysWith: { first, _ in first })
    for answer in answers {
      let text = places[TextComparison.option.folded(answer)]
      let key = Self.key(answer, of: options)
      switch (text, key) {
      case (nil, let key?):
        kinds.insert(key.kind)
        first = first ?? (answer, offset)
      case (let text?, let key?) where options[text] != options[key.index]:
        doubtful = doubtful ?? (answer, offset)
      case (_?, _?): break
      case (_, nil): hasTexts = true
      }
    }
  }

  /// Whether the answers are keys, after all questions were seen.
  ///
  /// - Throws: `ambiguousAnswer`, when there are keys and that is not beyond doubt.
  func areKeys(in text: SourceText) throws(QuizFileError) -> Bool {
    guard let first else { return false }
    let unclear = hasTexts || kinds.count > 1 ? first : doubtful
    if let unclear {
      throw QuizFileError(
        .importFailure(.ambiguousAnswer(found: unclear.text)), at: text.place(at: unclear.offset))
    }
    return true
  }

  /// The option that a key stands for, or the answer itself when it is none.
  static func option(of answer: String, among options: [String]) -> String {
    key(answer, of: options).map { options[$0.index] } ?? answer
  }

  fileprivate static func key(_ answer: String, of options: [String]) -> Key? {
    let answer = answer.trimmed.utf8
    guard answer.count < 5, let first = answer.first else { return nil }
    let key: Key
    if first.isLetter, answer.count == 1 {
      key = Key(kind: .letter, index: Int(first.lowercased - UInt8(ascii: "a")))
    } else if answer.allSatisfy(\.isDigit), let number = Int(String(answer)) {
      key = Key(kind: .number, index: number - 1)
    } else {
      return nil
    }
    let isThere = options.indices.contains(key.index) && !options[key.index].isEmpty
    return isThere ? key : nil
  }
}
