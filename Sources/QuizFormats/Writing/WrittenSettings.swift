internal import QuizModel

extension QuizSettings {
  /// What differs from the format's defaults, as `settings` says it.
  var json: WrittenObject<SettingsKey> {
    let standard = QuizSettings()
    var object = WrittenObject<SettingsKey>()
    object.write(.shuffleQuestions, shufflesQuestions, unless: standard.shufflesQuestions)
    object.write(.shuffleOptions, shufflesOptions, unless: standard.shufflesOptions)
    object.write(.check, check, unless: standard.check)
    object.write(.attempts, attempts, unless: standard.attempts)
    object.write(.showSolution, showSolution, unless: standard.showSolution)
    object.write(.scoring, scoring, unless: standard.scoring)
    object.write(.match, match.json)
    return object
  }
}

extension MatchRules {
  fileprivate var json: WrittenObject<MatchKey> {
    let standard = MatchRules()
    var object = WrittenObject<MatchKey>()
    object.write(.case, respectsCase, unless: standard.respectsCase)
    object.write(.accents, respectsAccents, unless: standard.respectsAccents)
    object.write(.punctuation, respectsPunctuation, unless: standard.respectsPunctuation)
    object.write(.typos, forgivenTypos, unless: standard.forgivenTypos)
    return object
  }
}
