internal import QuizModel

extension H5PReader {
  /// Reads Fill in the Blanks: each of its texts is a question.
  ///
  /// Two asterisks side by side are text. H5P forgives one typing mistake in an answer of four letters or
  /// more and two in one of ten or more, if told to; here it is one, which is noted where it tells.
  mutating func readBlanks(_ params: JSONValue) {
    let count = draft.quiz.questions.count
    var longest = 0
    for entry in params["questions"]?.elements.map(Array.init) ?? [] {
      guard entry.kind == .text else {
        draft.leaveOut(.withoutText, at: entry.offset)
        continue
      }
      for answer in readBlanks(in: entry) {
        longest = max(longest, answer.texts.map(\.count).max() ?? 0)
      }
    }
    guard draft.quiz.questions.count > count else { return }
    settleCommon(params, task: params["text"], checks: "autoCheck")
    let behaviour = params["behaviour"]
    settleMatching(
      respectsCase: behaviour?["caseSensitive"]?.boolean ?? true,
      forgives: behaviour?["acceptSpellingErrors"]?.boolean == true, longest: longest,
      at: behaviour?.offset ?? params.offset)
  }

  /// Adds the question of a text.
  ///
  /// - Returns: The answers of its blanks; none when it is left out.
  fileprivate func readBlanks(in entry: JSONValue) -> [BlanksAnswer] {
    let bytes = Array(entry.utf8)
    let text = StarredText(bytes, endsAtLines: false)
    if let position = text.unclosed {
      leaveOutUnclosed(at: position, in: entry)
      return []
    }
    var html = BlankedHTML()
    var answers: [BlanksAnswer] = []
    for piece in text.pieces {
      switch piece {
      case .text(let range): html.append(bytes[range])
      case .answer(let range):
        html.appendBlank()
        answers.append(BlanksAnswer(bytes[range]))
        if answers.last?.texts.isEmpty == true {
          draft.leaveOut(
            .mistake(.missing("answer")), at: entry.offset(ofByte: range.lowerBound - 1))
          return []
        }
      }
    }
    guard let texts = html.texts(draft, at: entry.offset) else {
      draft.leaveOut(.withoutBlank, at: entry.offset)
      return []
    }
    let blanks = answers.map { answer in
      BlankDraft(
        answer.texts.map { Alternative(.text($0)) }, hints: answer.tip.map { [$0] } ?? [])
    }
    draft.add(QuestionDraft(texts, blanks), at: entry.offset)
    return answers
  }

  /// Settles how typed answers are compared.
  ///
  /// - Parameters:
  ///   - respectsCase: Whether capitals count.
  ///   - forgives: Whether typing mistakes are forgiven.
  ///   - longest: The length of the longest answer; from ten letters on H5P forgives two mistakes.
  ///   - offset: Where a difference is noted.
  mutating func settleMatching(respectsCase: Bool, forgives: Bool, longest: Int, at offset: Int) {
    settle(\.settings.match.respectsCase, respectsCase, else: .caseRule, at: offset)
    settle(\.settings.match.forgivenTypos, forgives ? 1 : 0, else: .spellingRule, at: offset)
    if forgives, longest >= 10 { draft.note(.feature(.spellingRule), at: offset) }
  }
}
