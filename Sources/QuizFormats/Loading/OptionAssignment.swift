internal import QuizModel

/// Gives blank after blank an option of its own, moving earlier ones to other options they accept
/// (augmenting paths in a bipartite graph).
///
/// Options of the same text are one word that can be given as often as it is there.
struct OptionAssignment {
  fileprivate let entries: [DeclaredBank.Entry]
  /// How often each word can still be given.
  fileprivate var left: [String: Int] = [:]
  /// The blanks that have a word.
  fileprivate var holders: [String: Set<Int>] = [:]
  /// The words that a blank accepts.
  fileprivate var choices: [Int: [String]] = [:]

  /// Begins with options that no blank has.
  init(_ entries: [DeclaredBank.Entry]) {
    self.entries = entries
    for entry in entries { left[entry.folded, default: 0] += 1 }
  }

  /// Gives a blank an option that is right in it; of alternatives, one of the highest credit.
  ///
  /// - Parameters:
  ///   - blank: A number of the blank that no other blank has.
  ///   - alternatives: What the blank accepts.
  /// - Returns: False when that cannot be, however the options are given out.
  /// - Complexity: O(all alternatives so far).
  mutating func place(_ blank: Int, meeting alternatives: [DeclaredAlternative]) -> Bool {
    let credit = alternatives.map(\.alternative.credit).max() ?? 0
    choices[blank] = alternatives.filter { $0.alternative.credit == credit }.flatMap { best in
      best.folded.map { [$0] } ?? entries.filter { $0.meets(best) }.map(\.folded)
    }
    // Breadth first and without recursion: a question may have very many blanks.
    var queue = [blank]
    var reachedFrom: [String: Int] = [:]
    var next = 0
    while next < queue.count {
      let current = queue[next]
      next += 1
      for word in choices[current] ?? [] where reachedFrom[word] == nil {
        reachedFrom[word] = current
        if left[word] ?? 0 > 0 {
          left[word, default: 0] -= 1
          shift(along: reachedFrom, to: word, from: blank)
          return true
        }
        queue += holders[word] ?? []
      }
    }
    return false
  }

  /// Gives a free word to the blank that reached it, and that blank's word to the one before.
  fileprivate mutating func shift(along path: [String: Int], to word: String, from start: Int) {
    var word = word
    while let blank = path[word] {
      let released = blank == start ? nil : choices[blank]?.first { holds(blank, $0) }
      holders[word, default: []].insert(blank)
      guard let released else { return }
      holders[released]?.remove(blank)
      word = released
    }
  }

  fileprivate func holds(_ blank: Int, _ word: String) -> Bool {
    holders[word]?.contains(blank) ?? false
  }
}
