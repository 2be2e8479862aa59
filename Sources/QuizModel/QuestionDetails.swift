/// What a question has beside its text and its blanks.
///
/// Kept apart from it, so that a quiz of very many questions that have nothing of this is small.
struct QuestionDetails: Hashable, Sendable {
  /// The author's own name for the question.
  var id: String?
  /// The banks of options that choice blanks draw from.
  var banks: [OptionBank] = []
  /// Hints of the question as a whole.
  var hints: [String] = []
  /// Why the answer is what it is.
  var explanation: String?
  /// The author's labels.
  var tags: [String] = []

  /// Whether there is nothing of all this.
  var isEmpty: Bool {
    id == nil && banks.isEmpty && hints.isEmpty && explanation == nil && tags.isEmpty
  }
}

/// The details of a question in the room of one reference, and of none when there are none.
indirect enum BoxedDetails: Hashable, Sendable {
  case none
  case some(QuestionDetails)

  /// Takes details over, always in the same form, so that equal ones are equal.
  init(_ details: QuestionDetails) {
    self = details.isEmpty ? .none : .some(details)
  }

  /// The details.
  var details: QuestionDetails {
    switch self {
    case .none: QuestionDetails()
    case .some(let details): details
    }
  }
}
