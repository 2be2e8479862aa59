internal import QuizFormats
internal import QuizModel
internal import Wording

/// Asks line by line for what a first quiz needs.
struct QuizInterview {
  fileprivate let talk: Conversation
  fileprivate let phrases: any Phrases

  /// The lines ended before the quiz did.
  struct Ended: Error {}

  init(in talk: Conversation, _ phrases: any Phrases) {
    self.talk = talk
    self.phrases = phrases
  }

  /// Asks for a title and at least one question.
  func quiz() throws(Ended) -> Quiz {
    talk.say(phrases.interviewBegins)
    let title = try title()
    var questions: [Question] = []
    repeat {
      talk.say()
      questions.append(contentsOf: try question())
    } while try wantsAnother()
    return Quiz(title: title, questions: questions)
  }

  /// Asks until the answer is clear: what is typed here may be the next sentence.
  fileprivate func wantsAnother() throws(Ended) -> Bool {
    while true {
      let line = try ask(phrases.anotherQuestionPrompt)
      if phrases.meansYes(line) { return true }
      if line.isEmpty || phrases.meansNo(line) { return false }
    }
  }

  fileprivate func title() throws(Ended) -> String? {
    try ask(phrases.titlePrompt, default: phrases.newQuizTitle) { title in
      SketchReading(
        .object([
          ("title", .text(title)),
          ("questions", .list([.object([("text", .text("___")), ("answer", .text("a"))])])),
        ]),
        phrases)
    }.title
  }

  fileprivate func question() throws(Ended) -> [Question] {
    var draft = QuestionSketch(text: phrases.exampleSentence)
    var blanks = try ask(phrases.sentencePrompt, default: phrases.exampleSentence) { line in
      draft.text = line
      return draft.read(phrases)
    }
    let isExample = draft.text == phrases.exampleSentence
    blanks = try ask(phrases.optionsPrompt, default: "") { line in
      draft.options = line.split(separator: ",").map { String($0).trimmed }
      return draft.read(phrases)
    }
    let count = blanks.questions.first?.blanks.count ?? 0
    for blank in 0..<count {
      // The first option that the blanks before have left.
      let free = draft.options.first { !draft.answers.contains($0) } ?? ""
      let standard = draft.options.isEmpty ? isExample ? phrases.exampleAnswer : "" : free
      let answers = draft.answers
      let prompt = phrases.rightAnswerPrompt(
        blank: count > 1 ? blank + 1 : nil, default: standard.isEmpty ? nil : standard.said)
      blanks = try ask(prompt, default: standard) { line in
        draft.answers = answers + [line.isEmpty ? nil : line]
        return draft.read(phrases)
      }
    }
    return blanks.questions
  }

  /// Asks until what is written is sound, and says each time why it is not.
  fileprivate func ask(
    _ prompt: String, default standard: String, _ read: (String) -> SketchReading
  ) throws(Ended) -> Quiz {
    while true {
      let line = try ask(prompt)
      switch read(line.isEmpty ? standard : line) {
      case .quiz(let quiz): return quiz
      case .problem(let sentence): talk.say(sentence)
      }
    }
  }

  fileprivate func ask(_ prompt: String) throws(Ended) -> String {
    guard let line = talk.ask(prompt) else { throw Ended() }
    return line.trimmed
  }
}
