internal import CellGrid
internal import QuizModel
internal import QuizViewModels
internal import Wording

/// The dialog of a quiz: what it is about, and the buttons to start it or to go back.
struct QuizDialog: Sendable {
  let entry: LibraryEntry
  let dialog: LibraryViewModel.Dialog
  let context: LayoutContext

  /// The dialog as it is laid out.
  var page: DialogPage {
    var lines = paragraph(entry.title, context.style(.text).adding(.bold))
    switch entry.contents {
    case .quiz(let quiz): lines += about(quiz.facts)
    case .broken(let problems): lines += self.problems(problems)
    }
    return DialogPage(lines: lines, footer: [[]] + buttons, width: width, in: context)
  }

  /// The view that it is.
  var traveller: Element.Traveller {
    Element.Traveller(view: .dialog(entry.id), thing: .quiz(entry.id))
  }

  fileprivate var width: Int { min(context.size.width - 2, 60) }
  fileprivate var padding: Int { DialogPage.padding(width: width) }
  fileprivate var inner: Int { width - 2 * padding }

  fileprivate func about(_ facts: QuizFacts) -> [DialogPage.Line] {
    var lines: [DialogPage.Line] = []
    if let author = facts.author {
      lines += paragraph(context.phrases.author(author), context.style(.secondary))
    }
    if let description = facts.description {
      lines.append([])
      lines += paragraph(description, context.style(.text))
    }
    let rows = rows(of: facts)
    let labelWidth = (rows.map { TextWidth.columns(of: $0.label) }.max() ?? 0) + 3
    lines.append([])
    for row in rows {
      // Where labels would leave too little room, values stand below them.
      let start = inner - labelWidth < 12 ? 2 : labelWidth
      let label = StyledText(
        text: row.label, style: context.style(.secondary), column: padding, row: 0)
      let values = StyledText.wrapped(
        row.value, context.style(.text), column: padding + start, width: inner - start)
      if start < labelWidth {
        lines.append([label])
        lines += values.map { [$0] }
      } else {
        lines.append([label] + values.prefix(1))
        lines += values.dropFirst().map { [$0] }
      }
    }
    return lines
  }

  fileprivate func rows(of facts: QuizFacts) -> [(label: String, value: String)] {
    let phrases = context.phrases
    let questions = phrases.questions(
      facts.questions, severalBlanks: facts.questionsOfSeveralBlanks, typed: facts.questionsToType)
    let tags = facts.tags > 0 ? "\(facts.tags)" : nil
    let order = phrases.shuffling(
      questions: facts.shufflesQuestions, options: facts.shufflesOptions)
    let solutions = phrases.solutions(facts.showSolution.wording)
    let standing = entry.standing
    let due = standing.flatMap { $0.due > 0 ? "\($0.due)" : nil }
    let rows: [(fact: QuizFact, value: String?)] = [
      (.questions, questions), (.lastTime, standing?.lastTime(in: phrases)), (.dueNow, due),
      (.tags, tags),
      (.checks, phrases.checks(atOnce: facts.check == .instant)),
      (.attempts, phrases.attempts(facts.attempts)),
      (.order, order), (.solutions, solutions),
    ]
    return rows.compactMap { row in row.value.map { (phrases.label(row.fact), $0) } }
  }

  fileprivate func problems(_ problems: [String]) -> [DialogPage.Line] {
    var lines = paragraph(entry.name, context.style(.secondary))
    lines.append([])
    let sign = "\(context.glyphs.wrong) \(context.phrases.brokenCard)"
    lines += paragraph(sign, context.style(.wrong))
    for problem in problems {
      lines.append([])
      lines += paragraph(problem, context.style(.text))
    }
    return lines
  }

  fileprivate var buttons: [DialogPage.Line] {
    let buttons = dialog.buttons.map { button in
      DialogButtons.Button(
        word: button.word(in: dialog), isLit: button == dialog.button,
        action: .library(.pressButton(button)))
    }
    return DialogButtons(buttons: buttons, width: inner, context: context).lines
      .map { $0.map { $0.moved(columns: padding, rows: 0) } }
  }

  fileprivate func paragraph(_ text: String, _ style: Style) -> [DialogPage.Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      StyledText.wrapped(String(line).displayed, style, column: padding, width: inner).map { [$0] }
    }
  }
}

extension LibraryViewModel.DialogButton {
  /// What it says in its dialog.
  func word(in dialog: LibraryViewModel.Dialog?) -> ButtonWord {
    switch self {
    case .goOn: .goOn
    // Beside the other way to begin it has to say which one it is.
    case .start: dialog?.buttons.contains(.goOn) == true ? .startAgain : .start
    case .due: .due
    case .close: .close
    }
  }
}

extension QuizStanding {
  /// How the last finished run went, and when; nil before there was one.
  fileprivate func lastTime(in phrases: any LibraryPhrases) -> String? {
    guard let lastPercentage, let date = lastDay?.components else { return nil }
    return phrases.lastTime(percentage: lastPercentage, day: date.day, month: date.month)
  }
}

extension QuizSettings.SolutionTiming {
  fileprivate var wording: SolutionTime {
    switch self {
    case .each: .afterEach
    case .end: .atEnd
    case .never: .never
    }
  }
}
