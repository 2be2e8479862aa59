internal import QuizModel

extension H5PReader {
  /// Reads Drag the Words: one question whose words, and the distractors after them, are one bank.
  ///
  /// The text is plain, with character references. H5P always shuffles the words, and so does the
  /// quiz: in the order of the text they would give the answers away.
  mutating func readDragText(_ params: JSONValue) {
    guard let field = params["textField"], field.kind == .text else {
      return draft.leaveOut(.withoutText, at: params.offset)
    }
    let bytes = Array(field.utf8)
    let text = StarredText(bytes, endsAtLines: true)
    if let position = text.unclosed {
      return leaveOutUnclosed(at: position, in: field)
    }
    var question = QuestionDraft()
    var words: [Option] = []
    for piece in text.pieces {
      switch piece {
      case .text(let range):
        question.pieces.append(
          .text(String(decoding: bytes[range], as: UTF8.self).decodingReferences))
      case .answer(let range):
        let answer = DragTextAnswer(bytes[range])
        let offset = field.offset(ofByte: range.lowerBound - 1)
        guard !answer.text.isEmpty else {
          return draft.leaveOut(.mistake(.missing("answer")), at: offset)
        }
        if answer.wrongFeedback != nil { draft.note(.feature(.wrongAnswerFeedback), at: offset) }
        let right = Alternative(.text(answer.text), feedback: answer.rightFeedback)
        question.pieces.append(.blank(BlankDraft([right], hints: answer.tips)))
        words.append(Option(answer.text))
      }
    }
    question.options = words + distractors(params)
    let count = draft.quiz.questions.count
    draft.add(question, at: field.offset)
    guard draft.quiz.questions.count > count else { return }
    draft.quiz.settings.shufflesOptions = true
    settleCommon(params, task: params["taskDescription"], checks: "instantFeedback")
  }

  /// The words that belong nowhere; what does not stand between asterisks is none.
  fileprivate func distractors(_ params: JSONValue) -> [Option] {
    let bytes = Array(params["distractors"]?.utf8 ?? [])
    return StarredText(bytes, endsAtLines: true).pieces.compactMap { piece in
      guard case .answer(let range) = piece else { return nil }
      return DragTextAnswer(bytes[range]).text.unlessBlank.map { Option($0) }
    }
  }

  /// Leaves a question out for an asterisk that opens what is never closed.
  ///
  /// - Parameters:
  ///   - position: The position of the asterisk in the decoded text.
  ///   - string: The text.
  func leaveOutUnclosed(at position: Int, in string: JSONValue) {
    let offset = string.offset(ofByte: position)
    let line = string.document.text.line(at: offset)
    draft.leaveOut(.mistake(.unclosed(.answers, line: line)), at: offset)
  }
}
