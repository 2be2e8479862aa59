import Wording

extension PhraseSample {
  /// Those of `AuthoringPhrases`.
  static let authoring: [Self] = [
    Self("interviewBegins") { [$0.interviewBegins] },
    Self("titlePrompt") { [$0.titlePrompt] },
    Self("sentencePrompt") { [$0.sentencePrompt] },
    Self("optionsPrompt") { [$0.optionsPrompt] },
    Self("rightAnswerPrompt(blank:default:)") {
      [
        $0.rightAnswerPrompt(blank: nil, default: nil),
        $0.rightAnswerPrompt(blank: 2, default: "Zq"),
      ]
    },
    Self("anotherQuestionPrompt") { [$0.anotherQuestionPrompt] },
    Self("oneOptionIsNoChoice") { [$0.oneOptionIsNoChoice] },
    Self("neverOverwrites(_:)") { [$0.neverOverwrites("Zq")] },
    Self("nothingWritten") { [$0.nothingWritten] },
    Self("newQuizWritten(_:)") { [$0.newQuizWritten("Zq")] },
    Self("newQuizTitle") { [$0.newQuizTitle] },
    Self("exampleSentence") { [$0.exampleSentence] },
    Self("exampleAnswer") { [$0.exampleAnswer] },
    Self("templateChoice") { $0.templateChoice.texts },
    Self("templateTyped") { $0.templateTyped.texts },
  ]
}
