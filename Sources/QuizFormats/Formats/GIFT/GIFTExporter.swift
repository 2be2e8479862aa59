internal import QuizModel

/// Writes GIFT, Moodle's text format for questions.
///
/// A question has its answers in one place there. So each blank of a question with several becomes a
/// question of its own, in which the other blanks are filled, unless the blanks ask for all of several
/// right options. Names and tags stand in comments, as Moodle writes them.
struct GIFTExporter: QuizExporter {
  let name = "gift"
  let title = "GIFT"

  func write(_ quiz: Quiz, notes: ExportNotes) -> [UInt8] {
    noteLosses(of: quiz, notes)
    var items: [String] = []
    for (index, question) in quiz.questions.enumerated() {
      var writer = GIFTQuestionWriter(question, number: index + 1, notes: notes)
      items += writer.items()
    }
    return Array(items.map { $0 + "\n" }.joined(separator: "\n").utf8)
  }

  fileprivate func noteLosses(of quiz: Quiz, _ notes: ExportNotes) {
    if quiz.title != nil { notes.note(.title) }
    if quiz.description != nil { notes.note(.description) }
    if quiz.author != nil { notes.note(.author) }
    if quiz.language != nil { notes.note(.language) }
    if quiz.licence != nil { notes.note(.licence) }
    var settings = quiz.settings
    settings.match = MatchRules()
    if settings != QuizSettings() { notes.note(.settings) }
    if quiz.settings.match != MatchRules() { notes.note(.matchRules) }
    if !quiz.scoreRanges.isEmpty { notes.note(.scoreTexts) }
  }
}
