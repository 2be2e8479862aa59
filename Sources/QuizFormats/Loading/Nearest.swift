internal import QuizModel

extension Sequence<String> {
  /// The text that was most likely meant by one that is not among these.
  ///
  /// - Returns: nil when none is near: more than one edit in three letters is another word.
  package func nearest(to text: String) -> String? {
    let given = Array(text.lowercased().unicodeScalars)
    let limit = Swift.max(1, given.count / 3)
    let distances = map { candidate in
      let scalars = Array(candidate.lowercased().unicodeScalars)
      return (candidate, editDistance(given, scalars, limit: limit))
    }
    guard let best = distances.min(by: { $0.1 < $1.1 }), best.1 <= limit else { return nil }
    // One letter for another of the same length one is no slip.
    return best.1 < given.count ? best.0 : nil
  }
}
