internal import QuizFormats
internal import QuizModel

/// What a text means in a blank.
enum GivenText: Hashable {
  /// It fills the blank.
  case fill(Fill)
  /// It has nothing to be seen and leaves the blank empty.
  case nothing
  /// It is an option that stands in another blank already.
  case taken
  /// It is no option of the blank, but perhaps near one.
  case unknown(nearest: String?)

  /// Finds out what a text means.
  ///
  /// - Parameters:
  ///   - text: The text of an option, or what is typed.
  ///   - blank: The index of the blank.
  ///   - question: The question of the blank.
  ///   - others: What stands in other blanks.
  init(_ text: String, inBlank blank: Int, of question: Question, besides others: [Fill?]) {
    if text.trimmed.isEmpty {
      self = .nothing
    } else if let fill = question.fill(for: text, inBlank: blank, besides: others) {
      self = .fill(fill)
    } else if question.fill(for: text, inBlank: blank) != nil {
      self = .taken
    } else {
      let options = question.options(forBlank: blank).compactMap { question[$0]?.text }
      self = .unknown(nearest: options.nearest(to: text))
    }
  }
}
