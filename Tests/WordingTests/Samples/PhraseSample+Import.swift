import Wording

extension PhraseSample {
  /// Those of `ImportPhrases`.
  static let imports: [Self] = [
    Self("unknownFormat(known:)") {
      [
        $0.unknownFormat(known: []), $0.unknownFormat(known: ["a"]),
        $0.unknownFormat(known: ["a", "b", "c"]),
      ]
    },
    Self("nothingPlayable(format:)") { [$0.nothingPlayable(format: "Zq")] },
    Self("brokenFile(format:reason:)") { [$0.brokenFile(format: "Zq", reason: "Zq")] },
    Self("missingInFile(_:)") { [$0.missingInFile("Zq")] },
    Self("noColumns()") { [$0.noColumns()] },
    Self("ambiguousAnswer(found:)") { [$0.ambiguousAnswer(found: "Zq")] },
    Self("unclosedQuotes(line:)") {
      [$0.unclosedQuotes(line: 0), $0.unclosedQuotes(line: 1), $0.unclosedQuotes(line: 7)]
    },
    Self("notOfThatKind") { [$0.notOfThatKind] },
    Self("isDamaged") { [$0.isDamaged] },
    Self("endsTooEarly") { [$0.endsTooEarly] },
    Self("memberMissing(_:)") { [$0.memberMissing("Zq")] },
    Self("memberDamaged(_:)") { [$0.memberDamaged("Zq")] },
    Self("memberEncrypted(_:)") { [$0.memberEncrypted("Zq")] },
    Self("memberPackedOtherwise(_:)") { [$0.memberPackedOtherwise("Zq")] },
    Self("unpacksToMore(megabytes:)") {
      [
        $0.unpacksToMore(megabytes: 0), $0.unpacksToMore(megabytes: 1),
        $0.unpacksToMore(megabytes: 7),
      ]
    },
    Self("hasMoreMembers(limit:)") {
      [$0.hasMoreMembers(limit: 0), $0.hasMoreMembers(limit: 1), $0.hasMoreMembers(limit: 7)]
    },
    Self("takesTooLong") { [$0.takesTooLong] },
    Self("nestsDeeper(limit:)") {
      [$0.nestsDeeper(limit: 0), $0.nestsDeeper(limit: 1), $0.nestsDeeper(limit: 7)]
    },
    Self("declaresEntities") { [$0.declaresEntities] },
    Self("undefinedEntity") { [$0.undefinedEntity] },
    Self("leftOutKind(_:)") { [$0.leftOutKind("Zq")] },
    Self("leftOutWithoutText()") { [$0.leftOutWithoutText()] },
    Self("leftOutWithoutAnswer()") { [$0.leftOutWithoutAnswer()] },
    Self("leftOutWithoutBlank()") { [$0.leftOutWithoutBlank()] },
    Self("leftOutTooManyOptions(limit:)") {
      [
        $0.leftOutTooManyOptions(limit: 0), $0.leftOutTooManyOptions(limit: 1),
        $0.leftOutTooManyOptions(limit: 7),
      ]
    },
    Self("leftOut(mistake:)") { [$0.leftOut(mistake: "Zq")] },
    Self("mistakeUnclosed(kind:line:)") {
      [
        $0.mistakeUnclosed(kind: "Zq", line: 0), $0.mistakeUnclosed(kind: "Zq", line: 1),
        $0.mistakeUnclosed(kind: "Zq", line: 7),
      ]
    },
    Self("mistakeExpected(_:found:)") {
      [
        $0.mistakeExpected(.tab, found: .tab), $0.mistakeExpected(.lineEnd, found: .lineEnd),
        $0.mistakeExpected(.text("Zq"), found: .text("Zq")),
      ]
    },
    Self("mistakeInNumber(found:)") { [$0.mistakeInNumber(found: "Zq")] },
    Self("mistakeUnknownAnswer(found:)") { [$0.mistakeUnknownAnswer(found: "Zq")] },
    Self("mistakeUnknownBlank(_:)") { [$0.mistakeUnknownBlank("Zq")] },
    Self("mistakeMissing(_:)") { [$0.mistakeMissing("Zq")] },
    Self("mistakeWithoutPartner(_:)") { [$0.mistakeWithoutPartner("Zq")] },
    Self("mistakeSecondAnswers(_:)") { [$0.mistakeSecondAnswers("Zq")] },
    Self("mistakeInCells(found:columns:)") {
      [
        $0.mistakeInCells(found: 0, columns: 0), $0.mistakeInCells(found: 1, columns: 1),
        $0.mistakeInCells(found: 7, columns: 7),
      ]
    },
    Self("answersInBraces") { [$0.answersInBraces] },
    Self("lostImage(_:)") { [$0.lostImage("Zq")] },
    Self("lostSound(_:)") { [$0.lostSound("Zq")] },
    Self("lostVideo(_:)") { [$0.lostVideo("Zq")] },
    Self("lostDrawing()") { [$0.lostDrawing()] },
    Self("lostEmbedded(_:)") { [$0.lostEmbedded("Zq")] },
    Self("lostEmptyOption()") { [$0.lostEmptyOption()] },
    Self("lostSameOption(_:)") { [$0.lostSameOption("Zq")] },
    Self("lostControlCharacter(_:)") { [$0.lostControlCharacter("Zq")] },
    Self("lostSameID(_:)") { [$0.lostSameID("Zq")] },
    Self("lost(_:)") { phrases in LostFeature.allCases.map { phrases.lost($0) } },
    Self("encodingGuessed(_:)") { [$0.encodingGuessed("Zq")] },
  ]
}
