internal import QuizModel
internal import Wording

extension Quiz {
  /// A quiz to write one's own from: a question with options and one to type.
  static func template(_ phrases: any AuthoringPhrases) -> Quiz {
    let choice = phrases.templateChoice
    let typed = phrases.templateTyped
    return Quiz(
      title: phrases.newQuizTitle,
      questions: [
        Question(
          text: [.text(choice.before), .blank(0), .text(choice.after)],
          blanks: [Blank(kind: .choice(bank: 0), answer: Answer(texts: [choice.answer]))],
          banks: [OptionBank(options: choice.options.map { Option($0) })],
          explanation: choice.explanation),
        Question(
          text: [.text(typed.before), .blank(0), .text(typed.after)],
          blanks: [Blank(kind: .typed, answer: Answer(texts: typed.answers))]),
      ])
  }
}
