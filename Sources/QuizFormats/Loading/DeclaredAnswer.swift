internal import QuizModel

/// What a file says of the answer of one blank.
enum DeclaredAnswer {
  /// `null`: the blank is not scored.
  case unscored
  /// Something that was reported already.
  case unreadable
  /// What is accepted; never empty.
  case alternatives([DeclaredAlternative])

  /// The alternatives, or none.
  var alternatives: [DeclaredAlternative] {
    if case .alternatives(let alternatives) = self { alternatives } else { [] }
  }

  /// The answer as the model has it, or nil when nothing is accepted.
  var model: Answer? {
    guard case .alternatives(let alternatives) = self else { return nil }
    return alternatives.count == 1
      ? Answer(alternatives[0].alternative) : Answer(alternatives.map(\.alternative))
  }

  /// Whether the answer was reported already.
  var isUnreadable: Bool {
    if case .unreadable = self { true } else { false }
  }
}

/// One way of being right and where it stands.
struct DeclaredAlternative {
  var alternative: Alternative
  /// Where its text or number stands.
  let value: JSONValue

  init(_ alternative: Alternative, at value: JSONValue) {
    self.alternative = alternative
    self.value = value
  }

  /// The text in the form in which options are compared, or nil for a number.
  var folded: String? {
    guard case .text(let text) = alternative.target else { return nil }
    return TextComparison.option.folded(text)
  }

  /// The alternative with an option's text for its own.
  func meaning(_ option: Option) -> DeclaredAlternative {
    var alternative = alternative
    alternative.target = .text(option.text)
    return DeclaredAlternative(alternative, at: value)
  }
}

extension Findings {
  /// Reads the answer of one blank, or reports why it is none.
  func answer(_ value: JSONValue) -> DeclaredAnswer {
    if value.kind == .null { return .unscored }
    guard let elements = value.elements else {
      return alternative(value).map { .alternatives([$0]) } ?? .unreadable
    }
    let count = elements.underestimatedCount
    var alternatives: [DeclaredAlternative] = []
    alternatives.reserveCapacity(count)
    for element in elements {
      if let alternative = alternative(element) { alternatives.append(alternative) }
    }
    if count == 0 { report(.noAlternatives, at: value) }
    return count == 0 || alternatives.count < count ? .unreadable : .alternatives(alternatives)
  }

  fileprivate func alternative(_ value: JSONValue) -> DeclaredAlternative? {
    switch value.kind {
    case .text:
      return DeclaredAlternative(
        Alternative(.text(text(of: value, mayHaveLines: false))), at: value)
    case .object: return detailedAlternative(value)
    default:
      report(.answerNotText(found: value.kind, source: value.excerpt), at: value)
      return nil
    }
  }

  /// Reads an alternative that is an object with `text` or `number`.
  fileprivate func detailedAlternative(_ object: JSONValue) -> DeclaredAlternative? {
    let fields = Fields<AlternativeKey>(object, findings: self)
    let credit = credit(fields)
    let feedback = fields.text(.feedback, mayHaveLines: true)
    let target: (Alternative.Target, JSONValue)?
    switch (fields[.text], fields[.number]) {
    case (let value?, nil):
      guard value.kind == .text else {
        report(.answerNotText(found: value.kind, source: value.excerpt), at: value)
        return nil
      }
      target = (.text(text(of: value, mayHaveLines: false)), value)
    case (nil, .some): target = number(fields)
    default:
      report(.alternativeUnclear, at: object)
      return nil
    }
    guard let credit, let target else { return nil }
    return DeclaredAlternative(
      Alternative(target.0, credit: credit, feedback: feedback), at: target.1)
  }

  /// The credit of an alternative, 1 when it says none, nil when it was reported.
  fileprivate func credit(_ fields: Fields<AlternativeKey>) -> Double? {
    guard fields[.credit] != nil else { return 1 }
    guard let (written, value) = fields.number(.credit) else { return nil }
    if let credit = Double(written), (0...1).contains(credit) { return credit }
    report(.creditOutOfRange(found: written), at: value)
    return nil
  }

  /// The number and its tolerance, 0 when it says none, or nil when one of them was reported.
  fileprivate func number(
    _ fields: Fields<AlternativeKey>
  ) -> (Alternative.Target, JSONValue)? {
    let tolerance = fields[.tolerance] == nil ? 0 : decimal(fields, .tolerance)?.number
    guard let (number, value) = decimal(fields, .number), let tolerance else { return nil }
    return (.number(number, tolerance: tolerance), value)
  }

  fileprivate func decimal(
    _ fields: Fields<AlternativeKey>, _ key: AlternativeKey
  ) -> (number: Decimal, value: JSONValue)? {
    guard let (written, value) = fields.number(key) else { return nil }
    guard let number = Decimal(string: written), key == .number || number >= 0 else {
      return fields.reportWrong(
        value, for: key, expected: key == .tolerance ? .notNegative : .number)
    }
    return (number, value)
  }
}
