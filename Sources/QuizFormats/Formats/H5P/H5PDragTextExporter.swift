internal import QuizModel

/// Writes the `content.json` of H5P's Drag the Words, which is one text with one bank of words.
///
/// H5P shuffles the words and checks them without regard to how often; of a quiz's settings it has only
/// when to check.
struct H5PDragTextExporter: QuizExporter {
  let name = "h5p-dragtext"
  let title = "H5P Drag the Words"

  func write(_ quiz: Quiz, notes: ExportNotes) -> [UInt8] {
    var text = DragTextWriting(notes)
    for (index, question) in quiz.questions.enumerated() {
      text.append(question, number: index + 1)
    }
    text.finish()
    noteLosses(of: quiz, notes)
    let content: [(key: String, value: JSONText)] =
      [
        ("media", .object([("disableImageZooming", .boolean(false))])),
        ("taskDescription", .text(task(of: quiz, notes))),
        ("textField", .text(text.text)),
        ("distractors", .text(text.distractors)),
        ("overallFeedback", .list(feedback(of: quiz, notes))),
      ] + H5PLabels.dragText.map { ($0.key, .text($0.text)) } + [
        (
          "behaviour",
          .object([
            ("enableRetry", .boolean(true)), ("enableSolutionsButton", .boolean(true)),
            ("enableCheckButton", .boolean(true)),
            ("instantFeedback", .boolean(quiz.settings.check == .instant)),
          ])
        )
      ]
    return Array((JSONText.object(content).pretty + "\n").utf8)
  }

  /// Notes what an exercise has no place for.
  fileprivate func noteLosses(of quiz: Quiz, _ notes: ExportNotes) {
    if quiz.title != nil { notes.note(.title) }
    if quiz.author != nil { notes.note(.author) }
    if quiz.language != nil { notes.note(.language) }
    if quiz.licence != nil { notes.note(.licence) }
    if quiz.settings.match != MatchRules() { notes.note(.matchRules) }
    var settings = QuizSettings(shufflesOptions: true, check: quiz.settings.check)
    settings.match = quiz.settings.match
    if quiz.settings != settings { notes.note(.settings) }
  }

  /// What people are asked to do, in HTML.
  fileprivate func task(of quiz: Quiz, _ notes: ExportNotes) -> String {
    guard let description = quiz.description else { return "<p>\(H5PLabels.task)</p>" }
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
    let html = "<p>\(lines.map { String($0).escapingHTML }.joined(separator: "<br>"))</p>"
    let plain = HTMLText(html).text.kept.unlessBlank
    if plain != description.kept.unlessBlank || plain == H5PLabels.task { notes.note(.description) }
    return html
  }

  /// What is said of a score; a text that names H5P's variables would have them filled in.
  fileprivate func feedback(of quiz: Quiz, _ notes: ExportNotes) -> [JSONText] {
    var entries: [JSONText] = []
    for range in quiz.scoreRanges {
      let names = ["@score", "@total"]
      guard range.text.unlessBlank != nil, !names.contains(where: { range.text.contains($0) })
      else {
        notes.note(.scoreTexts)
        continue
      }
      entries.append(
        .object([
          ("from", .number(range.percentages.lowerBound)),
          ("to", .number(range.percentages.upperBound)),
          ("feedback", .text(range.text.escapingHTML)),
        ]))
    }
    return entries.isEmpty ? [.object([("from", .number(0)), ("to", .number(100))])] : entries
  }
}

extension String {
  /// The text with what would be markup in HTML as character references.
  var escapingHTML: String { escaping("&<>") }

  /// The text with some ASCII characters as numbered character references.
  func escaping(_ signs: String) -> String {
    let signs = Set(signs.unicodeScalars)
    guard unicodeScalars.contains(where: signs.contains) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case _ where !signs.contains(scalar): result.unicodeScalars.append(scalar)
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result += "&#\(scalar.value);"
      }
    }
    return result
  }
}
