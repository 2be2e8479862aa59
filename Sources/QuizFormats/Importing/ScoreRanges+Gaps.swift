internal import QuizModel

extension [ScoreRange] {
  /// The ranges with one without a text wherever there is a gap: our format wants every percentage to
  /// be in one, and other programs say nothing of some.
  ///
  /// - Returns: Nothing when there is no range; the ranges must be in order and not overlap.
  var withoutGaps: [ScoreRange] {
    guard !isEmpty else { return [] }
    var ranges: [ScoreRange] = []
    var next = 0
    for range in self {
      if range.percentages.lowerBound > next {
        ranges.append(ScoreRange(percentages: next...range.percentages.lowerBound - 1, text: ""))
      }
      ranges.append(range)
      next = range.percentages.upperBound + 1
    }
    if next <= 100 { ranges.append(ScoreRange(percentages: next...100, text: "")) }
    return ranges
  }
}
