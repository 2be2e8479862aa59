import QuizModel
import Testing

@testable import QuizFormats

/// A quiz that went out in another program's format and came back.
struct RoundTrip {
  let quiz: Quiz
  let notes: [Diagnostic]
  let reading: QuizReading

  /// The names of formats that are called otherwise when they are read.
  fileprivate static let importedNames = ["h5p-dragtext": "h5p"]

  /// Writes a quiz and reads what was written.
  init(_ quiz: Quiz, format: String) throws {
    let export = try #require(QuizExport(quiz, format: format))
    self.quiz = quiz
    notes = export.notes
    reading = QuizReading(
      export.bytes, options: ReadingOptions(format: Self.importedNames[format] ?? format))
  }

  /// The features that were noted of a question, by its number from 1, or of the whole.
  func noted(_ question: Int? = nil) -> Set<Loss.Feature> {
    var features = Set(notes.filter { $0.question == question }.compactMap(\.feature))
    // All feedback is also that of wrong answers.
    if features.contains(.feedback) { features.insert(.wrongAnswerFeedback) }
    return features
  }

  /// What came back differently though nothing was noted, and what else breaks the law; in words.
  var breaches: [String] {
    let kept = kept
    guard !kept.isEmpty else {
      return reading.notes.first == "nothing-playable" ? [] : ["nothing was to come back"]
    }
    guard case .success(let loaded) = reading.result else { return reading.notes }
    let lost = Set(quizLosses(from: quiz, to: loaded.quiz)).subtracting(noted())
    return lost.map { "\($0)" } + questionBreaches(kept, loaded.quiz)
      + loaded.warnings.filter { !isExpected($0) }.map(\.note)
  }

  /// Whether a note of reading follows from what the format is, or from one of writing: without a
  /// character, or in another style, two options may be the same.
  fileprivate func isExpected(_ note: Diagnostic) -> Bool {
    if case .lost(.sameOption) = note.cause {
      return notes.contains { $0.isOfCharacter || $0.feature == .style }
    }
    return note.feature == .caseRule
  }

  fileprivate var kept: [(number: Int, question: Question)] {
    let leftOut = Set(notes.filter(\.isLeftOut).compactMap(\.question))
    return quiz.questions.enumerated().map { ($0 + 1, $1) }.filter { !leftOut.contains($0.0) }
  }

  fileprivate func questionBreaches(
    _ kept: [(number: Int, question: Question)], _ read: Quiz
  ) -> [String] {
    let scored = kept.flatMap { $0.question.blanks.filter(\.canBeRight) }
    let others = read.questions.flatMap { $0.blanks.filter(\.canBeRight) }
    guard scored.count == others.count else {
      return ["\(scored.count) blanks became \(others.count)"]
    }
    let wrong = zip(scored, others).filter { !$0.accepts(allOf: $1) }
    let breaches = wrong.map { "\($0.rightTexts) became \($1.rightTexts)" }
    if noted().contains(.merged) {
      return breaches + (read.questions.count == 1 ? [] : ["the questions are not merged"])
    }
    var rest = read.questions[...]
    return kept.reduce(into: breaches) { breaches, original in
      let isSplit = noted(original.number).contains(.split)
      let count = isSplit ? original.question.blanks.count(where: \.canBeRight) : 1
      let parts = rest.prefix(count)
      rest = rest.dropFirst(count)
      guard let part = parts.first, !isSplit else {
        if parts.count != count { breaches.append("\(original.number) has not all its parts") }
        return
      }
      breaches += unnoted(original, part, isShuffled: read.settings.shufflesOptions)
    } + rest.map { "\($0.textWithBlanks) came from nowhere" }
  }

  fileprivate func unnoted(
    _ original: (number: Int, question: Question), _ read: Question, isShuffled: Bool
  ) -> [String] {
    // What XML cannot hold is noted on its own.
    let isCut = notes.contains { $0.isOfCharacter && $0.question == original.number }
    var before = isCut ? original.question.writableInXML.question : original.question
    var after = read
    (before.line, after.line) = (nil, nil)
    if isShuffled {
      before.sortOptions()
      after.sortOptions()
    }
    // Spaces at the ends of texts and composition are no part of the law.
    let isSameText = before.plainText == after.plainText
    return QuestionLosses(from: before, to: after).features
      .filter { !noted(original.number).contains($0) && !($0 == .style && isSameText) }
      .map { "\(original.number): \($0)\n\(before)\n\(after)" }
  }
}

/// What a quiz as a whole lost.
fileprivate func quizLosses(from before: Quiz, to after: Quiz) -> [Loss.Feature] {
  var settings = (before.settings, after.settings)
  settings.0.match = MatchRules()
  settings.1.match = MatchRules()
  let losses: [(feature: Loss.Feature, isThere: Bool)] = [
    (.title, before.title != after.title),
    (.description, before.description?.kept.unlessBlank != after.description),
    (.author, before.author != after.author), (.language, before.language != after.language),
    (.licence, before.licence != after.licence), (.settings, settings.0 != settings.1),
    (.matchRules, before.settings.match != after.settings.match),
    (.scoreTexts, before.scoreRanges.map(\.text.trimmed) != after.scoreRanges.map(\.text)),
  ]
  return losses.filter(\.isThere).map(\.feature)
}

extension Question {
  /// Brings options in an order of their own, where theirs means nothing.
  fileprivate mutating func sortOptions() {
    for bank in banks.indices { banks[bank].options.sort { $0.text < $1.text } }
  }
}

extension Diagnostic {
  /// Whether a character is lost.
  fileprivate var isOfCharacter: Bool {
    if case .lost(.controlCharacter) = cause { true } else { false }
  }
}

extension String {
  /// The text without what HTML drops of it because nobody sees it, and what XML cannot hold.
  fileprivate var visible: String {
    let dropped: Set<Unicode.Scalar> = ["\u{AD}", "\u{200B}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}"]
    return String(String.UnicodeScalarView(unicodeScalars.filter { !dropped.contains($0) }))
      .collapsed
  }
}

extension Blank {
  fileprivate var canBeRight: Bool { (answer?.alternatives.best?.credit ?? 0) > 0 }

  /// Whether everything that is as right as can be in another blank is so in this one.
  fileprivate func accepts(allOf other: Blank) -> Bool {
    (other.answer?.best ?? []).allSatisfy { right in
      (answer?.best ?? []).contains {
        $0.target == right.target || $0.accepts(right.text, by: .option)
          || $0.text.visible == right.text.visible
      }
    }
  }
}
