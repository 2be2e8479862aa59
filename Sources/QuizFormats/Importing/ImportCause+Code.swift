extension Loss {
  /// The stable name of the cause, see ``Diagnostic/code``.
  var code: String {
    switch self {
    case .media(let kind, _): "lost-\(kind.rawValue)"
    case .emptyOption: "lost-empty-option"
    case .sameOption: "lost-same-option"
    case .controlCharacter: "lost-control-character"
    case .sameID: "lost-same-id"
    case .feature(let feature): "lost-\(feature.rawValue)"
    }
  }
}

extension LeftOut {
  /// The stable name of the cause, see ``Diagnostic/code``.
  var code: String {
    switch self {
    case .kind: "left-out-kind"
    case .withoutText: "left-out-without-text"
    case .withoutAnswer: "left-out-without-answer"
    case .withoutBlank: "left-out-without-blank"
    case .tooManyOptions: "left-out-too-many-options"
    case .mistake(let mistake): "left-out-\(mistake.code)"
    }
  }
}

extension ImportMistake {
  fileprivate var code: String {
    switch self {
    case .unclosed: "unclosed"
    case .expected: "expected-sign"
    case .badNumber: "bad-number"
    case .unknownAnswer: "unknown-answer"
    case .unknownBlank: "unknown-blank"
    case .missing: "missing-part"
    case .stray: "stray-sign"
    case .cells: "cell-count"
    }
  }
}

extension ImportFailure {
  /// The stable name of the cause, see ``Diagnostic/code``.
  var code: String {
    switch self {
    case .unknownFormat: "unknown-format"
    case .nothingPlayable: "nothing-playable"
    case .broken: "broken"
    case .missing: "missing"
    case .noColumns: "no-columns"
    case .ambiguousAnswer: "ambiguous-answer"
    case .unclosedQuotes: "unclosed-quotes"
    }
  }
}
