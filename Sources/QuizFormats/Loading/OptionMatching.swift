internal import FoundationEssentials
internal import QuizModel

extension DeclaredBank.Entry {
  /// Whether the option is what an alternative accepts, by the rules for options.
  func meets(_ alternative: Alternative) -> Bool {
    switch alternative.target {
    case .text(let text): folded == TextComparison.option.folded(text)
    case .number(let number, let tolerance):
      Decimal(person: option.text).map { abs($0 - number) <= tolerance } ?? false
    }
  }
}

extension DeclaredBank {
  /// The option that an alternative means in another case or with other accents, or nil.
  func option(spelledLike alternative: Alternative) -> Option? {
    guard case .text(let text) = alternative.target else { return nil }
    let loose = TextComparison.typed(MatchRules(respectsCase: false, respectsAccents: false))
    return entries.first { loose.matches($0.option.text, text) }?.option
  }
}

extension [Alternative] {
  /// Those of the highest credit.
  var best: [Alternative] {
    let credit = map(\.credit).max() ?? 0
    return filter { $0.credit == credit }
  }
}

extension QuestionBlanks {
  /// Whether an option of the question's bank earns something in a blank that draws from it.
  func isRight(_ entry: DeclaredBank.Entry) -> Bool {
    answers.indices.contains { earns(entry, inBlank: $0) }
  }

  /// How many blanks may need an option of the question's bank.
  ///
  /// A blank whose answer is not known may; when options are used again and again, one is enough.
  func need(ofOption entry: DeclaredBank.Entry) -> Int {
    let need = answers.indices.count { index in
      answers[index]?.isUnreadable == true || earns(entry, inBlank: index)
    }
    return reusesOptions ? min(need, 1) : need
  }

  fileprivate func earns(_ entry: DeclaredBank.Entry, inBlank index: Int) -> Bool {
    guard drawsFromShared(index), let answer = answers[index] else { return false }
    return answer.alternatives.contains { $0.alternative.credit > 0 && entry.meets($0.alternative) }
  }
}

/// Gives each place a partner of its own, if that can be (Kuhn's augmenting paths).
///
/// - Parameter choices: For each place, the partners that it accepts.
/// - Returns: The first place that finds none however those before it are arranged, or nil.
/// - Complexity: O(*places* × *all choices*).
func firstUnmatched(_ choices: [[Int]]) -> Int? {
  var holder: [Int: Int] = [:]
  func canHold(_ place: Int, visited: inout Set<Int>) -> Bool {
    for partner in choices[place] where visited.insert(partner).inserted {
      if holder[partner].map({ canHold($0, visited: &visited) }) ?? true {
        holder[partner] = place
        return true
      }
    }
    return false
  }
  return choices.indices.first { place in
    var visited: Set<Int> = []
    return !canHold(place, visited: &visited)
  }
}
