internal import CellGrid
internal import QuizModel
internal import QuizViewModels
internal import Wording

/// What is said after a check: the verdict, the author's feedback, what is right and why.
struct VerdictLines: Sendable {
  fileprivate(set) var lines: [StyledText] = []

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
    guard let verdict = model.verdict, !model.question.isSurvey else { return }
    addHeadline(verdict, of: model, in: context)
    for blank in model.question.blanks.indices {
      addSolution(ofBlank: blank, of: model, in: context)
    }
    if let explanation = model.question.explanation, verdict.isRight || model.showsSolution {
      add(explanation, .secondary, in: context)
    }
    if !model.isFinal, model.settings.attempts > 0 {
      let left = model.settings.attempts - model.checkCount
      add(context.phrases.attemptsLeft(left), .secondary, in: context)
    }
  }

  fileprivate mutating func addHeadline(
    _ verdict: QuestionVerdict, of model: FillBlankViewModel, in context: LayoutContext
  ) {
    let role: Role = verdict.isRight ? .right : .wrong
    let sign = verdict.isRight ? context.glyphs.right : context.glyphs.wrong
    let isPartial = verdict.blanks.count == 1 && verdict.blanks[0].correctness == .partial
    let words =
      verdict.isRight
      ? context.phrases.right
      : isPartial
        ? context.phrases.partlyRight
        : context.phrases.wrong(verdict.wrongCount, of: verdict.blanks.count)
    let headline = "\(sign) \(words)"
    add(headline, context.style(role).adding(.bold), in: context)
    let feedback = verdict.blanks.compactMap(\.feedback).map(\.displayed)
    guard let first = feedback.first else { return }
    // The first feedback follows the verdict on its line when it fits there whole.
    let column = TextWidth.columns(of: headline) + 1
    if height == 1, !first.contains("\n"),
      column + TextWidth.columns(of: first) <= context.column.count
    {
      lines.append(
        StyledText(text: first, style: context.style(.text), column: column, row: 0))
      feedback.dropFirst().forEach { add($0, .text, in: context) }
    } else {
      feedback.forEach { add($0, .text, in: context) }
    }
  }

  /// Adds the line for a typed blank that was not right: its field may be too short for the answer.
  fileprivate mutating func addSolution(
    ofBlank blank: Int, of model: FillBlankViewModel, in context: LayoutContext
  ) {
    guard model.showsSolution(inBlank: blank), case .typed(let solution)? = model.shownFills[blank]
    else { return }
    var line = context.phrases.answer(solution)
    if let fill = model.fills[blank], let given = model.question.text(of: fill) {
      line += context.glyphs.separator + context.phrases.given(given)
    }
    add(line, .text, in: context)
  }

  fileprivate mutating func add(_ text: String, _ role: Role, in context: LayoutContext) {
    add(text, context.style(role), in: context)
  }

  fileprivate mutating func add(_ text: String, _ style: Style, in context: LayoutContext) {
    let start = height
    let wrapped = TextFlow.wrap(text.displayed, width: context.column.count)
    for (offset, line) in wrapped.enumerated() {
      lines.append(
        StyledText(text: line, style: style, column: 0, row: start + offset))
    }
  }
}

extension Question {
  /// All that the author says of options and alternatives.
  fileprivate var feedback: [String] {
    banks.flatMap(\.options).compactMap(\.feedback)
      + blanks.compactMap(\.answer).flatMap(\.alternatives).compactMap(\.feedback)
  }
}
