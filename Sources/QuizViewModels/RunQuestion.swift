public import QuizModel

/// A question as it is asked in a run.
public struct RunQuestion: Hashable, Sendable {
  /// The question.
  public let question: Question
  /// What holds for it: the settings of its quiz.
  public let settings: QuizSettings
  /// The quiz that it is from, as the program names it: a path, or nothing where that is not known.
  public let source: String
  /// What tells it from the other questions of its quiz, see `Quiz.identities`.
  public let identity: String
  /// Its index in its quiz.
  public let place: Int
  /// The options of each bank in the order in which they are shown.
  public let optionOrder: [[OptionID]]

  /// How it begins.
  var model: FillBlankViewModel {
    FillBlankViewModel(question: question, settings: settings, optionOrder: optionOrder)
  }

  /// Whether nothing more can be answered after an attempt.
  func isOver(after attempt: Attempt) -> Bool {
    if attempt.kind != .check || attempt.isRight || question.isSurvey { return true }
    return settings.attempts > 0 && attempt.number >= settings.attempts
  }
}

extension Quiz {
  /// All questions as a run asks them, in the order of the file.
  ///
  /// - Parameters:
  ///   - source: What the program names the quiz.
  ///   - identities: What tells the questions from each other, where it is not what the quiz says: a
  ///     quiz that options have changed is still that of its file.
  ///   - shuffles: Whether options are in random order even if the quiz does not say so.
  ///   - seed: What random orders are drawn from.
  /// - Returns: One entry per question.
  public func runQuestions(
    source: String = "", identities: [String]? = nil, shuffles: Bool = false, seed: UInt64 = 0
  ) -> [RunQuestion] {
    var generator = SplitMix64(state: seed)
    let shuffles = shuffles || settings.shufflesOptions
    return zip(questions, identities ?? self.identities).enumerated().map { place, pair in
      let (question, identity) = pair
      let orders = question.banks.indices.map { bank in
        let options = question.options(ofBank: bank)
        return shuffles ? options.shuffled(using: &generator) : options
      }
      return RunQuestion(
        question: question, settings: settings, source: source, identity: identity, place: place,
        optionOrder: orders)
    }
  }
}
