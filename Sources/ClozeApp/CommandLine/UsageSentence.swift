internal import Wording

extension UsageError {
  /// The error as one line that can be shown, without the program's name.
  func sentence(_ phrases: any CommandPhrases) -> String {
    switch self {
    case .unknownOption(let option):
      phrases.unknownOption(option.quotable)
    case .ambiguousOption(let option, let candidates):
      phrases.ambiguousOption(option.quotable, candidates: candidates)
    case .missingValue(let option):
      phrases.missingValue(option: option)
    case .unexpectedValue(let option):
      phrases.unexpectedValue(option: option)
    case .valueNotAllowed(let option, let value, let allowed):
      phrases.valueNotAllowed(option: option, value: value.quotable, allowed: allowed)
    case .valueNotNumber(let option, let value, let least):
      phrases.valueNotNumber(option: option, value: value.quotable, least: least)
    case .valueNotPercentage(let option, let value):
      phrases.valueNotPercentage(option: option, value: value.quotable)
    case .unknownCommand(let word):
      phrases.unknownCommand(word.quotable)
    case .unexpectedOperand(let word):
      phrases.unexpectedOperand(word.quotable)
    case .noSeparator(let text):
      phrases.noSeparator(text.quotable)
    case .nothingToConvert:
      phrases.nothingToConvert
    case .noTarget(let formats):
      phrases.noTarget(formats: formats)
    case .outputOverwrites(let file):
      phrases.outputOverwrites(file.shownOnOneLine)
    case .needsOneNewFile:
      phrases.needsOneNewFile
    case .nothingToCheck:
      phrases.nothingToCheck
    case .startAfterEnd(let start, let questions):
      phrases.startAfterEnd(start: start, questions: questions)
    case .unknownTag(let tag, let tags):
      phrases.unknownTag(tag.quotable, tags: tags.map(\.quotable))
    case .needsOneFile(let option):
      phrases.needsOneFile(option: option)
    case .inputTwice:
      phrases.inputTwice
    case .resultsOverwrite(let file):
      phrases.resultsOverwrite(file.shownOnOneLine)
    }
  }
}
