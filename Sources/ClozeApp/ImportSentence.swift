internal import QuizFormats
internal import Wording

extension ImportFailure {
  /// The failure as a sentence.
  func text(_ phrases: any ImportPhrases) -> String {
    switch self {
    case .unknownFormat(let known): phrases.unknownFormat(known: known)
    case .nothingPlayable(let format): phrases.nothingPlayable(format: format)
    case .broken(let error, let format):
      phrases.brokenFile(format: format, reason: error.reason(phrases))
    case .missing(let what): phrases.missingInFile(what.named)
    case .noColumns: phrases.noColumns()
    case .ambiguousAnswer(let found): phrases.ambiguousAnswer(found: found.named)
    case .unclosedQuotes(let line): phrases.unclosedQuotes(line: line)
    }
  }
}

extension ContainerError {
  /// What is wrong, as the end of a sentence.
  fileprivate func reason(_ phrases: any ImportPhrases) -> String {
    switch self {
    case .notAnArchive: phrases.notOfThatKind
    case .damaged(""): phrases.isDamaged
    case .damaged(let reason), .malformed(let reason, _): reason
    case .endsTooEarly: phrases.endsTooEarly
    case .memberMissing(let name): phrases.memberMissing(name.named)
    case .memberDamaged(let name): phrases.memberDamaged(name.named)
    case .encrypted(let name): phrases.memberEncrypted(name.named)
    case .methodUnknown(let name, _): phrases.memberPackedOtherwise(name.named)
    case .tooLarge(let limit): phrases.unpacksToMore(megabytes: limit >> 20)
    case .tooManyMembers(let limit): phrases.hasMoreMembers(limit: limit)
    case .tooSlow: phrases.takesTooLong
    case .tooDeep(let limit, _): phrases.nestsDeeper(limit: limit)
    case .declaresEntities: phrases.declaresEntities
    case .undefinedEntity: phrases.undefinedEntity
    }
  }
}

extension LeftOut {
  /// The reason as a sentence.
  func text(_ phrases: any DiagnosticPhrases) -> String {
    switch self {
    case .kind(let kind): phrases.leftOutKind(kind.named)
    case .withoutText: phrases.leftOutWithoutText()
    case .withoutAnswer: phrases.leftOutWithoutAnswer()
    case .withoutBlank: phrases.leftOutWithoutBlank()
    case .tooManyOptions(let limit): phrases.leftOutTooManyOptions(limit: limit)
    case .mistake(let mistake): phrases.leftOut(mistake: mistake.text(phrases))
    }
  }
}

extension ImportMistake {
  fileprivate func text(_ phrases: any DiagnosticPhrases) -> String {
    switch self {
    case .unclosed(let opening, let line):
      phrases.mistakeUnclosed(kind: opening.word(phrases), line: line)
    case .expected(let sign, let found):
      phrases.mistakeExpected(sign.asSign, found: found.asSign)
    case .badNumber(let found): phrases.mistakeInNumber(found: found.named)
    case .unknownAnswer(let found): phrases.mistakeUnknownAnswer(found: found.named)
    case .unknownBlank(let name): phrases.mistakeUnknownBlank(name.named)
    case .missing(let what): phrases.mistakeMissing(what.named)
    case .stray("{"): phrases.mistakeSecondAnswers("{")
    case .stray(let sign): phrases.mistakeWithoutPartner(sign.named)
    case .cells(let found, let columns):
      phrases.mistakeInCells(found: found, columns: columns)
    }
  }
}

extension String {
  /// A piece of a file as a sign that has a name of its own, if it is one.
  fileprivate var asSign: FileSign {
    switch self {
    case "\t": .tab
    case "\n": .lineEnd
    default: .text(named)
    }
  }
}

extension Loss {
  /// What is lost, as a sentence.
  func text(_ phrases: any ImportPhrases) -> String {
    switch self {
    case .media(.image, let name): phrases.lostImage(name.named)
    case .media(.sound, let name): phrases.lostSound(name.named)
    case .media(.video, let name): phrases.lostVideo(name.named)
    case .media(.drawing, _): phrases.lostDrawing()
    case .media(.embedded, let name): phrases.lostEmbedded(name.named)
    case .emptyOption: phrases.lostEmptyOption()
    case .sameOption(let text): phrases.lostSameOption(text.named)
    case .controlCharacter(let scalar): phrases.lostControlCharacter(scalar.name)
    case .sameID(let id): phrases.lostSameID(id.named)
    // The features of both sides have the same names, which a test holds.
    case .feature(let feature):
      LostFeature(rawValue: feature.rawValue).map(phrases.lost) ?? feature.rawValue
    }
  }
}
