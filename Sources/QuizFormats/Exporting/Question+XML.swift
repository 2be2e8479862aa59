internal import QuizModel

extension Question {
  /// The question without the characters that XML cannot hold, U+FFFE and U+FFFF, and those that it had.
  var writableInXML: (question: Question, left: [Unicode.Scalar]) {
    var question = self
    var left: [Unicode.Scalar] = []
    question.transformTexts { text in
      let isUnwritable = { (scalar: Unicode.Scalar) in scalar.value & 0xFFFE == 0xFFFE }
      guard text.unicodeScalars.contains(where: isUnwritable) else { return }
      for scalar in text.unicodeScalars where isUnwritable(scalar) && !left.contains(scalar) {
        left.append(scalar)
      }
      text.unicodeScalars.removeAll(where: isUnwritable)
    }
    return (question, left)
  }

  /// Changes every text of the question.
  mutating func transformTexts(_ transform: (inout String) -> Void) {
    text = text.map { segment in
      guard case .text(var text) = segment else { return segment }
      transform(&text)
      return .text(text)
    }
    if var id {
      transform(&id)
      self.id = id
    }
    if var explanation {
      transform(&explanation)
      self.explanation = explanation
    }
    hints.transformEach(transform)
    tags.transformEach(transform)
    banks.transformEach { bank in
      bank.options.transformEach { $0.transformTexts(transform) }
    }
    blanks.transformEach { blank in
      blank.hints.transformEach(transform)
      blank.answer?.alternatives.transformEach { $0.transformTexts(transform) }
    }
  }
}

extension Array {
  fileprivate mutating func transformEach(_ transform: (inout Element) -> Void) {
    for index in indices { transform(&self[index]) }
  }
}

extension Option {
  fileprivate mutating func transformTexts(_ transform: (inout String) -> Void) {
    transform(&text)
    guard var feedback else { return }
    transform(&feedback)
    self.feedback = feedback
  }
}

extension Alternative {
  fileprivate mutating func transformTexts(_ transform: (inout String) -> Void) {
    if case .text(var text) = target {
      transform(&text)
      target = .text(text)
    }
    guard var feedback else { return }
    transform(&feedback)
    self.feedback = feedback
  }
}
