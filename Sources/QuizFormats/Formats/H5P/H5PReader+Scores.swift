internal import QuizModel

extension H5PReader {
  /// What a content says of a score, by range.
  ///
  /// A text that is to hold the score itself cannot be kept; nor can a range that is upside down or
  /// overlaps one before it. Each is noted.
  func scoreRanges(of params: JSONValue) -> [ScoreRange] {
    guard let entries = params["overallFeedback"]?.elements else { return [] }
    var ranges: [ScoreRange] = []
    for entry in entries {
      guard let text = entry["feedback"]?.string?.decodingReferences.kept.unlessBlank else {
        continue
      }
      let isPlain = ["@score", "@total"].allSatisfy { !text.contains($0) }
      guard isPlain, let from = entry.percentage("from"), let to = entry.percentage("to"),
        from <= to, !ranges.contains(where: { $0.percentages.overlaps(from...to) })
      else {
        draft.note(.feature(.scoreTexts), at: entry.offset)
        continue
      }
      ranges.append(ScoreRange(percentages: from...to, text: text))
    }
    return ranges.sorted { $0.percentages.lowerBound < $1.percentages.lowerBound }
  }
}

extension JSONValue {
  /// The whole percentage of a key, be it a number or a number in quotes.
  fileprivate func percentage(_ key: String) -> Int? {
    guard let value = self[key], let number = (value.number ?? value.string)?.wholeNumber else {
      return nil
    }
    return (0...100).contains(number) ? number : nil
  }
}
