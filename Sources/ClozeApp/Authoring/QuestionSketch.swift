internal import QuizFormats
internal import QuizModel
internal import Wording

/// A question that is being written, as its file will say it.
struct QuestionSketch {
  /// The text with its blanks.
  var text: String
  /// The options; none when the blanks are typed.
  var options: [String] = []
  /// What is right in the first blanks, nil where nothing is right or wrong.
  var answers: [String?] = []

  /// The question as far as it is written, or what is wrong with it.
  ///
  /// The format's own reader judges, so that what is accepted here has nothing to be reported later.
  func read(_ phrases: any Phrases) -> SketchReading {
    let blankCount = blankCount
    var members: [(key: String, value: JSONText)] = [("text", .text(text))]
    if !options.isEmpty { members.append(("options", .list(options.map(JSONText.text)))) }
    let answers = (answers + Array(repeating: nil, count: blankCount)).prefix(max(1, blankCount))
    members.append(("answers", .list(answers.map { $0.map(JSONText.text) ?? .null })))
    return SketchReading(JSONText.object(members), phrases)
  }

  /// How many blanks the text has; 0 when it is not sound.
  fileprivate var blankCount: Int {
    let options = JSONText.list([.text("a"), .text("b")])
    let file = JSONText.object([("text", .text(text)), ("options", options)])
    let source = SourceText(Array(file.description.utf8))
    return (try? QuizLoader.load(source))?.quiz.questions.first?.blanks.count ?? 0
  }
}

/// What comes of reading a sketch.
enum SketchReading {
  /// It is sound.
  case quiz(Quiz)
  /// It is not, and this is why.
  case problem(String)

  /// Reads what a file would say.
  init(_ file: JSONText, _ phrases: any Phrases) {
    let source = SourceText(Array(file.description.utf8))
    do throws(QuizFileError) {
      let loaded = try QuizLoader.load(source)
      // A wrong spelling is set right by reading; a single option is not.
      let isChoice = !loaded.warnings.contains { $0.cause == .singleOption }
      self = isChoice ? .quiz(loaded.quiz) : .problem(phrases.oneOptionIsNoChoice)
    } catch {
      self = .problem(error.diagnostics.first.map { DiagnosticSentence($0).text(phrases) } ?? "")
    }
  }
}
