internal import QuizModel

/// What answers that are numbers or letters mean, which only all questions of a file together can tell.
///
/// Numbers count from 0 when one of them is 0, and from 1 when one of them is the number of its options;
/// when neither or both is so, nobody can tell. A number that is the text of an option means that one,
/// unless it could also mean another by its place. A letter means the option at its place or with that
/// label, unless another option's text is that letter.
struct AnswerNumbering {
  /// What an answer says.
  enum Meaning: Equatable {
    /// The option at an index.
    case option(Int)
    /// None of the options.
    case unknown
    /// Perhaps one option and perhaps another.
    case ambiguous
  }

  fileprivate var hasZero = false
  fileprivate var hasCount = false

  /// The number of the first option, or nil when that cannot be told.
  fileprivate var base: Int? { hasZero == hasCount ? nil : hasZero ? 0 : 1 }

  /// Looks at the answers of a question.
  mutating func learn(from question: ForeignQuestion?) {
    guard let question, let options = question.options else { return }
    for answer in question.answers {
      guard let number = answer.wholeNumberOrDigits, options.index(ofLabel: "\(number)") == nil,
        options.index(of: "\(number)") == nil
      else { continue }
      if number == 0 { hasZero = true }
      if number == options.count { hasCount = true }
    }
  }

  /// What an answer says of options.
  func meaning(of answer: JSONValue, among options: [ForeignOption]) -> Meaning {
    guard let text = answer.plainValue?.collapsed, !text.isEmpty else { return .unknown }
    let same = options.index(of: text)
    if let label = options.index(ofLabel: text) {
      return same == nil || same == label ? .option(label) : .ambiguous
    }
    if answer.kind == .number, let number = answer.wholeNumberOrDigits {
      return meaning(of: number, sameText: same, count: options.count)
    }
    if let letter = text.letterNumber, options.allSatisfy({ $0.label == nil }) {
      guard letter < options.count else { return same.map { .option($0) } ?? .ambiguous }
      return same == nil || same == letter ? .option(letter) : .ambiguous
    }
    if let same { return .option(same) }
    if let number = answer.wholeNumberOrDigits {
      return meaning(of: number, sameText: nil, count: options.count)
    }
    return options.index(of: text, ignoringCase: true).map { .option($0) } ?? .unknown
  }

  fileprivate func meaning(of number: Int, sameText: Int?, count: Int) -> Meaning {
    let places = (base.map { [number &- $0] } ?? [number, number &- 1]).filter {
      (0..<count).contains($0)
    }
    guard let sameText else {
      return base != nil && places.count == 1 ? .option(places[0]) : .ambiguous
    }
    return places.allSatisfy { $0 == sameText } ? .option(sameText) : .ambiguous
  }
}

extension [ForeignOption] {
  fileprivate func index(of text: String, ignoringCase: Bool = false) -> Int? {
    let comparison: TextComparison = ignoringCase ? .typed(MatchRules()) : .option
    return firstIndex { comparison.matches(text, $0.option.text) }
  }

  fileprivate func index(ofLabel label: String) -> Int? {
    firstIndex { $0.label?.lowercased() == label.lowercased() }
  }
}

extension JSONValue {
  /// A whole number, be it one or a text of digits.
  fileprivate var wholeNumberOrDigits: Int? {
    if let number { return number.wholeNumber }
    guard let text = string?.trimmed, !text.isEmpty, text.utf8.allSatisfy(\.isDigit) else {
      return nil
    }
    return Int(text)
  }
}

extension String {
  /// The place in the alphabet, from 0, of a text that is a single letter of ASCII.
  fileprivate var letterNumber: Int? {
    guard utf8.count == 1, let letter = utf8.first, letter.isLetter else { return nil }
    return Int(letter.lowercased - UInt8(ascii: "a"))
  }
}
