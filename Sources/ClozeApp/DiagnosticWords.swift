internal import QuizFormats
internal import Wording

extension ValueKind {
  /// The word for such a value, with its article.
  func word(_ phrases: any DiagnosticPhrases) -> String {
    switch self {
    case .text: phrases.aText
    case .number: phrases.aNumber
    case .boolean: phrases.aBoolean
    case .null: phrases.aNull
    case .list: phrases.aList
    case .object: phrases.anObject
    }
  }
}

extension ExpectedValue {
  /// The word for such a value, with its article.
  func word(_ phrases: any DiagnosticPhrases) -> String {
    switch self {
    case .text: phrases.aText
    case .number: phrases.aNumber
    case .notNegative: phrases.aNumberNotNegative
    case .wholeNumber: phrases.aWholeNumber
    case .percentage: phrases.aPercentage
    case .boolean: phrases.aBoolean
    case .list: phrases.aList
    case .object: phrases.anObject
    case .textOrTexts: phrases.aTextOrTexts
    }
  }
}

extension Opening {
  /// The word for what was opened, with its article.
  func word(_ phrases: any DiagnosticPhrases) -> String {
    switch self {
    case .text: phrases.aText
    case .list: phrases.aList
    case .object: phrases.anObject
    case .comment: phrases.aComment
    case .answers: phrases.answersInBraces
    }
  }
}

extension String {
  /// A piece of a file as it can be shown within a sentence; one invisible character by its number.
  var named: String {
    if unicodeScalars.count == 1, let scalar = unicodeScalars.first, scalar.isInvisible {
      return scalar.name
    }
    return quotable
  }
}

extension Unicode.Scalar {
  /// The character's number as Unicode writes it, such as U+001B.
  var name: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
    default: false
    }
  }
}

extension UInt8 {
  /// The two hexadecimal digits of the byte.
  var hexadecimal: String {
    (self < 0x10 ? "0" : "") + String(self, radix: 16, uppercase: true)
  }
}
