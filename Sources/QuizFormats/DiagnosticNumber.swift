extension DiagnosticCause {
  /// The number and the name of the cause, see ``Diagnostic/number`` and ``Diagnostic/code``.
  fileprivate var identity: (number: Int?, code: String) {
    switch self {
    case .noSuchFile: (1, "no-such-file")
    case .unreadable: (1, "unreadable")
    case .isFolder: (2, "is-a-folder")
    case .emptyFile: (3, "empty-file")
    case .notUTF8: (4, "not-utf-8")
    case .otherEncoding: (5, "other-encoding")
    case .expectedValue: (6, "expected-value")
    case .expectedKey: (6, "expected-key")
    case .expectedColon: (6, "expected-colon")
    case .expectedCommaInList: (6, "expected-comma-in-list")
    case .expectedCommaInObject: (6, "expected-comma-in-object")
    case .badNumber: (6, "bad-number")
    case .badEscape: (6, "bad-escape")
    case .loneSurrogate: (6, "lone-surrogate")
    case .lineEndInText: (6, "line-end-in-text")
    case .tabInText: (6, "tab-in-text")
    case .unclosed: (7, "unclosed")
    case .textAfterEnd: (8, "text-after-end")
    case .otherLanguage: (9, "other-language")
    case .wrongRoot: (10, "wrong-root")
    case .noQuestions: (11, "no-questions")
    case .questionNotObject: (12, "question-not-an-object")
    case .textMissing: (13, "text-missing")
    case .textNotText: (14, "text-not-a-text")
    case .textEmpty: (15, "text-empty")
    case .noBlank: (16, "no-blank")
    case .twoUnderscores: (17, "two-underscores")
    case .optionsNotList: (18, "options-not-a-list")
    case .optionsEmpty: (19, "options-empty")
    case .optionNotText: (20, "option-not-a-text")
    case .optionBlank: (21, "option-blank")
    case .sameOptions: (22, "same-options")
    case .sameDistractor: (22, "same-distractor")
    case .nothingFills: (23, "nothing-fills-blank")
    case .answerNotOption: (24, "answer-not-an-option")
    case .answerCount: (25, "answer-count")
    case .oneAnswerForSeveralBlanks: (26, "one-answer-for-several-blanks")
    case .answersTwice: (27, "answers-given-twice")
    case .answerNotText: (28, "answer-not-a-text")
    case .alternativeUnclear: (28, "alternative-unclear")
    case .answerIndexOutOfRange: (29, "answer-index-out-of-range")
    case .noAlternatives: (30, "no-alternatives")
    case .answerBlank: (30, "answer-blank")
    case .blanksCount: (31, "blanks-count")
    case .duplicateKey: (32, "duplicate-key")
    case .noOptionLeft: (33, "no-option-left")
    case .distractorIsAnswer: (34, "distractor-is-an-answer")
    case .pointsNotPositive: (35, "points-not-positive")
    case .creditOutOfRange: (36, "credit-out-of-range")
    case .attemptsNotWhole: (37, "attempts-not-whole")
    case .rangeUpsideDown: (38, "range-upside-down")
    case .rangesOverlap: (38, "ranges-overlap")
    case .sameID: (39, "same-id")
    case .markerTooShort: (40, "marker-too-short")
    case .controlCharacter: (41, "control-character")
    case .tooDeep: (42, "too-deep")
    case .tooLarge: (42, "too-large")
    case .wrongValue: (43, "wrong-value")
    case .unknownWord: (43, "unknown-word")
    case .keyMissing: (43, "key-missing")
    case .unknownKey: (nil, "unknown-key")
    case .comment: (nil, "comment")
    case .trailingComma: (nil, "trailing-comma")
    case .singleOption: (nil, "single-option")
    case .answerSpelling: (nil, "answer-spelling")
    case .rangeGap: (nil, "range-gap")
    case .importFailure(let failure): (nil, failure.code)
    case .lost(let loss): (nil, loss.code)
    case .leftOut(let reason): (nil, reason.code)
    case .encodingGuessed: (nil, "encoding-guessed")
    }
  }

  /// The number of the error in the specification, or nil for a warning.
  var number: Int? { identity.number }

  /// Whether the quiz can be played all the same: warnings are the causes without a number that are
  /// no failure to import.
  var isWarning: Bool {
    if case .importFailure = self { false } else { number == nil }
  }

  /// The stable name of the cause.
  var code: String { identity.code }
}
