internal import QuizModel

/// Fits a draft to what the format allows, and says what is lost on the way.
struct QuestionFitting {
  /// The most options that the blanks of a question may have together: blanks that each have a copy of a
  /// long list are quickly too many.
  static let mostOptions = 100_000

  fileprivate let draft: QuestionDraft
  /// What could not be kept, in the order of the question.
  fileprivate(set) var losses: [Loss] = []
  /// Why there is no question.
  fileprivate(set) var reason: LeftOut?

  /// Begins with a draft.
  init(_ draft: QuestionDraft) {
    self.draft = draft
  }

  /// The question, or nil when it cannot be asked; ``reason`` then says why.
  mutating func question() -> Question? {
    let drafts = draft.pieces.compactMap { piece in
      if case .blank(let blank) = piece { blank } else { nil }
    }
    guard !drafts.isEmpty else {
      reason = .withoutBlank
      return nil
    }
    let optionCount = drafts.reduce(draft.options?.count ?? 0) { $0 + ($1.options?.count ?? 0) }
    guard optionCount <= Self.mostOptions else {
      reason = .tooManyOptions(limit: Self.mostOptions)
      return nil
    }
    var question = Question(
      id: draft.id?.onOneLine,
      text: fittedText(),
      isCode: draft.isCode,
      blanks: [],
      reusesOptions: draft.reusesOptions,
      hints: draft.hints.compactMap { $0.kept.unlessBlank },
      explanation: draft.explanation?.kept.unlessBlank,
      tags: fittedTags()
    )
    guard let blanks = fittedBlanks(drafts, in: &question) else {
      reason = .withoutAnswer
      return nil
    }
    question.blanks = blanks
    if question.banks.isEmpty { question.reusesOptions = false }
    return question
  }

  /// The text without control characters and, unless it is code, without white space at its ends.
  fileprivate mutating func fittedText() -> [TextSegment] {
    var pieces = draft.pieces
    if !draft.isCode {
      pieces.trim(\.withoutSpaceAtStart, at: pieces.startIndex)
      pieces.trim(\.withoutSpaceAtEnd, at: pieces.index(before: pieces.endIndex))
    }
    var segments: [TextSegment] = []
    var blank = 0
    for piece in pieces {
      switch piece {
      case .blank:
        segments.append(.blank(blank))
        blank += 1
      case .text(let text):
        let kept = kept(text)
        guard !kept.isEmpty else { continue }
        if case .text(let before) = segments.last {
          segments[segments.count - 1] = .text((before + kept).composed)
        } else {
          segments.append(.text(kept))
        }
      }
    }
    return segments
  }

  /// A text as it is kept, after a note of the first control character that goes.
  fileprivate mutating func kept(_ text: String) -> String {
    let plain = text.withLineFeeds
    if let control = plain.unicodeScalars.first(where: { $0.isControl && $0 != "\n" && $0 != "\t" })
    {
      losses.append(.controlCharacter(control))
    }
    return plain.kept
  }

  fileprivate func fittedTags() -> [String] {
    var seen: Set<String> = []
    return draft.tags.compactMap(\.onOneLine).filter { seen.insert($0).inserted }
  }

  /// The blanks, with their banks added to the question; nil when one of them cannot be filled.
  fileprivate mutating func fittedBlanks(
    _ drafts: [BlankDraft], in question: inout Question
  ) -> [Blank]? {
    let sharing = drafts.filter { $0.options == nil }
    var shared: BankFitting?
    if let options = draft.options, !sharing.isEmpty {
      var bank = BankFitting(options, losses: &losses)
      bank.complete(for: sharing)
      if !bank.serves(sharing) { question.reusesOptions = true }
      bank.dropRepetitions(neededBy: question.reusesOptions ? [] : sharing, losses: &losses)
      shared = bank
    }
    var sharedIndex: Int?
    var blanks: [Blank] = []
    for draft in drafts {
      var bank = shared
      if let options = draft.options {
        bank = BankFitting(options, losses: &losses)
        bank?.complete(for: [draft])
        bank?.dropRepetitions(neededBy: [draft], losses: &losses)
      }
      var blank = Blank(kind: .typed, hints: draft.hints.compactMap { $0.kept.unlessBlank })
      blank.points = draft.points > 0 && draft.points.isFinite ? draft.points : 1
      if let bank, bank.options.count > 1 {
        let index =
          draft.options == nil ? sharedIndex ?? question.banks.count : question.banks.count
        if draft.options == nil { sharedIndex = index }
        if index == question.banks.count {
          question.banks.append(OptionBank(options: bank.options))
        }
        blank.kind = .choice(bank: index)
        blank.answer = bank.answer(of: draft)
      } else {
        blank.answer = draft.typedAnswer(bank?.options ?? [])
      }
      guard blank.answer != nil || (draft.isSurvey && !blank.isTyped) else { return nil }
      blanks.append(blank)
    }
    return blanks
  }
}

extension [QuestionDraft.Piece] {
  /// Trims a text at one end; a blank there is left alone.
  fileprivate mutating func trim(_ trimmed: (String) -> String, at index: Index) {
    if case .text(let text) = self[index] { self[index] = .text(trimmed(text)) }
  }
}

extension String {
  /// The text with LF for CRLF and CR.
  var withLineFeeds: String {
    guard utf8.contains(.carriageReturn) else { return self }
    var scalars = UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if scalar == "\r" || (scalar == "\n" && previous != "\r") { scalars.append("\n") }
      if scalar != "\r", scalar != "\n" { scalars.append(scalar) }
      previous = scalar
    }
    return String(scalars)
  }

  fileprivate var withoutSpaceAtStart: String {
    String(Substring(unicodeScalars.drop { $0.properties.isWhitespace }))
  }

  fileprivate var withoutSpaceAtEnd: String {
    let last = unicodeScalars.lastIndex { !$0.properties.isWhitespace }
    return last.map { String(Substring(unicodeScalars[...$0])) } ?? ""
  }
}
