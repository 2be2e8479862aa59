import Wording

extension PhraseSample {
  /// Those of `DiagnosticPhrases`.
  static let diagnostic: [Self] = [
    Self("aText") { [$0.aText] },
    Self("aNumber") { [$0.aNumber] },
    Self("aBoolean") { [$0.aBoolean] },
    Self("aNull") { [$0.aNull] },
    Self("aList") { [$0.aList] },
    Self("anObject") { [$0.anObject] },
    Self("aWholeNumber") { [$0.aWholeNumber] },
    Self("aNumberNotNegative") { [$0.aNumberNotNegative] },
    Self("aPercentage") { [$0.aPercentage] },
    Self("aTextOrTexts") { [$0.aTextOrTexts] },
    Self("aComment") { [$0.aComment] },
    Self("noSuchFile()") { [$0.noSuchFile()] },
    Self("unreadableFile(reason:)") { [$0.unreadableFile(reason: "Zq")] },
    Self("isFolder()") { [$0.isFolder()] },
    Self("emptyFile()") { [$0.emptyFile()] },
    Self("notUTF8(byte:)") { [$0.notUTF8(byte: "Zq")] },
    Self("otherEncoding(_:)") { [$0.otherEncoding("Zq")] },
    Self("tooDeep(limit:)") { [$0.tooDeep(limit: 0), $0.tooDeep(limit: 1), $0.tooDeep(limit: 7)] },
    Self("tooLarge(megabytes:)") {
      [$0.tooLarge(megabytes: 0), $0.tooLarge(megabytes: 1), $0.tooLarge(megabytes: 7)]
    },
    Self("expectedValue(found:)") { [$0.expectedValue(found: "Zq")] },
    Self("expectedKey(found:)") { [$0.expectedKey(found: "Zq")] },
    Self("expectedColon(found:)") { [$0.expectedColon(found: "Zq")] },
    Self("expectedCommaInList(found:)") { [$0.expectedCommaInList(found: "Zq")] },
    Self("expectedCommaInObject(found:)") { [$0.expectedCommaInObject(found: "Zq")] },
    Self("badNumber(found:)") { [$0.badNumber(found: "Zq")] },
    Self("badEscape(found:)") { [$0.badEscape(found: "Zq")] },
    Self("loneSurrogate(found:)") { [$0.loneSurrogate(found: "Zq")] },
    Self("lineEndInText()") { [$0.lineEndInText()] },
    Self("tabInText()") { [$0.tabInText()] },
    Self("unclosed(kind:line:)") {
      [
        $0.unclosed(kind: "Zq", line: 0), $0.unclosed(kind: "Zq", line: 1),
        $0.unclosed(kind: "Zq", line: 7),
      ]
    },
    Self("textAfterEnd(found:)") { [$0.textAfterEnd(found: "Zq")] },
    Self("otherLanguage(_:found:)") { [$0.otherLanguage("Zq", found: "Zq")] },
    Self("wrongRoot(kind:instead:)") {
      [$0.wrongRoot(kind: "Zq", instead: nil), $0.wrongRoot(kind: "Zq", instead: "Zq")]
    },
    Self("noQuestions()") { [$0.noQuestions()] },
    Self("questionNotObject(kind:)") { [$0.questionNotObject(kind: "Zq")] },
    Self("textMissing(instead:)") {
      [$0.textMissing(instead: nil), $0.textMissing(instead: "Zq")]
    },
    Self("textNotText(kind:)") { [$0.textNotText(kind: "Zq")] },
    Self("textEmpty()") { [$0.textEmpty()] },
    Self("noBlank(marker:)") { [$0.noBlank(marker: nil), $0.noBlank(marker: "Zq")] },
    Self("twoUnderscores()") { [$0.twoUnderscores()] },
    Self("markerTooShort(_:)") { [$0.markerTooShort("Zq")] },
    Self("controlCharacter(_:)") { [$0.controlCharacter("Zq")] },
    Self("optionsNotList(key:kind:)") { [$0.optionsNotList(key: "Zq", kind: "Zq")] },
    Self("optionsEmpty()") { [$0.optionsEmpty()] },
    Self("optionNotText(kind:source:)") { [$0.optionNotText(kind: "Zq", source: "Zq")] },
    Self("optionBlank()") { [$0.optionBlank()] },
    Self("sameOptions(first:second:text:)") {
      [
        $0.sameOptions(first: 0, second: 0, text: "Zq"),
        $0.sameOptions(first: 1, second: 1, text: "Zq"),
        $0.sameOptions(first: 7, second: 7, text: "Zq"),
      ]
    },
    Self("sameDistractor(_:)") { [$0.sameDistractor("Zq")] },
    Self("distractorIsAnswer(_:)") { [$0.distractorIsAnswer("Zq")] },
    Self("singleOption()") { [$0.singleOption()] },
    Self("nothingFills(blank:)") {
      [$0.nothingFills(blank: 0), $0.nothingFills(blank: 1), $0.nothingFills(blank: 7)]
    },
    Self("answerNotOption(_:didYouMean:)") {
      [$0.answerNotOption("Zq", didYouMean: nil), $0.answerNotOption("Zq", didYouMean: "Zq")]
    },
    Self("answerSpelling(_:option:)") { [$0.answerSpelling("Zq", option: "Zq")] },
    Self("answerCount(blanks:answers:)") {
      [
        $0.answerCount(blanks: 0, answers: 0), $0.answerCount(blanks: 1, answers: 1),
        $0.answerCount(blanks: 7, answers: 7),
      ]
    },
    Self("oneAnswerForSeveralBlanks(key:blanks:)") {
      [
        $0.oneAnswerForSeveralBlanks(key: "Zq", blanks: 0),
        $0.oneAnswerForSeveralBlanks(key: "Zq", blanks: 1),
        $0.oneAnswerForSeveralBlanks(key: "Zq", blanks: 7),
      ]
    },
    Self("answersTwice(first:second:)") { [$0.answersTwice(first: "Zq", second: "Zq")] },
    Self("answerNotText(kind:source:)") { [$0.answerNotText(kind: "Zq", source: "Zq")] },
    Self("alternativeUnclear()") { [$0.alternativeUnclear()] },
    Self("answerIndexOutOfRange(_:options:)") {
      [
        $0.answerIndexOutOfRange("Zq", options: 0), $0.answerIndexOutOfRange("Zq", options: 1),
        $0.answerIndexOutOfRange("Zq", options: 7),
      ]
    },
    Self("noAlternatives()") { [$0.noAlternatives()] },
    Self("answerBlank()") { [$0.answerBlank()] },
    Self("blanksCount(entries:blanks:)") {
      [
        $0.blanksCount(entries: 0, blanks: 0), $0.blanksCount(entries: 1, blanks: 1),
        $0.blanksCount(entries: 7, blanks: 7),
      ]
    },
    Self("noOptionLeft(blank:answer:)") {
      [
        $0.noOptionLeft(blank: 0, answer: "Zq"), $0.noOptionLeft(blank: 1, answer: "Zq"),
        $0.noOptionLeft(blank: 7, answer: "Zq"),
      ]
    },
    Self("pointsNotPositive(found:)") { [$0.pointsNotPositive(found: "Zq")] },
    Self("creditOutOfRange(found:)") { [$0.creditOutOfRange(found: "Zq")] },
    Self("duplicateKey(_:firstLine:)") {
      [
        $0.duplicateKey("Zq", firstLine: 0), $0.duplicateKey("Zq", firstLine: 1),
        $0.duplicateKey("Zq", firstLine: 7),
      ]
    },
    Self("unknownKey(_:didYouMean:)") {
      [$0.unknownKey("Zq", didYouMean: nil), $0.unknownKey("Zq", didYouMean: "Zq")]
    },
    Self("keyMissing(_:)") { [$0.keyMissing("Zq")] },
    Self("wrongValue(key:expected:kind:source:)") {
      [$0.wrongValue(key: "Zq", expected: "Zq", kind: "Zq", source: "Zq")]
    },
    Self("unknownWord(key:found:allowed:didYouMean:)") {
      [
        $0.unknownWord(key: "Zq", found: "Zq", allowed: [], didYouMean: nil),
        $0.unknownWord(key: "Zq", found: "Zq", allowed: ["a"], didYouMean: "Zq"),
        $0.unknownWord(key: "Zq", found: "Zq", allowed: ["a", "b", "c"], didYouMean: nil),
      ]
    },
    Self("attemptsNotWhole(found:)") { [$0.attemptsNotWhole(found: "Zq")] },
    Self("sameID(_:firstQuestion:)") {
      [
        $0.sameID("Zq", firstQuestion: 0), $0.sameID("Zq", firstQuestion: 1),
        $0.sameID("Zq", firstQuestion: 7),
      ]
    },
    Self("rangeUpsideDown(from:to:)") {
      [
        $0.rangeUpsideDown(from: 0, to: 0), $0.rangeUpsideDown(from: 1, to: 1),
        $0.rangeUpsideDown(from: 7, to: 7),
      ]
    },
    Self("rangesOverlap(from:to:otherLine:)") {
      [
        $0.rangesOverlap(from: 7, to: 7, otherLine: 7),
        $0.rangesOverlap(from: 1, to: 7, otherLine: 7),
      ]
    },
    Self("rangeGap(from:to:)") { [$0.rangeGap(from: 7, to: 7), $0.rangeGap(from: 1, to: 7)] },
    Self("comment()") { [$0.comment()] },
    Self("trailingComma()") { [$0.trailingComma()] },
  ]
}
