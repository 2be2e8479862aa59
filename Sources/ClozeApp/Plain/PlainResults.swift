internal import QuizModel
internal import QuizViewModels
internal import Wording

/// The results of a run in words: the score, what is said of it, and what was not right.
struct PlainResults {
  fileprivate let results: QuizResults
  fileprivate let title: String
  fileprivate let phrases: any Phrases

  /// Takes the results of a run.
  init(_ results: QuizResults, title: String, _ phrases: any Phrases) {
    self.results = results
    self.title = title
    self.phrases = phrases
  }

  /// The lines.
  var lines: [String] {
    let wrong = results.scoredCount - results.rightCount
    let comment = results.feedback ?? phrases.comment(wrong: wrong, of: results.scoredCount)
    return [results.summary(title: title, phrases), comment]
      + results.entries.enumerated().flatMap { lines(for: $1, number: $0 + 1) }
  }

  /// The lines for a question that was not right, or not answered; none for others.
  fileprivate func lines(for entry: QuizResults.Entry, number: Int) -> [String] {
    let question = entry.question
    guard !question.isSurvey, !(entry.record?.verdict.isRight ?? false) else { return [] }
    let empty: [Fill?] = question.blanks.map { _ in nil }
    let fills = entry.record?.fills ?? empty
    let kept = entry.record?.verdict.kept(of: fills) ?? empty
    var lines = ["", "\(number). \(question.textWithBlanks.said)"]
    let given = texts(fills, besides: kept, of: question)
    if entry.record?.kind == .giveUp {
      lines.append(phrases.youGaveUp)
    } else {
      lines.append(given.isEmpty ? phrases.youSaidNothing : phrases.youSaid(given))
    }
    guard entry.showSolution != .never else { return lines }
    let right = texts(question.solution(keeping: kept), besides: kept, of: question)
    if !right.isEmpty { lines.append(phrases.answer(right)) }
    // Where the question itself did not say why, this is the place.
    if entry.showSolution == .end, let explanation = question.explanation {
      lines.append(explanation)
    }
    return lines
  }

  /// What stands in the blanks that are to be put right.
  fileprivate func texts(_ fills: [Fill?], besides kept: [Fill?], of question: Question) -> String {
    zip(fills, kept).compactMap { fill, kept in
      kept == nil ? fill.flatMap(question.text)?.said : nil
    }.joined(separator: ", ")
  }
}
