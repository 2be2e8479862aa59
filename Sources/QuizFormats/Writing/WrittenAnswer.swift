internal import QuizModel

extension Option {
  /// The option as `options` lists it.
  var json: JSONText {
    guard let feedback else { return .text(text) }
    var object = WrittenObject<OptionKey>()
    object.write(.text, text)
    object.write(.feedback, feedback)
    return object.json
  }
}

extension Answer? {
  /// The answer of one blank; `null` of one that is not scored.
  var json: JSONText {
    JSONText.oneOrMore((self?.alternatives ?? []).map(\.json)) ?? .null
  }
}

extension Alternative {
  fileprivate var json: JSONText {
    if case .text(let text) = target, credit == 1, feedback == nil { return .text(text) }
    var object = WrittenObject<AlternativeKey>()
    switch target {
    case .text(let text): object.write(.text, text)
    case .number(let number, let tolerance):
      object.write(.number, .exact(number))
      if tolerance != 0 { object.write(.tolerance, .exact(tolerance)) }
    }
    object.write(.credit, credit, unless: 1)
    object.write(.feedback, feedback)
    return object.json
  }
}
