internal import QuizModel

/// The text of Drag the Words and its other words, while questions are written into them.
///
/// H5P has no escape for its signs, but it takes character references for what they stand for.
struct DragTextWriting {
  fileprivate let notes: ExportNotes
  /// The text, a line or more for each question.
  fileprivate(set) var text = ""
  /// How many words are in the text.
  fileprivate var wordCount = 0
  /// What is right somewhere, in the form that is compared: it never belongs nowhere.
  fileprivate var rightWords: Set<String> = []
  fileprivate var options: [String] = []
  /// The numbers of the questions with typed blanks, and of those with options.
  fileprivate var typedQuestions: [Int] = []
  fileprivate var optionQuestions: [Int] = []
  fileprivate var questionCount = 0

  /// Begins with nothing.
  init(_ notes: ExportNotes) {
    self.notes = notes
  }

  /// The options that belong nowhere, each once.
  var distractors: String {
    distinctDistractors.map { "*\($0.escapingMarkers)*" }.joined(separator: " ")
  }

  fileprivate var distinctDistractors: [String] {
    var seen = rightWords
    return options.filter { seen.insert(TextComparison.option.folded($0)).inserted }
  }

  /// Writes a question; one without anything that is right is left out.
  mutating func append(_ question: Question, number: Int) {
    let answers = question.dragTextAnswers
    guard answers.contains(where: { $0 != nil }) else {
      return notes.leaveOut(.withoutAnswer, question: number)
    }
    for feature in question.featuresLostInDragText { notes.note(feature, question: number) }
    if question.blanks.contains(where: \.isTyped) { typedQuestions.append(number) }
    if !question.banks.isEmpty { optionQuestions.append(number) }
    if questionCount > 0 { text += "\n" }
    questionCount += 1
    for segment in question.text {
      switch segment {
      case .text(let piece): text += piece.escaping("&<>*")
      case .blank(let index): append(answers[index], tip: question.dragTextTip(ofBlank: index))
      }
    }
    rightWords.formUnion(question.wordsRightInDragText)
    for bank in question.banks { options += bank.options.map(\.text) }
  }

  fileprivate mutating func append(_ answer: (word: String, feedback: String?)?, tip: String?) {
    guard let answer else { return text += Question.blankSign }
    wordCount += 1
    text += "*\(answer.word.collapsed.escapingMarkers)"
    if let tip = tip?.unlessBlank { text += ":\(tip.escapingMarkers)" }
    if let feedback = answer.feedback?.unlessBlank { text += "\\+\(feedback.escapingMarkers)" }
    text += "*"
  }

  /// Notes what is known only of all questions together.
  func finish() {
    if questionCount > 1 { notes.note(.merged) }
    // A single word is not to be chosen but to be typed.
    let isTyped = wordCount + distinctDistractors.count == 1
    for number in isTyped ? optionQuestions : typedQuestions {
      notes.note(isTyped ? .options : .typing, question: number)
    }
  }
}

extension String {
  /// The text as it can stand between asterisks.
  fileprivate var escapingMarkers: String { escaping("&<>*:\\\n") }
}
