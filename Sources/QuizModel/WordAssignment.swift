/// Gives blank after blank a word of its own, moving earlier ones to other words they accept
/// (augmenting paths in a bipartite graph).
package struct WordAssignment {
  /// How often each word can still be given.
  fileprivate var left: [String: Int]
  /// The blanks that have a word.
  fileprivate var holders: [String: Set<Int>] = [:]
  /// The words that a blank accepts, the preferred first.
  fileprivate var choices: [Int: [String]] = [:]

  /// Begins with words that no blank has, and how often each is there.
  package init(available: [String: Int]) {
    left = available
  }

  /// Gives a blank a word that it accepts.
  ///
  /// - Parameters:
  ///   - blank: A number of the blank that no other blank has.
  ///   - words: What the blank accepts, the preferred first.
  /// - Returns: False when that cannot be, however the words are given out.
  /// - Complexity: O(all words accepted so far).
  package mutating func place(_ blank: Int, accepting words: [String]) -> Bool {
    choices[blank] = words
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
        queue += holders[word]?.sorted() ?? []
      }
    }
    return false
  }

  /// The word that a blank was given, or nil.
  package func word(of blank: Int) -> String? {
    choices[blank]?.first { holders[$0]?.contains(blank) ?? false }
  }

  /// Gives a free word to the blank that reached it, and that blank's word to the one before.
  fileprivate mutating func shift(along path: [String: Int], to word: String, from start: Int) {
    var word = word
    while let blank = path[word] {
      let released = blank == start ? nil : self.word(of: blank)
      holders[word, default: []].insert(blank)
      guard let released else { return }
      holders[released]?.remove(blank)
      word = released
    }
  }
}
