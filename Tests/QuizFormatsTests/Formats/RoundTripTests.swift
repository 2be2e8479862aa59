import Foundation
import QuizModel
import Testing

@testable import QuizFormats

/// The one law of exporters: what comes back is the quiz that went out, but for what was noted.
struct RoundTripTests {
  /// What each format may ever lose of a quiz as a whole.
  ///
  /// None has a place for who wrote a quiz, in which language and under which licence, nor for our rules of
  /// comparing. Anki has the name of a deck. Moodle says of each question whether it shuffles and whether
  /// capitals count. An exercise of H5P is one text, and has a task and what is said of a score.
  static let lossesOfQuizzes: [String: Set<Loss.Feature>] = [
    "anki": common.union([.description, .scoreTexts]),
    "csv": common.union([.title, .description, .scoreTexts]),
    "gift": common.union([.title, .description, .scoreTexts]),
    "h5p-dragtext": common.union([.title, .description, .scoreTexts, .merged]),
    "moodle-xml": common.union([.title, .description, .scoreTexts]),
  ]

  static let common: Set<Loss.Feature> = [.author, .language, .licence, .settings, .matchRules]

  /// What each format may ever lose of a question.
  ///
  /// - Anki: a deletion hides one text, is typed or thought of, and has one hint. A note has a number of
  ///   its own and no code, and its tags have no spaces.
  /// - CSV: a field has alternatives, all of them right. A bank is the question's or that of one blank;
  ///   tags are parted by semicolons.
  /// - GIFT: a question has its answers in one place, and no hints, points and code; some signs cannot
  ///   stand in a name, a tag, or feedback.
  /// - Drag the Words: one text with one bank and one right word for each blank, which has a tip; of
  ///   words it is said only why they are right.
  /// - Moodle: hints belong to the question, and it has no code; all else depends on the type of question,
  ///   see `MoodleXMLExporterTests`.
  static let lossesOfQuestions: [String: Set<Loss.Feature>] = [
    "anki": [
      .options, .optionReuse, .alternatives, .hints, .tolerance, .feedback, .credit, .points, .id,
      .codeQuestion, .tags, .style,
    ],
    "csv": [.feedback, .credit, .sharedBank, .optionReuse, .tags, .tolerance],
    "gift": [
      .split, .survey, .id, .tags, .codeQuestion, .hints, .points, .feedback, .credit, .tolerance,
      .order, .optionReuse,
    ],
    "h5p-dragtext": [
      .id, .hints, .explanation, .tags, .points, .codeQuestion, .survey, .optionReuse, .ownOptions,
      .options, .typing, .feedback, .wrongAnswerFeedback, .credit, .tolerance, .alternatives,
    ],
    "moodle-xml": [
      .codeQuestion, .hints, .style, .credit, .feedback, .wrongAnswerFeedback, .tolerance,
      .alternatives, .order, .points, .optionReuse, .sharedBank,
    ],
  ]

  /// Every file in the folders of samples that has something to play.
  static let samples: [String] = {
    let paths = FileManager.default.enumerator(atPath: sampleFolder.path)
    return (paths?.compactMap { $0 as? String } ?? []).sorted().filter { path in
      !path.hasSuffix("SOURCES.md") && !path.hasSuffix("make.py")
        && (try? reading(sample: path).questions.isEmpty) == false
    }
  }()

  func expectTheLaw(of quiz: Quiz, in format: String) throws {
    let trip = try RoundTrip(quiz, format: format)
    #expect(trip.breaches == [])
    for note in trip.notes {
      guard let feature = note.feature else { continue }
      let losses = note.question == nil ? Self.lossesOfQuizzes : Self.lossesOfQuestions
      #expect(losses[format]?.contains(feature) == true, "\(feature)")
    }
  }

  @Test func `there are samples of every format`() {
    #expect(Self.samples.count > 30)
  }

  @Test(arguments: QuizExport.formats, samples)
  func `a sample comes back but for what was noted`(format: String, path: String) throws {
    try expectTheLaw(of: reading(sample: path).loaded.quiz, in: format)
  }

  @Test(arguments: QuizExport.formats, jsonFiles(in: "Quizzes"))
  func `a quiz that comes with the program comes back but for what was noted`(
    format: String, file: URL
  ) throws {
    try expectTheLaw(of: QuizLoader.load(SourceText(bytes(of: file))).quiz, in: format)
  }

  @Test(arguments: QuizExport.formats)
  func `the full example comes back but for what was noted`(format: String) throws {
    try expectTheLaw(of: fullQuiz, in: format)
  }

  /// The words that are right in blanks which share them, as they are written: no word twice.
  static let shared: [(format: String, text: String)] = [
    ("anki", "Which are primes?<br>{{c1::2}} {{c1::3}}\t"),
    ("h5p-dragtext", #""textField": "Which are primes?\n*2* *3*","#),
    ("h5p-dragtext", #""distractors": "*4*","#),
    ("csv", "\"Which are primes?\n_____ _____\",2|3,2|3,2|3|4\r\n"),
    ("gift", "Which are primes? {\n\t~%50%2\n\t~%50%3\n\t~4\n}"),
  ]

  @Test(arguments: shared)
  func `blanks that share their alternatives get different ones`(
    format: String, text: String
  ) throws {
    let quiz = try reading("Which are primes? {~%50%2 ~%50%3 ~%-100%4}", as: "gift").loaded.quiz
    let export = try #require(QuizExport(quiz, format: format))
    #expect(String(decoding: export.bytes, as: UTF8.self).contains(text))
    try expectTheLaw(of: quiz, in: format)
  }
}
