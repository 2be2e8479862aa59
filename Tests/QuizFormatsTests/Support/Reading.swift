import Foundation
import QuizModel
import Testing

@testable import QuizFormats

/// The folder of the samples of other programs' formats.
let sampleFolder = packageFolder.appending(path: "Tests/QuizFormatsTests/Fixtures/Imports")

/// The bytes of a sample.
func bytes(ofSample path: String) throws -> [UInt8] {
  try bytes(of: sampleFolder.appending(path: path))
}

/// The bytes of a file.
func bytes(of url: URL) throws -> [UInt8] {
  try Array(Data(contentsOf: url))
}

/// A sample as it is read, as a format or as what it shows to be.
func reading(sample path: String, as format: String? = nil) throws -> QuizReading {
  let options = ReadingOptions(format: format)
  return QuizReading(try bytes(ofSample: path), name: path, options: options)
}

/// A text as it is read, as a format or as what it shows to be.
func reading(
  _ text: String, name: String = "", as format: String? = nil, separator: String? = nil
) -> QuizReading {
  let options = ReadingOptions(format: format, separator: separator)
  return QuizReading(Array(text.utf8), name: name, options: options)
}

/// The quiz of a text in a format that is recognised by its content.
func importedQuiz(_ text: String, as format: String) throws -> Quiz {
  let reading = reading(text)
  #expect(reading.format == format)
  return try reading.loaded.quiz
}

extension QuizReading {
  /// The quiz and what was noted.
  var loaded: LoadedQuiz {
    get throws { try result.get() }
  }

  /// Everything noted, be the file refused or not.
  var diagnostics: [Diagnostic] {
    switch result {
    case .success(let loaded): loaded.warnings
    case .failure(let error): error.diagnostics
    }
  }

  /// Everything noted, as ``Diagnostic/note``.
  var notes: [String] { diagnostics.map(\.note) }

  /// The causes of everything noted, in the order of their places.
  var causes: [DiagnosticCause] { diagnostics.map(\.cause) }

  /// The questions; none when the file cannot be played.
  var questions: [Question] { (try? result.get().quiz.questions) ?? [] }

  /// The texts of the questions with `_____` for blanks.
  var texts: [String] { questions.map(\.textWithBlanks) }
}

extension Diagnostic {
  /// The part, the line and column, and the code, such as `2:5 lost-credit`; without what there is not.
  var note: String {
    [part, place.map { "\($0.line):\($0.column)" }, code].compactMap(\.self)
      .joined(separator: " ")
  }

  /// The feature that it says is lost.
  var feature: Loss.Feature? {
    if case .lost(.feature(let feature)) = cause { feature } else { nil }
  }

  /// Whether it says that a question is left out.
  var isLeftOut: Bool {
    if case .leftOut = cause { true } else { false }
  }
}

extension Question {
  /// The texts that each blank accepts, in their order.
  var rightTexts: [[String]] { blanks.map(\.rightTexts) }
}

extension Blank {
  /// The texts that it accepts, in their order.
  var rightTexts: [String] { answer?.alternatives.map(\.text) ?? [] }
}

/// The options from which a blank is filled; none when it is typed.
func options(_ question: Question, _ blank: Int) -> [String] {
  question.options(of: question.blanks[blank]).map(\.text)
}

extension Quiz {
  /// The quiz without the lines on which its questions stand.
  var withoutLines: Quiz {
    var quiz = self
    for index in quiz.questions.indices { quiz.questions[index].line = nil }
    return quiz
  }
}
