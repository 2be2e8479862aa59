internal import CellGrid
internal import QuizModel
internal import QuizViewModels
internal import Wording

/// What is said after a check: the verdict, the author's feedback, what is right and why.
struct VerdictLines: Sendable {
  fileprivate(set) var lines: [StyledText] = []
  let context: LayoutContext

  /// The rows kept free for the verdict, so that nothing moves when it comes.
  static func reserve(for model: FillBlankViewModel, in context: LayoutContext) -> Int {
    let question = model.question
    guard !question.isSurvey else { return 0 }
    func rows(_ text: String) -> Int {
      TextFlow.wrap(text.displayed, width: context.column.count).count
    }
    let answers = question.blanks.count { $0.isTyped && $0.answer != nil }
    let feedback = question.feedback.map(rows).max() ?? 0
    let attempts = model.settings.attempts == 1 ? 0 : 1
    return 1 + answers + feedback + (question.explanation.map(rows) ?? 0) + attempts
  }

  /// The rows that the lines take.
  var height: Int { (lines.map(\.row).max() ?? -1) + 1 }

  init(_ model: FillBlankViewModel, in context: LayoutContext) {
    self.context = context
    guard let verdict = model.verdict, let headline = model.headline else { return }
    let words = context.phrases.words(for: headline)
    if case .givenUp = headline {
      add([StyledRun(words, context.style(.text).adding(.bold))])
    } else {
      addHeadline(words, verdict)
    }
    for blank in model.question.blanks.indices {
      addAnswer(ofBlank: blank, verdict, of: model)
    }
    if let explanation = model.question.explanation, verdict.isRight || model.showsSolution {
      add(explanation, .secondary)
    }
    if !model.isFinal, model.settings.attempts > 0 {
      add(context.phrases.attemptsLeft(model.settings.attempts - model.checkCount), .secondary)
    }
  }

  fileprivate mutating func addHeadline(_ words: String, _ verdict: QuestionVerdict) {
    let role: Role = verdict.isRight ? .right : .wrong
    let sign = verdict.isRight ? context.glyphs.right : context.glyphs.wrong
    let headline = "\(sign) \(words)"
    add([StyledRun(headline, context.style(role).adding(.bold))])
    let feedback = verdict.blanks.compactMap(\.feedback).map(\.displayed)
    guard let first = feedback.first else { return }
    // The first feedback follows the verdict on its line when it fits there whole.
    let column = TextWidth.columns(of: headline) + 1
    if height == 1, !first.contains("\n"),
      column + TextWidth.columns(of: first) <= context.column.count
    {
      lines.append(
        StyledText(text: first, style: context.style(.text), column: column, row: 0))
      feedback.dropFirst().forEach { add($0, .text) }
    } else {
      feedback.forEach { add($0, .text) }
    }
  }

  /// Adds the line for a typed blank that was not right, or not quite: its field may be too short
  /// for the answer, and does not say what was given.
  fileprivate mutating func addAnswer(
    ofBlank blank: Int, _ verdict: QuestionVerdict, of model: FillBlankViewModel
  ) {
    guard model.question.blanks[blank].isTyped else { return }
    let closeness = verdict.blanks[blank].closeness
    if let answer = model.answerToTell(ofBlank: blank) {
      guard let difference = model.difference(inBlank: blank) else {
        // Under the headline over the answer there is no need for another that says so.
        let room = Sentence.typedWidth - context.chipPadding
        if TextWidth.columns(of: answer.displayed) > room {
          add(context.phrases.answer(answer), .text)
        }
        return
      }
      let marks = DifferenceMarks(difference, isNear: closeness != nil, in: context)
      let separator = StyledRun(context.glyphs.separator, context.style(.text))
      add(marks.answer + [separator] + marks.given)
    } else if let slip = closeness?.slip, model.soleSlip != blank,
      let given = model.fills[blank].flatMap(model.question.text),
      !verdict.blanks[blank].correctness.isGood
    {
      add(
        context.phrases.almost(slip) + context.glyphs.separator + context.phrases.given(given),
        .text)
    }
  }

  fileprivate mutating func add(_ text: String, _ role: Role) {
    add([StyledRun(text, context.style(role))])
  }

  fileprivate mutating func add(_ runs: [StyledRun]) {
    let start = height
    lines += StyledText.wrapped(runs, column: 0, width: context.column.count)
      .map { $0.moved(columns: 0, rows: start) }
  }
}

extension Question {
  /// All that the author says of options and alternatives.
  fileprivate var feedback: [String] {
    banks.flatMap(\.options).compactMap(\.feedback)
      + blanks.compactMap(\.answer).flatMap(\.alternatives).compactMap(\.feedback)
  }
}
