import QuizModel
import QuizViewModels

extension LibraryEntry {
  /// The entry with how a person stands with it.
  func standing(
    _ percentage: Int? = nil, due: Int = 0, isUnfinished: Bool = false
  ) -> LibraryEntry {
    var entry = self
    entry.standing = QuizStanding(
      lastPercentage: percentage,
      // 28 November 2026
      lastDay: percentage.map { _ in CivilDate(dayNumber: 20_785) }, due: due,
      isUnfinished: isUnfinished)
    return entry
  }

  /// A library that was played: quizzes that went well, middling and badly, and new ones.
  static let played: [LibraryEntry] = [
    quiz("git basics", description: "What the everyday commands do.").standing(92, due: 3),
    quiz("English prepositions").standing(71, due: 8, isUnfinished: true),
    quiz("汉语 · 常用量词").standing(),
    quiz("SQL").standing(100),
    quiz("Unix commands").standing(83, due: 1),
    quiz("regex", description: "Patterns, and what they match in a text.").standing(due: 2),
    quiz("World geography").standing(65, due: 12),
    quiz("Irregular verbs", questions: [.hello]).standing(48, due: 22),
    broken,
  ]
}
