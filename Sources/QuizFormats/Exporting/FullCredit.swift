internal import QuizModel

extension Answer {
  /// The alternatives that earn most, for formats in which an answer is right or not.
  var best: [Alternative] {
    let most = alternatives.lazy.map(\.credit).max() ?? 0
    return alternatives.filter { $0.credit == most }
  }
}

extension Question {
  /// A right word for every blank, for formats in which a blank has one; nil where none is known.
  ///
  /// Blanks that draw from the same bank have different options, unless these can be used again.
  var rightWords: [String?] {
    zip(solution(keeping: blanks.map { _ in nil }), blanks).map { fill, blank in
      fill.flatMap { text(of: $0) } ?? blank.answer?.best.first?.text
    }
  }
}

extension ExportNotes {
  /// Notes the feedback and the partial credit of a question, for formats that have neither.
  func noteFeedbackAndCredit(of question: Question, number: Int) {
    let alternatives = question.blanks.flatMap { $0.answer?.alternatives ?? [] }
    let options = question.banks.flatMap(\.options)
    if alternatives.contains(where: { $0.feedback != nil })
      || options.contains(where: { $0.feedback != nil })
    {
      note(.feedback, question: number)
    }
    if alternatives.contains(where: { $0.credit > 0 && $0.credit < 1 }) {
      note(.credit, question: number)
    }
  }
}
