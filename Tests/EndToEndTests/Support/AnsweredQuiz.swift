import Foundation
import Testing

/// A quiz file with what has to be typed to answer it, for files with one shared row of options.
struct AnsweredQuiz {
  struct Question {
    let text: String
    let options: [String]
    /// The right text of each blank, empty when nothing is right or wrong.
    let answers: [String]

    var isScored: Bool { !answers.isEmpty }

    /// What is in the blanks: what is right, or the last option where nothing is.
    private var shown: [String] { isScored ? answers : options.suffix(1) }

    /// The whole sentence on one line.
    var sentence: String {
      var rest = shown[...]
      let words = text.replacing(#/_{3,}/#) { _ in rest.popFirst() ?? "" }
      return words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    var rightKeys: [String] { shown.map(key) }

    /// An option that is not right.
    var wrongText: String? { options.first { !answers.contains($0) } }

    var wrongKeys: [String] { wrongText.map { [key($0)] } ?? ["wrong"] }

    private func key(_ answer: String) -> String {
      options.firstIndex(of: answer).map { "\($0 + 1)" } ?? answer
    }
  }

  let questions: [Question]

  init(path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    questions = try JSONDecoder().decode(File.self, from: data).questions.map { question in
      Question(
        text: question.text,
        options: question.options?.map(\.text) ?? [],
        answers: question.answers ?? question.answer.map { [$0] } ?? [])
    }
  }

  private struct File: Decodable {
    let questions: [Entry]
  }

  private struct Entry: Decodable {
    let text: String
    let options: [Option]?
    let answer: String?
    let answers: [String]?
  }

  /// A string, or an object with more than the text.
  private struct Option: Decodable {
    let text: String

    private enum Key: CodingKey { case text }

    init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: Key.self) {
        text = try container.decode(String.self, forKey: .text)
      } else {
        text = try decoder.singleValueContainer().decode(String.self)
      }
    }
  }
}
