import Wording

extension PhraseSample {
  /// Those of `RunPhrases`.
  static let run: [Self] = [
    Self("hintLabel") { [$0.hintLabel] },
    Self("noOption") { [$0.noOption] },
    Self("hereIsTheAnswer") { [$0.hereIsTheAnswer] },
    Self("answerGivenUp") { [$0.answerGivenUp] },
    Self("hintsGiven(_:)") { [$0.hintsGiven(0), $0.hintsGiven(1), $0.hintsGiven(7)] },
    Self("givenUp") { [$0.givenUp] },
    Self("byKind") { [$0.byKind] },
    Self("kind(_:)") { phrases in QuestionKind.allCases.map { phrases.kind($0) } },
  ]
}
