internal import QuizModel

extension Findings {
  /// Reads `settings`; what is missing or wrong has the format's default.
  func settings(_ object: JSONValue) -> QuizSettings {
    let fields = Fields<SettingsKey>(object, findings: self)
    var settings = QuizSettings()
    settings.shufflesQuestions = fields.boolean(.shuffleQuestions) ?? settings.shufflesQuestions
    settings.shufflesOptions = fields.boolean(.shuffleOptions) ?? settings.shufflesOptions
    settings.check = fields.word(.check) ?? settings.check
    settings.attempts = attempts(fields) ?? settings.attempts
    settings.showSolution = fields.word(.showSolution) ?? settings.showSolution
    settings.scoring = fields.word(.scoring) ?? settings.scoring
    if let match = fields.object(.match) { settings.match = matchRules(match) }
    return settings
  }

  fileprivate func attempts(_ fields: Fields<SettingsKey>) -> Int? {
    guard let value = fields[.attempts] else { return nil }
    if let number = value.number?.wholeNumber, number >= 0 { return number }
    report(.attemptsNotWhole(found: value.excerpt), at: value)
    return nil
  }

  fileprivate func matchRules(_ object: JSONValue) -> MatchRules {
    let fields = Fields<MatchKey>(object, findings: self)
    var rules = MatchRules()
    rules.respectsCase = fields.boolean(.case) ?? rules.respectsCase
    rules.respectsAccents = fields.boolean(.accents) ?? rules.respectsAccents
    rules.respectsPunctuation = fields.boolean(.punctuation) ?? rules.respectsPunctuation
    if let value = fields[.typos] {
      if let number = value.number?.wholeNumber, number >= 0 {
        rules.forgivenTypos = number
      } else {
        let _: Int? = fields.reportWrong(value, for: .typos, expected: .wholeNumber)
      }
    }
    return rules
  }
}
