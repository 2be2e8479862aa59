internal import CellGrid
internal import QuizModel
internal import QuizViewModels
internal import Wording

/// The results laid out from top to bottom; rows are the page's, columns the screen's.
struct ResultsPage: Sendable {
  /// A bar and its row.
  struct PlacedBar: Sendable {
    let bar: Bar
    let row: Int
  }

  fileprivate(set) var texts: [StyledText] = []
  fileprivate(set) var bars: [PlacedBar] = []
  fileprivate(set) var height = 0
  fileprivate let context: LayoutContext

  init(
    _ results: QuizResults, solutions: QuizSettings.SolutionTiming, in context: LayoutContext
  ) {
    self.context = context
    height = context.isLow ? 0 : 2
    addScore(results)
    height += 1
    for entry in results.entries { add(entry, solutions: solutions) }
    let tags = results.tagScores
    if tags.count > 1 {
      height += 1
      write(context.phrases.byTag, .secondary)
      height += 1
      tags.forEach { add($0) }
    }
  }

  fileprivate mutating func addScore(_ results: QuizResults) {
    let column = context.column
    if results.scoredCount > 0 {
      let words = context.phrases.score(
        results.score.pointsText, of: results.maximum.pointsText)
      addBar(
        label: words, isBold: true, share: results.score / results.maximum,
        percentage: results.percentage, labelWidth: TextWidth.columns(of: words) + 4)
    }
    let comment = context.phrases.comment(
      wrong: results.scoredCount - results.rightCount, of: results.scoredCount)
    let answered =
      results.answeredCount < results.entries.count
      ? context.phrases.answered(results.answeredCount, of: results.entries.count) : nil
    let time = results.duration.map { context.phrases.duration(seconds: Int($0)) }
    let line = [results.feedback?.displayed ?? comment, answered, time].compactMap { $0 }
    for text in TextFlow.wrap(line.joined(separator: context.glyphs.separator), width: column.count)
    {
      write(text, .secondary)
      height += 1
    }
  }

  /// One question: its sign, its sentence with what is right in it, and what the person said.
  fileprivate mutating func add(
    _ entry: QuizResults.Entry, solutions: QuizSettings.SolutionTiming
  ) {
    let verdict = entry.record?.verdict
    let isScored = !entry.question.isSurvey
    let isRight = verdict?.isRight ?? false
    if isScored, verdict != nil {
      let sign = isRight ? context.glyphs.right : context.glyphs.wrong
      write(String(sign), isRight ? .right : .wrong)
    }
    let given = entry.record?.fills ?? entry.question.blanks.map { _ in nil }
    let kept = verdict?.kept(of: given) ?? given
    let shown = solutions != .never && isScored ? entry.question.solution(keeping: kept) : given
    writeWrapped(entry.question.sentence(filledWith: shown), .text)
    if verdict == nil {
      writeWrapped(context.phrases.notAnswered, .faint)
    } else if isScored, !isRight {
      let said = zip(given, kept).filter { $0.1 == nil }.compactMap { $0.0 }
        .compactMap(entry.question.text(of:))
      writeWrapped(context.phrases.given(said.joined(separator: ", ")), .wrong)
    }
    // Where the question itself did not say why, this is the place.
    if solutions == .end, isScored, let explanation = entry.question.explanation {
      writeWrapped(explanation, .secondary)
    }
  }

  fileprivate mutating func add(_ score: QuizResults.TagScore) {
    addBar(
      label: score.tag.displayed, isBold: false, share: score.score / score.maximum,
      percentage: score.percentage, labelWidth: min(26, context.column.count / 3))
  }

  fileprivate mutating func addBar(
    label: String, isBold: Bool, share: Double, percentage: Int, labelWidth: Int
  ) {
    let column = context.column
    let style = context.style(.text).adding(isBold ? .bold : [])
    let shown = label.truncated(to: max(1, labelWidth - 1), mark: context.glyphs.more)
    texts.append(
      StyledText(text: shown, style: style, column: column.lowerBound, row: height))
    let start = column.lowerBound + labelWidth
    let width = min(40, column.upperBound - start - 8)
    if width > 3 {
      bars.append(
        PlacedBar(
          bar: Bar(
            share: share,
            frame: CellRect(column: start, row: 0, width: width, height: 1),
            role: share >= 0.8 ? .right : share >= 0.6 ? .accent : .wrong),
          row: height))
    }
    texts.append(
      StyledText(
        text: context.phrases.percentage(percentage), style: style,
        column: start + max(0, width) + 2, row: height))
    height += 1
  }

  fileprivate mutating func write(_ text: String, _ role: Role, indent: Int = 0) {
    texts.append(
      StyledText(
        text: text, style: context.style(role), column: context.column.lowerBound + indent,
        row: height))
  }

  fileprivate mutating func writeWrapped(_ text: String, _ role: Role) {
    for line in TextFlow.wrap(text.displayed, width: context.column.count - 3) {
      write(line, role, indent: 3)
      height += 1
    }
  }
}

extension Question {
  /// The text on one line, with fills in its blanks.
  func sentence(filledWith fills: [Fill?]) -> String {
    text.map { segment in
      switch segment {
      case .text(let text): text
      case .blank(let blank): fills[blank].flatMap(self.text(of:)) ?? "___"
      }
    }
    .joined()
    .collapsed
  }
}
