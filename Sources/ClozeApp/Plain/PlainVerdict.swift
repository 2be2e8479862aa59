internal import QuizModel
internal import QuizScene
internal import QuizViewModels
internal import Wording

/// What is said after a check or a give-up: the verdict, feedback, what is right and why.
struct PlainVerdict {
  /// The lines; none for a survey.
  fileprivate(set) var lines: [String] = []

  /// Words the verdict on a question, if it has one.
  init(_ model: FillBlankViewModel, _ phrases: any Phrases) {
    guard let verdict = model.verdict, let headline = model.headline else { return }
    let isSingle = model.question.blanks.count == 1
    let answers = model.question.blanks.indices.compactMap { blank -> String? in
      guard let text = model.markedAnswer(ofBlank: blank)?.said else { return nil }
      return isSingle ? phrases.answer(text) : phrases.answer(text, inBlank: blank + 1)
    }
    let feedback = verdict.blanks.compactMap { $0.feedback?.said }
    // That here is the answer goes without saying.
    let words = headline == .givenUp(showsAnswer: true) ? [] : [phrases.words(for: headline)]
    let first = words + feedback + (isSingle ? answers : [])
    lines = [first.joined(separator: " ")].filter { !$0.isEmpty } + (isSingle ? [] : answers)
    if let explanation = model.question.explanation, verdict.isRight || model.showsSolution {
      lines.append(explanation)
    }
    if !model.isFinal, model.settings.attempts > 0 {
      lines.append(phrases.attemptsLeft(model.settings.attempts - model.checkCount))
    }
  }
}

extension FillBlankViewModel {
  /// What is right in a blank, as far as that is to be said; what differs from a text that was near
  /// stands in brackets.
  fileprivate func markedAnswer(ofBlank blank: Int) -> String? {
    let mark = verdict?.blanks[blank]
    let isNear = mark?.closeness != nil && mark?.correctness != .partial
    return isNear ? difference(inBlank: blank)?.marked : answerToTell(ofBlank: blank)
  }
}

extension TextDifference {
  /// The expected text with brackets around what is different in it, such as `Z[ü]rich`; without any
  /// where the text has brackets itself.
  fileprivate var marked: String {
    let whole = expected.map(\.text).joined()
    guard !whole.contains(where: { "[]".contains($0) }) else { return whole }
    return expected.map { $0.kind == .same ? $0.text : "[\($0.text)]" }.joined()
  }
}
