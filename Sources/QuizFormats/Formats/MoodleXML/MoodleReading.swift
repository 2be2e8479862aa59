internal import QuizModel

/// Reads one question of a file of Moodle's.
struct MoodleReading {
  /// The element `question`.
  let element: XMLElement
  let draft: QuizDraft
  /// The number of the line of an offset.
  fileprivate let line: (Int) -> Int
  /// Whether capitals count, for each word that is typed.
  var caseRules: [Bool] = []
  /// Whether options are shuffled, where there are any.
  var shufflings: [Bool] = []

  init(_ element: XMLElement, draft: QuizDraft, line: @escaping (Int) -> Int) {
    self.element = element
    self.draft = draft
    self.line = line
  }

  /// The question.
  ///
  /// - Throws: Why it cannot be played.
  mutating func question() throws(QuestionFailure) -> QuestionDraft {
    let kind = element[attribute: "type"] ?? ""
    var question: QuestionDraft
    switch kind {
    case "multichoice": question = try choiceQuestion()
    case "truefalse": question = try truthQuestion()
    case "shortanswer": question = try shortAnswerQuestion()
    case "numerical": question = try numberQuestion()
    case "gapselect": question = try gapQuestion(boxes: "selectoption", areShared: false)
    case "ddwtos": question = try gapQuestion(boxes: "dragbox", areShared: true)
    case "gapfill": question = try gapfillQuestion()
    case "cloze", "multianswer": question = try clozeQuestion()
    default: throw QuestionFailure(reason: .kind(kind), offset: element.offset)
    }
    addCommonParts(to: &question)
    if kind != "cloze", kind != "multianswer" { spreadGrade(over: &question) }
    return question
  }

  // MARK: Parts that all kinds have

  /// The plain text of a field, after a note of each medium in it and each file that comes with it.
  func plainText(of field: XMLElement) -> String { plainText(field.fieldText, of: field) }

  /// The plain text of a text that is written as a field is, see ``plainText(of:)``.
  func plainText(_ text: String, of field: XMLElement) -> String {
    var plain = text
    var media: [HTMLText.Media] = []
    if let html = WrittenForm(moodleName: field[attribute: "format"]).html(text) {
      let converted = HTMLText(html)
      (plain, media) = (converted.text, converted.media)
    }
    for medium in media { draft.note(.media(medium.kind, name: medium.name), at: field.offset) }
    for file in field.all("file") {
      let name = file[attribute: "name"] ?? ""
      guard !media.contains(where: { $0.name == name }) else { continue }
      draft.note(.media(.init(fileName: name), name: name), at: file.offset)
    }
    return plain
  }

  /// The field of the question's text.
  func textField() throws(QuestionFailure) -> XMLElement {
    guard let field = element.first("questiontext"), field.fieldText.unlessBlank != nil else {
      throw QuestionFailure(reason: .withoutText, offset: element.offset)
    }
    return field
  }

  /// The text with embedded answers.
  fileprivate mutating func clozeQuestion() throws(QuestionFailure) -> QuestionDraft {
    let field = try textField()
    let offset = field.offset
    do throws(QuestionFailure) {
      let line = line(offset)
      let embedded = try EmbeddedAnswers(
        Array(field.fieldText.utf8)[...], line: { _ in line })
      let reader = EmbeddedQuestion(
        embedded, in: WrittenForm(moodleName: field[attribute: "format"]), answersIn: .html,
        of: draft, at: { _ in offset })
      let question = try reader.question()
      _ = plainText("", of: field)
      caseRules = reader.caseRules
      shufflings = reader.shufflings
      return question
    } catch {
      throw QuestionFailure(reason: error.reason, offset: offset)
    }
  }

  fileprivate func addCommonParts(to question: inout QuestionDraft) {
    question.id = element.first("idnumber")?.text
    question.explanation = element.first("generalfeedback").map(plainText(of:))
    question.hints = element.all("hint").map(plainText(of:))
    question.tags = element.first("tags")?.all("tag").map(\.fieldText) ?? []
    for (name, loss) in [
      ("correctfeedback", Loss.Feature.rightAnswerFeedback),
      ("partiallycorrectfeedback", .wrongAnswerFeedback),
      ("incorrectfeedback", .wrongAnswerFeedback),
    ] {
      guard let field = element.first(name), let text = plainText(of: field).unlessBlank,
        !standardFeedback.contains(text)
      else { continue }
      draft.note(.feature(loss), at: field.offset)
    }
  }

  /// Gives each blank its part of the grade.
  fileprivate func spreadGrade(over question: inout QuestionDraft) {
    guard let field = element.first("defaultgrade"), let grade = Double(field.text.trimmed) else {
      return
    }
    guard grade > 0 else { return draft.note(.feature(.points), at: field.offset) }
    let blanks = question.pieces.count { if case .blank = $0 { true } else { false } }
    question.pieces = question.pieces.map { piece in
      guard case .blank(var blank) = piece else { return piece }
      blank.points = grade / Double(max(1, blanks))
      return .blank(blank)
    }
  }
}

/// What Moodle itself says of answers.
fileprivate let standardFeedback: Set<String> = [
  "Your answer is correct.", "Your answer is partially correct.", "Your answer is incorrect.",
]

extension Loss.MediaKind {
  /// What a file seems to be by the end of its name.
  init(fileName: String) {
    let ending = fileName.split(separator: ".").last.map { $0.lowercased() } ?? ""
    switch ending {
    case "png", "jpg", "jpeg", "gif", "svg", "webp", "bmp", "tif", "tiff": self = .image
    case "mp3", "ogg", "oga", "wav", "m4a", "aac", "flac", "opus": self = .sound
    case "mp4", "webm", "ogv", "mov", "m4v", "avi": self = .video
    default: self = .embedded
    }
  }
}
