internal import QuizModel

/// Reads Moodle's own export, an XML file of questions.
///
/// Categories are tags of the questions after them. Blanks of a question share its grade evenly, as they do
/// in Moodle, except embedded answers, which have weights.
struct MoodleXMLImporter: DraftImporter {
  let name = "moodle-xml"
  let title = "Moodle XML"
  let endings: [String] = []

  func recognises(_ file: ForeignFile) -> Bool {
    file.xmlRootName == "quiz" && file.head.utf8.contains(.lessThan)
      && file.text.bytes[...].firstOffset(of: Array("<question".utf8)) != nil
  }

  func read(_ file: ForeignFile, into draft: QuizDraft) throws(QuizFileError) {
    let root = try file.xmlRoot(format: title)
    var category: String?
    var ruling = CaseRuling()
    var shufflings: [(shuffles: Bool, offset: Int)] = []
    for element in root.all("question") {
      if element[attribute: "type"] == "category" {
        category = element.first("category")?.fieldText.moodleCategory
        continue
      }
      do throws(QuestionFailure) {
        var reading = MoodleReading(element, draft: draft, line: file.text.line(at:))
        var question = try reading.question()
        if let category { question.tags.insert(category, at: 0) }
        draft.add(question, at: element.offset)
        ruling.add(reading.caseRules, at: element.offset)
        shufflings += reading.shufflings.map { (shuffles: $0, offset: element.offset) }
      } catch {
        draft.leaveOut(error.reason, at: error.offset)
      }
    }
    // Here that holds for the whole quiz.
    let shuffling = shufflings.first(where: \.shuffles)
    draft.quiz.settings.shufflesOptions = shufflings.allSatisfy(\.shuffles) && shuffling != nil
    if let shuffling, !draft.quiz.settings.shufflesOptions {
      draft.note(.feature(.settings), at: shuffling.offset)
    }
    ruling.apply(to: draft)
  }
}

extension XMLElement {
  /// The text of a field of Moodle's: that of the element `text` in it, or else its own.
  var fieldText: String { first("text")?.text ?? text }
}

extension String {
  /// The last part of the path of a category, in which `//` is a slash; nil for the top of all.
  fileprivate var moodleCategory: String? {
    var last: [UInt8] = []
    var isAfterSlash = false
    for byte in trimmed.utf8 {
      if isAfterSlash, byte != .slash { last = [] }
      if byte != .slash || isAfterSlash { last.append(byte) }
      isAfterSlash = byte == .slash && !isAfterSlash
    }
    let name = String(decoding: last, as: UTF8.self)
    return name == "top" || (name.hasPrefix("$") && name.hasSuffix("$")) ? nil : name.onOneLine
  }
}
