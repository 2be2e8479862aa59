internal import QuizModel

/// A quiz while it is read from another program's file: its questions so far, and what was noted.
///
/// A class, because every part of the reading adds to the same quiz.
final class QuizDraft {
  /// All but the questions.
  var quiz = Quiz(questions: [])
  /// Where notes go.
  fileprivate(set) var findings: Findings
  /// What was noted in the parts before.
  fileprivate var earlier: [Diagnostic] = []
  /// Whether places are counted in a part of the file.
  fileprivate var isPart = false
  fileprivate var ids: Set<String> = []

  /// Begins with nothing, and places that are counted in a file's text.
  init(_ file: ForeignFile) {
    findings = Findings(file.text)
    if let encoding = file.guessedEncoding { findings.report(.encodingGuessed(encoding), at: 0) }
  }

  /// Counts places in another text from now on, that of a part of an archive.
  ///
  /// Notes come in the order of the parts.
  func open(_ part: String, text: SourceText) {
    isPart = true
    earlier = diagnostics
    findings = Findings(text, within: part)
  }

  /// Everything that was noted.
  fileprivate var diagnostics: [Diagnostic] { earlier + findings.diagnostics }

  /// Notes that something is lost, at an offset in the text.
  func note(_ loss: Loss, at offset: Int) {
    findings.report(.lost(loss), at: offset)
  }

  /// Notes that something is lost, in an element that has no place in a text, such as a row.
  func note(_ loss: Loss, in element: String) {
    findings.report(.lost(loss), in: element)
  }

  /// Notes that a question is left out, at an offset in the text.
  func leaveOut(_ reason: LeftOut, at offset: Int) {
    findings.report(.leftOut(reason), at: offset)
  }

  /// Notes that a question is left out, an element that has no place in a text.
  func leaveOut(_ reason: LeftOut, in element: String) {
    findings.report(.leftOut(reason), in: element)
  }

  /// Adds a question that begins at an offset, fitted to what our format allows, or notes why it
  /// cannot be.
  func add(_ question: QuestionDraft, at offset: Int) {
    // No editor opens a part of an archive at its line.
    add(question, place: .offset(offset), line: isPart ? nil : findings.line(at: offset))
  }

  /// Adds a question, an element that has no place in a text, or notes why it cannot be.
  func add(_ question: QuestionDraft, in element: String) {
    add(question, place: .element(element), line: nil)
  }

  fileprivate func add(_ draft: QuestionDraft, place: Finding.Place, line: Int?) {
    findings.question = quiz.questions.count + 1
    defer { findings.question = nil }
    var fitting = QuestionFitting(draft)
    guard var question = fitting.question() else {
      findings.question = nil
      return findings.report(.leftOut(fitting.reason ?? .withoutBlank), at: place)
    }
    for loss in fitting.losses { findings.report(.lost(loss), at: place) }
    if let id = question.id, !ids.insert(id).inserted {
      findings.report(.lost(.sameID(id: id)), at: place)
      question.id = nil
    }
    question.line = line
    quiz.questions.append(question)
  }

  /// The quiz with its notes.
  ///
  /// - Parameter format: What people call the format.
  /// - Returns: The quiz, its texts as they are kept.
  /// - Throws: All notes, when there is no question.
  func finished(format: String) throws(QuizFileError) -> LoadedQuiz {
    guard !quiz.questions.isEmpty else {
      let failure = Diagnostic(.importFailure(.nothingPlayable(format: format)), at: nil)
      throw QuizFileError([failure] + diagnostics)
    }
    quiz.title = quiz.title?.onOneLine
    quiz.author = quiz.author?.onOneLine
    quiz.language = quiz.language?.onOneLine
    quiz.licence = quiz.licence?.onOneLine
    quiz.scoreRanges = quiz.scoreRanges.withoutGaps
    quiz.description = quiz.description?.kept.unlessBlank
    return LoadedQuiz(quiz: quiz, warnings: diagnostics)
  }
}

extension String {
  /// The text as it is kept where line ends do not belong, or nil when nothing of it can be seen.
  var onOneLine: String? { collapsed.kept.unlessBlank }
}
