extension JSONParser {
  func failure(_ cause: DiagnosticCause, at offset: Int) -> QuizFileError {
    QuizFileError(cause, at: text.place(at: offset))
  }

  /// What is thrown when no value stands where one should.
  func failureInsteadOfValue() -> QuizFileError {
    if let language = ForeignSyntax(bytes, at: index).languageInsteadOfValue {
      return failure(.otherLanguage(language, found: excerpt(at: index)), at: index)
    }
    let found = excerpt(at: index)
    let startsNumber = bytes[index] == .plus || bytes[index] == .point
    return failure(
      startsNumber ? .badNumber(found: found) : .expectedValue(found: found), at: index)
  }

  /// What is thrown when no key stands where one should.
  func failureInsteadOfKey() -> QuizFileError {
    if let language = ForeignSyntax(bytes, at: index).languageInsteadOfKey {
      return failure(.otherLanguage(language, found: excerpt(at: index)), at: index)
    }
    return failure(.expectedKey(found: excerpt(at: index)), at: index)
  }

  /// What is thrown when something other than a comma or an end follows a value.
  func failureAfterValue(isInObject: Bool) -> QuizFileError {
    let found = excerpt(at: index)
    if let language = ForeignSyntax(bytes, at: index).languageAfterValue {
      return failure(.otherLanguage(language, found: found), at: index)
    }
    return failure(
      isInObject ? .expectedCommaInObject(found: found) : .expectedCommaInList(found: found),
      at: index
    )
  }

  /// What is thrown when something follows the end of the root.
  func failureAfterEnd(_ byte: UInt8) -> QuizFileError {
    failure(.textAfterEnd(found: excerpt(at: index)), at: index)
  }

  /// What is thrown when a byte below U+0020 stands in a string as such.
  func failureInString(_ byte: UInt8, openedAt start: Int) -> QuizFileError {
    switch byte {
    case .tab: return failure(.tabInText, at: index)
    case .lineFeed, .carriageReturn:
      let isBlank = { (byte: UInt8) in byte == .space || byte >= .tab && byte <= .carriageReturn }
      // Nothing follows: the closing quote is not on another line, it is nowhere.
      if bytes[index...].allSatisfy(isBlank) {
        return failure(.unclosed(.text, line: text.line(at: start)), at: index)
      }
      return failure(.lineEndInText, at: index)
    default: return failure(.controlCharacter(Unicode.Scalar(byte)), at: index)
    }
  }

  /// What is thrown when a backslash begins nothing that JSON knows.
  func failureInEscape() -> QuizFileError {
    let isHexadecimal = bytes[index + 1] == UInt8(ascii: "u")
    return failure(
      .badEscape(found: text.excerpt(from: index, scalars: isHexadecimal ? 6 : 2)), at: index)
  }

  /// What is thrown when a surrogate has no partner.
  func failureInSurrogate() -> QuizFileError {
    failure(.loneSurrogate(found: text.excerpt(from: index, scalars: 6)), at: index)
  }

  func excerpt(at offset: Int) -> String { text.excerpt(at: offset) }
}
