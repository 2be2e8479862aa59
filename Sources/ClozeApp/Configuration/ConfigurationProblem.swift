internal import QuizFormats
internal import Wording

/// Something that is wrong in the file of defaults, and where.
struct ConfigurationProblem: Error, Hashable {
  /// What can be wrong.
  enum Cause: Hashable {
    /// The file cannot be read as JSON.
    case unreadable(Diagnostic)
    /// The file holds something else than options with their values.
    case notObject(found: ValueKind)
    /// A key stands twice.
    case keyTwice(String, firstLine: Int)
    /// A key is no option, but perhaps near one.
    case unknownOption(String, nearest: String?)
    /// An option makes sense for one call alone.
    case forOneCall(String)
    /// The value of an option is of another kind.
    case wrongKind(String, expected: ExpectedValue, found: ValueKind, source: String)
    /// The value of an option is one that it does not take.
    case wrongValue(String, UsageError)
  }

  /// What is wrong.
  let cause: Cause
  /// Where it is, or nil when the file could not be had.
  let place: SourcePlace?

  /// Names what is wrong, and where.
  init(_ cause: Cause, at place: SourcePlace?) {
    self.cause = cause
    self.place = place
  }

  /// The problem as one line, after the name of the file.
  func line(file: String, _ phrases: any Phrases) -> String {
    PlacedSentence(sentence(phrases), file: file, place: place, question: nil).text(phrases)
  }

  fileprivate func sentence(_ phrases: any Phrases) -> String {
    switch cause {
    case .unreadable(let diagnostic): Self.sentence(diagnostic, phrases)
    case .notObject(let found): phrases.configurationNotObject(kind: found.word(phrases))
    case .keyTwice(let key, let line): phrases.duplicateKey(key.named, firstLine: line)
    case .unknownOption(let key, let nearest):
      phrases.noDefault(key.named, didYouMean: nearest)
    case .forOneCall(let key): phrases.optionForOneCall(key)
    case .wrongKind(let key, let expected, let found, let source):
      phrases.wrongValue(
        key: key, expected: expected.word(phrases), kind: found.word(phrases), source: source.named)
    case .wrongValue(let key, let error): Self.sentence(key, error, phrases)
    }
  }

  /// What is wrong with a value; it has no dashes before the name of its option.
  fileprivate static func sentence(
    _ key: String, _ error: UsageError, _ phrases: any Phrases
  ) -> String {
    switch error {
    case .valueNotAllowed(_, let value, let allowed):
      phrases.unknownWord(
        key: key, found: value.named, allowed: allowed, didYouMean: allowed.nearest(to: value))
    case .valueNotNumber(_, let value, let least):
      phrases.defaultNotNumber(key: key, least: least, found: value.named)
    default: error.sentence(phrases)
    }
  }

  /// What is wrong with any JSON file; where the usual sentence speaks of a quiz there is another.
  fileprivate static func sentence(_ diagnostic: Diagnostic, _ phrases: any Phrases) -> String {
    switch diagnostic.cause {
    case .emptyFile: phrases.emptyConfiguration
    case .textAfterEnd(let found): phrases.textAfterConfiguration(found: found.named)
    case .tooLarge(let limit): phrases.configurationTooLarge(megabytes: limit >> 20)
    case .isFolder: phrases.configurationIsFolder
    default: DiagnosticSentence(diagnostic).text(phrases)
    }
  }
}
