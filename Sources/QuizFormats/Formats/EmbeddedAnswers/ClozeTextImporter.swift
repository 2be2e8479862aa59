internal import QuizModel

/// Reads plain text with Moodle's embedded answers.
///
/// Blank lines part the questions. Paragraphs without an answer belong to the question after them, which
/// they introduce; those after the last question belong to that one.
struct ClozeTextImporter: DraftImporter {
  let name = "cloze-text"
  let title = "embedded answers (Cloze)"
  let endings: [String] = [".cloze"]

  /// A page of Markdown with headings or fenced code may tell of embedded answers; it is no quiz.
  func recognises(_ file: ForeignFile) -> Bool {
    EmbeddedAnswers.areFound(in: Array(file.head.utf8)[...])
      && !file.headLines.contains(where: \.beginsMarkdownBlock)
  }

  func read(_ file: ForeignFile, into draft: QuizDraft) throws(QuizFileError) {
    let text = file.text
    var ruling = CaseRuling()
    var shufflings: [Bool] = []
    for range in questions(in: text) {
      let bytes = text.bytes[range]
      do throws(QuestionFailure) {
        let embedded = try EmbeddedAnswers(bytes, line: text.line(at:))
        let form: WrittenForm =
          String(decoding: bytes, as: UTF8.self).looksLikeHTML ? .html : .plain
        let reader = EmbeddedQuestion(embedded, in: form, answersIn: form, of: draft)
        draft.add(try reader.question(), at: range.lowerBound)
        ruling.add(reader.caseRules, at: range.lowerBound)
        shufflings += reader.shufflings
      } catch {
        draft.leaveOut(error.reason, at: error.offset)
      }
    }
    draft.quiz.settings.shufflesOptions = !shufflings.isEmpty && !shufflings.contains(false)
    ruling.apply(to: draft)
  }

  /// The ranges of the questions.
  fileprivate func questions(in text: SourceText) -> [Range<Int>] {
    var questions: [Range<Int>] = []
    var introduction: Int?
    for paragraph in text.paragraphs {
      let start = introduction ?? paragraph.lowerBound
      if EmbeddedAnswers.mayBegin(in: text.bytes[paragraph]) {
        questions.append(start..<paragraph.upperBound)
        introduction = nil
      } else {
        introduction = start
      }
    }
    if introduction != nil, let last = questions.popLast() {
      questions.append(last.lowerBound..<text.bytes.count)
    }
    return questions
  }
}

extension SourceText {
  /// The ranges of lines with something on them, each up to the end of its last line.
  fileprivate var paragraphs: [Range<Int>] {
    var paragraphs: [Range<Int>] = []
    var start: Int?
    var end = 0
    for number in 1...lineCount {
      let lineStart = self.start(ofLine: number)
      let lineEnd = number < lineCount ? self.start(ofLine: number + 1) : bytes.count
      let isBlank = bytes[lineStart..<max(lineStart, lineEnd)].allSatisfy { $0 <= .space }
      if isBlank {
        if let start { paragraphs.append(start..<end) }
        start = nil
      } else {
        start = start ?? lineStart
        end = lineEnd
      }
    }
    if let start { paragraphs.append(start..<end) }
    return paragraphs
  }
}

extension Substring {
  /// Whether the line is a heading or begins fenced code in Markdown.
  fileprivate var beginsMarkdownBlock: Bool {
    if utf8.starts(with: "```".utf8) { return true }
    let level = utf8.prefix { $0 == UInt8(ascii: "#") }.count
    return (1...6).contains(level) && utf8.dropFirst(level).first == .space
  }
}
