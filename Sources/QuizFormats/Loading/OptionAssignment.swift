internal import QuizModel

/// Whether a bank can serve all the blanks that draw from it.
///
/// Options of the same text are one word that can be given as often as it is there.
struct OptionAssignment {
  fileprivate let entries: [DeclaredBank.Entry]
  fileprivate var words: WordAssignment

  /// Begins with options that no blank has.
  init(_ entries: [DeclaredBank.Entry]) {
    self.entries = entries
    words = WordAssignment(
      available: entries.reduce(into: [:]) { counts, entry in
        counts[entry.folded, default: 0] += 1
      })
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
    let accepted = alternatives.filter { $0.alternative.credit == credit }.flatMap { best in
      best.folded.map { [$0] } ?? entries.filter { $0.meets(best) }.map(\.folded)
    }
    return words.place(blank, accepting: accepted)
  }
}
