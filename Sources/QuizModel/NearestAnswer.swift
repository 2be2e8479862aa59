extension Question {
  /// The right answer with which what was typed is to be compared.
  ///
  /// Of the alternatives that earn the most, that is the one that was met, else the nearest: one
  /// that nearly matches, else one from which less than half of its characters differ. When none is
  /// near, it is the preferred one.
  ///
  /// - Parameters:
  ///   - fill: What stands in the blank.
  ///   - blank: The index of the blank.
  ///   - settings: The quiz's settings.
  /// - Returns: The alternative as a person would write it, or nil for a blank that is not scored or
  ///   not typed.
  public func nearestAnswer(
    to fill: Fill?, inBlank blank: Int, settings: QuizSettings
  ) -> String? {
    guard blanks[blank].isTyped, let answer = blanks[blank].answer,
      let preferred = answer.preferred
    else { return nil }
    guard let text = fill.flatMap(text(of:)) else { return preferred.text }
    let best = answer.alternatives.filter { $0.credit == preferred.credit }
    if let meeting = meeting(of: text, with: best, rules: settings.match) {
      return meeting.alternative.text
    }
    return best.map(\.text).nearest(to: text) ?? preferred.text
  }
}

extension [String] {
  /// The first of the texts from which the fewest characters differ, and less than half of its own.
  fileprivate func nearest(to text: String) -> String? {
    let comparison = TextComparison.typed(
      MatchRules(respectsAccents: false, respectsPunctuation: false))
    let given = Array<Character>(comparison.folded(text))
    var nearest: (text: String, distance: Int)?
    for candidate in self {
      let expected = Array<Character>(comparison.folded(candidate))
      // A bound keeps very long answers quick.
      let limit = Swift.min((expected.count - 1) / 2, nearest.map { $0.distance - 1 } ?? 50)
      guard limit >= 0 else { continue }
      let distance = editDistance(given, expected, limit: limit)
      if distance <= limit { nearest = (candidate, distance) }
    }
    return nearest?.text
  }
}
