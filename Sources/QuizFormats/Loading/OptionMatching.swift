internal import QuizModel

extension DeclaredBank.Entry {
  /// Whether the option is what an alternative accepts, by the rules for options.
  func meets(_ alternative: DeclaredAlternative) -> Bool {
    switch alternative.alternative.target {
    case .text: folded == alternative.folded
    case .number(let number, let tolerance):
      Decimal(person: option.text).map { ($0 - number).magnitude <= tolerance } ?? false
    }
  }
}

extension DeclaredBank {
  /// The option that an alternative means in another case or with other accents, or nil.
  func option(spelledLike alternative: Alternative) -> Option? {
    guard case .text(let text) = alternative.target else { return nil }
    let loose = TextComparison.typed(MatchRules(respectsCase: false, respectsAccents: false))
    let given = loose.folded(text)
    return entries.first { loose.folded($0.option.text) == given }?.option
  }
}

/// How often the options of a question's bank are needed by the blanks that draw from it.
struct OptionNeeds {
  fileprivate var words: [String: Int] = [:]
  fileprivate var numbers: [DeclaredAlternative] = []
  /// Blanks whose answer is not known may need any option.
  fileprivate var unknown = 0
  fileprivate let reusesOptions: Bool

  /// Counts the alternatives that earn something.
  init(_ blanks: QuestionBlanks) {
    reusesOptions = blanks.reusesOptions
    for (index, answer) in blanks.answers.enumerated() {
      guard let answer else { continue }
      if answer.isUnreadable { unknown += 1 }
      guard blanks.drawsFromShared(index) else { continue }
      for alternative in answer.alternatives where alternative.alternative.credit > 0 {
        if let word = alternative.folded {
          words[word, default: 0] += 1
        } else {
          numbers.append(alternative)
        }
      }
    }
  }

  /// Whether an option is known to earn something in a blank.
  func isRight(_ entry: DeclaredBank.Entry) -> Bool {
    words[entry.folded] != nil || numbers.contains { entry.meets($0) }
  }

  /// How many blanks may need an option; when options are used again and again, one is enough.
  func count(_ entry: DeclaredBank.Entry) -> Int {
    let need = unknown + (words[entry.folded] ?? 0) + numbers.count { entry.meets($0) }
    return reusesOptions ? min(need, 1) : need
  }
}
