internal import QuizViewModels
internal import Wording

extension QuizResults {
  /// The run in one line: its title, the score, and how much was answered when that is not all.
  func summary(title: String, _ phrases: any ScreenPhrases) -> String {
    phrases.summary(title: title, score: score(phrases)).shownOnOneLine
  }

  /// The score and how much was answered when that is not all.
  func score(_ phrases: any ScreenPhrases) -> String {
    var parts: [String] = []
    if scoredCount > 0 {
      parts = [
        phrases.score(score.pointsText, of: maximum.pointsText),
        phrases.percentage(percentage),
      ]
    }
    if answeredCount < entries.count || scoredCount == 0 {
      parts.append(phrases.answered(answeredCount, of: entries.count))
    }
    return parts.joined(separator: ", ")
  }

  /// Whether the score is at least a percentage; without anything scored it always is.
  func passes(_ percentage: Int?) -> Bool {
    percentage.map { scoredCount == 0 || self.percentage >= $0 } ?? true
  }
}
