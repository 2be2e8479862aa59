internal import QuizModel

/// Writes a file of questions for Moodle.
///
/// Every question is read again as it was written: what is then another is noted.
struct MoodleXMLExporter: QuizExporter {
  let name = "moodle-xml"
  let title = "Moodle XML"

  func write(_ quiz: Quiz, notes: ExportNotes) -> [UInt8] {
    noteFields(of: quiz, notes: notes)
    var document = XMLText()
    document.declare()
    var caseRules: Set<Bool> = []
    var carriesShuffling = false
    document.element("quiz") { document in
      for (index, question) in quiz.questions.enumerated() {
        guard question.blanks.allSatisfy(\.canBeRight) else {
          notes.leaveOut(.withoutAnswer, question: index + 1)
          continue
        }
        let writer = MoodleQuestionText(question, settings: quiz.settings)
        let element = writer.element()
        for scalar in writer.unwritable {
          notes.note(.controlCharacter(scalar), question: index + 1)
        }
        guard let (read, reading) = Self.read(element) else {
          notes.leaveOut(.withoutText, question: index + 1)
          continue
        }
        for feature in QuestionLosses(from: writer.question, to: read).features {
          notes.note(feature, question: index + 1)
        }
        caseRules.formUnion(reading.caseRules)
        carriesShuffling = carriesShuffling || !reading.shufflings.isEmpty
        document.append(element)
      }
    }
    if quiz.settings.shufflesOptions, !carriesShuffling { notes.note(.settings) }
    // Of a quiz in which all that is typed is code, capitals count as they do in code.
    let respectsCase = caseRules == [true]
    if quiz.settings.match.respectsCase != respectsCase { notes.note(.matchRules) }
    return Array(document.text.utf8)
  }

  /// A question as an importer will read it, or nil when it cannot be.
  fileprivate static func read(_ element: XMLText) -> (Question, MoodleReading)? {
    let file = ForeignFile(Array("<quiz>\(element.text)</quiz>".utf8))
    guard let root = try? file.xmlRoot(format: ""), let element = root.first("question") else {
      return nil
    }
    let draft = QuizDraft(file)
    var reading = MoodleReading(element, draft: draft, line: { _ in 1 })
    guard let question = try? reading.question() else { return nil }
    draft.add(question, at: 0)
    guard var read = draft.quiz.questions.first else { return nil }
    read.line = nil
    return (read, reading)
  }

  fileprivate func noteFields(of quiz: Quiz, notes: ExportNotes) {
    if quiz.title != nil { notes.note(.title) }
    if quiz.description != nil { notes.note(.description) }
    if quiz.author != nil { notes.note(.author) }
    if quiz.language != nil { notes.note(.language) }
    if quiz.licence != nil { notes.note(.licence) }
    if !quiz.scoreRanges.isEmpty { notes.note(.scoreTexts) }
    let kept = QuizSettings(
      shufflesOptions: quiz.settings.shufflesOptions,
      match: MatchRules(respectsCase: quiz.settings.match.respectsCase))
    var others = quiz.settings
    others.match = kept.match
    if others != kept { notes.note(.settings) }
    if quiz.settings.match != kept.match { notes.note(.matchRules) }
  }
}

extension Blank {
  /// Whether something earns something.
  fileprivate var canBeRight: Bool { answer?.alternatives.contains { $0.credit > 0 } ?? false }
}
