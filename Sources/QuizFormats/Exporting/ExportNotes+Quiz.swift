internal import QuizModel

extension ExportNotes {
  /// Notes what holds for all of a quiz, for a format that has none of it.
  ///
  /// - Parameters:
  ///   - quiz: The quiz.
  ///   - kept: What the format has after all.
  func noteWhole(_ quiz: Quiz, keeping kept: Set<Loss.Feature> = []) {
    var settings = quiz.settings
    settings.match = MatchRules()
    let present: [(feature: Loss.Feature, isThere: Bool)] = [
      (.title, quiz.title != nil), (.description, quiz.description != nil),
      (.author, quiz.author != nil), (.language, quiz.language != nil),
      (.licence, quiz.licence != nil), (.settings, settings != QuizSettings()),
      (.matchRules, quiz.settings.match != MatchRules()),
      (.scoreTexts, !quiz.scoreRanges.isEmpty),
    ]
    for (feature, isThere) in present where isThere && !kept.contains(feature) { note(feature) }
  }
}
