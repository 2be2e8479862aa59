/// What an entry of `blanks` says of its blank.
struct BlankEntry {
  /// The blank's own options, or nil when it has none.
  let bank: DeclaredBank?
  /// The answer, or nil when the entry has none.
  let answer: DeclaredAnswer?
  /// Where the key `answer` stands, or nil when the entry has none.
  let answerKey: JSONValue?
  let hints: [String]
  let points: Double
  /// Where the entry stands.
  let value: JSONValue
}

extension Findings {
  /// Reads an entry of `blanks`, or reports why it is none.
  func blankEntry(_ value: JSONValue) -> BlankEntry? {
    guard value.kind == .object else {
      report(
        .wrongValue(
          key: QuestionKey.blanks.rawValue, expected: .object, found: value.kind,
          source: value.excerpt),
        at: value
      )
      return nil
    }
    let fields = Fields<BlankKey>(value, findings: self)
    return BlankEntry(
      bank: DeclaredBank(options: fields[.options], findings: self),
      answer: fields[.answer].map(answer),
      answerKey: fields.key(.answer),
      hints: fields.textOrTexts(.hint),
      points: points(fields),
      value: value
    )
  }

  /// The points of a blank, 1 when it says none.
  fileprivate func points(_ fields: Fields<BlankKey>) -> Double {
    guard let (written, value) = fields.number(.points) else { return 1 }
    if let points = Double(written), points > 0, points.isFinite { return points }
    report(.pointsNotPositive(found: written), at: value)
    return 1
  }
}
