internal import QuizFormats
internal import Wording

/// The sentence for what was found in a quiz file.
struct DiagnosticSentence {
  fileprivate let cause: DiagnosticCause

  /// Takes what is to be said.
  init(_ diagnostic: Diagnostic) {
    cause = diagnostic.cause
  }

  /// The sentence in a language, without the place.
  ///
  /// Words of the file in it are short and free of control characters.
  func text(_ phrases: any DiagnosticPhrases) -> String {
    switch cause {
    case .noSuchFile: phrases.noSuchFile()
    case .unreadable(let reason): phrases.unreadableFile(reason: reason)
    case .isFolder: phrases.isFolder()
    case .emptyFile: phrases.emptyFile()
    case .notUTF8(let byte): phrases.notUTF8(byte: "0x" + byte.hexadecimal)
    case .otherEncoding(let encoding): phrases.otherEncoding(encoding.rawValue)
    case .tooDeep(let limit): phrases.tooDeep(limit: limit)
    case .tooLarge(let limit): phrases.tooLarge(megabytes: limit >> 20)
    case .expectedValue(let found): phrases.expectedValue(found: found.named)
    case .expectedKey(let found): phrases.expectedKey(found: found.named)
    case .expectedColon(let found): phrases.expectedColon(found: found.named)
    case .expectedCommaInList(let found): phrases.expectedCommaInList(found: found.named)
    case .expectedCommaInObject(let found): phrases.expectedCommaInObject(found: found.named)
    case .badNumber(let found): phrases.badNumber(found: found.named)
    case .badEscape(let found): phrases.badEscape(found: found.named)
    case .loneSurrogate(let found): phrases.loneSurrogate(found: found.named)
    case .lineEndInText: phrases.lineEndInText()
    case .tabInText: phrases.tabInText()
    case .unclosed(let opening, let line):
      phrases.unclosed(kind: opening.word(phrases), line: line)
    case .textAfterEnd(let found): phrases.textAfterEnd(found: found.named)
    case .otherLanguage(let language, let found):
      phrases.otherLanguage(language.rawValue, found: found.named)
    case .wrongRoot(let found, let instead):
      phrases.wrongRoot(kind: found.word(phrases), instead: instead?.named)
    case .noQuestions: phrases.noQuestions()
    case .questionNotObject(let found): phrases.questionNotObject(kind: found.word(phrases))
    case .textMissing(let instead): phrases.textMissing(instead: instead?.named)
    case .textNotText(let found): phrases.textNotText(kind: found.word(phrases))
    case .textEmpty: phrases.textEmpty()
    case .noBlank(let marker): phrases.noBlank(marker: marker?.named)
    case .twoUnderscores: phrases.twoUnderscores()
    case .markerTooShort(let marker): phrases.markerTooShort(marker.named)
    case .controlCharacter(let scalar): phrases.controlCharacter(scalar.name)
    case .optionsNotList(let key, let found):
      phrases.optionsNotList(key: key, kind: found.word(phrases))
    case .optionsEmpty: phrases.optionsEmpty()
    case .optionNotText(let found, let source):
      phrases.optionNotText(kind: found.word(phrases), source: source.named)
    case .optionBlank: phrases.optionBlank()
    case .sameOptions(let first, let second, let text):
      phrases.sameOptions(first: first, second: second, text: text.named)
    case .sameDistractor(let text): phrases.sameDistractor(text.named)
    case .distractorIsAnswer(let text): phrases.distractorIsAnswer(text.named)
    case .nothingFills(let blank): phrases.nothingFills(blank: blank)
    case .answerNotOption(let answer, let option):
      phrases.answerNotOption(answer.named, didYouMean: option?.named)
    case .answerCount(let blanks, let answers):
      phrases.answerCount(blanks: blanks, answers: answers)
    case .oneAnswerForSeveralBlanks(let key, let blanks):
      phrases.oneAnswerForSeveralBlanks(key: key, blanks: blanks)
    case .answersTwice(let first, let second):
      phrases.answersTwice(first: first, second: second)
    case .answerNotText(let found, let source):
      phrases.answerNotText(kind: found.word(phrases), source: source.named)
    case .alternativeUnclear: phrases.alternativeUnclear()
    case .answerIndexOutOfRange(let index, let options):
      phrases.answerIndexOutOfRange(index, options: options)
    case .noAlternatives: phrases.noAlternatives()
    case .answerBlank: phrases.answerBlank()
    case .blanksCount(let entries, let blanks):
      phrases.blanksCount(entries: entries, blanks: blanks)
    case .noOptionLeft(let blank, let answer):
      phrases.noOptionLeft(blank: blank, answer: answer.named)
    case .pointsNotPositive(let found): phrases.pointsNotPositive(found: found.named)
    case .creditOutOfRange(let found): phrases.creditOutOfRange(found: found.named)
    case .duplicateKey(let key, let line):
      phrases.duplicateKey(key.named, firstLine: line)
    case .attemptsNotWhole(let found): phrases.attemptsNotWhole(found: found.named)
    case .rangeUpsideDown(let from, let to): phrases.rangeUpsideDown(from: from, to: to)
    case .rangesOverlap(let from, let to, let line):
      phrases.rangesOverlap(from: from, to: to, otherLine: line)
    case .sameID(let id, let question): phrases.sameID(id.named, firstQuestion: question)
    case .wrongValue(let key, let expected, let found, let source):
      phrases.wrongValue(
        key: key, expected: expected.word(phrases), kind: found.word(phrases), source: source.named)
    case .unknownWord(let key, let found, let allowed, let word):
      phrases.unknownWord(key: key, found: found.named, allowed: allowed, didYouMean: word)
    case .keyMissing(let key): phrases.keyMissing(key)
    case .unknownKey(let key, let known): phrases.unknownKey(key.named, didYouMean: known)
    case .comment: phrases.comment()
    case .trailingComma: phrases.trailingComma()
    case .singleOption: phrases.singleOption()
    case .answerSpelling(let answer, let option):
      phrases.answerSpelling(answer.named, option: option.named)
    case .rangeGap(let from, let to): phrases.rangeGap(from: from, to: to)
    case .importFailure(let failure): failure.text(phrases)
    case .lost(let loss): loss.text(phrases)
    case .leftOut(let reason): reason.text(phrases)
    case .encodingGuessed(let name): phrases.encodingGuessed(name)
    }
  }
}
