import Wording

extension PhraseSample {
  /// Those of `AnswerSheetPhrases`.
  static let answerSheet: [Self] = [
    Self("emptySheet") { [$0.emptySheet] },
    Self("textAfterSheet(found:)") { [$0.textAfterSheet(found: "Zq")] },
    Self("sheetTooLarge(megabytes:)") {
      [
        $0.sheetTooLarge(megabytes: 0), $0.sheetTooLarge(megabytes: 1),
        $0.sheetTooLarge(megabytes: 7),
      ]
    },
    Self("sheetNotList(kind:)") { [$0.sheetNotList(kind: "Zq")] },
    Self("sheetTooLong(entries:questions:)") {
      [
        $0.sheetTooLong(entries: 0, questions: 0), $0.sheetTooLong(entries: 1, questions: 1),
        $0.sheetTooLong(entries: 7, questions: 7),
      ]
    },
    Self("entryNotAnswer(kind:source:)") { [$0.entryNotAnswer(kind: "Zq", source: "Zq")] },
    Self("partNotText(kind:source:)") { [$0.partNotText(kind: "Zq", source: "Zq")] },
    Self("entryCount(texts:blanks:)") {
      [
        $0.entryCount(texts: 0, blanks: 0), $0.entryCount(texts: 1, blanks: 1),
        $0.entryCount(texts: 7, blanks: 7),
      ]
    },
  ]
}
