public import QuizViewModels
public import Wording

internal import QuizModel

extension ScreenPhrases {
  /// The words for what is said first of a verdict, on the screen and in writing.
  public func words(for headline: VerdictHeadline) -> String {
    switch headline {
    case .givenUp(let showsAnswer): showsAnswer ? hereIsTheAnswer : answerGivenUp
    case .right: right
    case .rightApart(let closeness): rightApart(from: closeness.slip)
    case .almost(let closeness): almost(closeness.slip)
    case .partlyRight: partlyRight
    case .wrong(let count, let blanks): wrong(count, of: blanks)
    }
  }
}

extension Closeness {
  /// What people call it.
  var slip: Slip {
    switch self {
    case .accents: .accents
    case .letterCase: .letterCase
    case .punctuation: .punctuation
    case .typos(let count): .letters(count)
    }
  }
}
