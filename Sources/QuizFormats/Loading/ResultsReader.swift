internal import QuizModel

extension Findings {
  /// Reads `results` and checks its ranges against each other.
  ///
  /// - Returns: The ranges in the order of their percentages.
  func scoreRanges(_ fields: Fields<QuizKey>) -> [ScoreRange] {
    guard let elements = fields.list(.results).map(Array.init) else { return [] }
    let declared = elements.compactMap { element in
      scoreRange(element).map { (range: $0, value: element) }
    }
    let sorted = declared.sorted {
      $0.range.percentages.lowerBound < $1.range.percentages.lowerBound
    }
    // With an entry missing, what it would have covered is not known.
    if declared.count == elements.count { checkCover(sorted) }
    return sorted.map(\.range)
  }

  fileprivate func scoreRange(_ element: JSONValue) -> ScoreRange? {
    guard element.kind == .object else {
      report(
        .wrongValue(
          key: QuizKey.results.rawValue, expected: .object, found: element.kind,
          source: element.excerpt),
        at: element
      )
      return nil
    }
    let fields = Fields<ResultKey>(element, findings: self)
    for key in ResultKey.allCases where fields[key] == nil {
      report(.keyMissing(key: key.rawValue), at: element)
    }
    let text = fields.text(.text, mayHaveLines: true)
    guard let from = percentage(fields, .from), let to = percentage(fields, .to), let text else {
      return nil
    }
    guard from <= to else {
      report(.rangeUpsideDown(from: from, to: to), at: element)
      return nil
    }
    return ScoreRange(percentages: from...to, text: text)
  }

  fileprivate func percentage(_ fields: Fields<ResultKey>, _ key: ResultKey) -> Int? {
    guard let value = fields[key] else { return nil }
    if let number = value.number?.wholeNumber, (0...100).contains(number) { return number }
    return fields.reportWrong(value, for: key, expected: .percentage)
  }

  /// Reports overlaps, at the later one in the file, and gaps, at the entry above them.
  fileprivate func checkCover(_ sorted: [(range: ScoreRange, value: JSONValue)]) {
    guard let last = sorted.last else { return }
    var covered = -1
    var highest = last.value
    for (range, value) in sorted {
      let percentages = range.percentages
      if percentages.lowerBound <= covered {
        let isLater = value.offset > highest.offset
        report(
          .rangesOverlap(
            from: percentages.lowerBound, to: Swift.min(covered, percentages.upperBound),
            otherLine: line(of: isLater ? highest : value)),
          at: isLater ? value : highest
        )
      } else if percentages.lowerBound > covered + 1 {
        report(.rangeGap(from: covered + 1, to: percentages.lowerBound - 1), at: value)
      }
      if percentages.upperBound > covered {
        covered = percentages.upperBound
        highest = value
      }
    }
    if covered < 100 { report(.rangeGap(from: covered + 1, to: 100), at: highest) }
  }
}
