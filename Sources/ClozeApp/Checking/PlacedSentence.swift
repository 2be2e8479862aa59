internal import QuizFormats
internal import Wording

/// A sentence about a place in a file, on one line.
struct PlacedSentence {
  fileprivate let sentence: String
  fileprivate let location: String
  fileprivate let question: Int?

  /// Takes a sentence with what stands before it: the file, the place in it, the question's number.
  init(_ sentence: String, file: String? = nil, place: SourcePlace? = nil, question: Int?) {
    self.sentence = sentence
    self.question = question
    location = Self.location(file: file, part: nil, place: place)
  }

  /// The line, as it can be shown.
  func text(_ phrases: any CommandPhrases) -> String {
    let shown = sentence.shownOnOneLine
    return location + (question.map { phrases.inQuestion($0, shown) } ?? shown)
  }

  /// What stands before a sentence: the file, the part of it, the place; with a colon and a space at its end unless it is empty.
  static func location(file: String?, part: String?, place: SourcePlace?) -> String {
    let numbers = place.map { "\($0.line):\($0.column)" }
    let parts = [file?.shownOnOneLine, part?.shownOnOneLine, numbers].compactMap { $0 }
    return parts.isEmpty ? "" : "\(parts.joined(separator: ":")): "
  }
}
