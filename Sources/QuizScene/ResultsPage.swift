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

  /// Lays the results out.
  ///
  /// - Parameters:
  ///   - results: What the run came to.
  ///   - lastPercentage: That of the run before, or nil when there was none.
  ///   - context: The window and what belongs to it.
  init(_ results: QuizResults, lastPercentage: Int?, in context: LayoutContext) {
    self.context = context
    height = context.isLow ? 0 : 2
    addScore(results, lastPercentage: lastPercentage)
    height += 1
    results.entries.forEach { add($0) }
    let tags = results.tagScores
    let kinds = results.kindScores
    if tags.count > 1 {
      addHeading(context.phrases.byTag)
      for tag in tags {
        addPart(tag.tag, share: tag.score / tag.maximum, percentage: tag.percentage)
      }
    } else if kinds.count > 1 {
      addHeading(context.phrases.byKind)
      for kind in kinds {
        addPart(
          context.phrases.kind(kind.isTyped ? .typed : .choice),
          share: kind.score / kind.maximum, percentage: kind.percentage)
      }
    }
  }

  fileprivate mutating func addScore(_ results: QuizResults, lastPercentage: Int?) {
    let column = context.column
    if results.scoredCount > 0 {
      let words = context.phrases.score(
        results.score.pointsText, of: results.maximum.pointsText)
      addBar(
        label: words, isBold: true, share: results.score / results.maximum,
        percentage: results.percentage, labelWidth: TextWidth.columns(of: words) + 4,
        change: lastPercentage.map { results.percentage - $0 } ?? 0)
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
  fileprivate mutating func add(_ entry: QuizResults.Entry) {
    let solutions = entry.showSolution
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
    addRemarks(on: entry, kept: kept)
    // Where the question itself did not say why, this is the place.
    if solutions == .end, isScored, let explanation = entry.question.explanation {
      writeWrapped(explanation, .secondary)
    }
  }

  /// What the person did: what was said that is not right, and how many hints there were.
  fileprivate mutating func addRemarks(on entry: QuizResults.Entry, kept: [Fill?]) {
    var remarks: [StyledRun] = []
    func remark(_ text: String, _ role: Role) {
      let separator = remarks.isEmpty ? "" : context.glyphs.separator
      remarks.append(StyledRun(separator, context.style(.secondary)))
      remarks.append(StyledRun(text, context.style(role)))
    }
    if let record = entry.record {
      if record.kind == .giveUp {
        remark(context.phrases.givenUp, .secondary)
      } else if !entry.question.isSurvey, !record.verdict.isRight {
        let said = zip(record.fills, kept).filter { $0.1 == nil }.compactMap { $0.0 }
          .compactMap(entry.question.text(of:))
        remark(context.phrases.given(said.joined(separator: ", ")), .wrong)
      }
      if record.hints > 0 { remark(context.phrases.hintsGiven(record.hints), .secondary) }
    } else {
      remark(context.phrases.notAnswered, .secondary)
    }
    let lines = StyledText.wrapped(
      remarks, column: context.column.lowerBound + 3, width: context.column.count - 3)
    texts += lines.map { $0.moved(columns: 0, rows: height) }
    height += (lines.last?.row ?? -1) + 1
  }

  fileprivate mutating func addHeading(_ text: String) {
    height += 1
    write(text, .secondary)
    height += 1
  }

  fileprivate mutating func addPart(_ label: String, share: Double, percentage: Int) {
    addBar(
      label: label.displayed, isBold: false, share: share, percentage: percentage,
      labelWidth: min(26, context.column.count / 3))
  }

  fileprivate mutating func addBar(
    label: String, isBold: Bool, share: Double, percentage: Int, labelWidth: Int, change: Int = 0
  ) {
    let column = context.column
    let style = context.style(.text).adding(isBold ? .bold : [])
    let shown = label.truncated(to: max(1, labelWidth - 1), mark: context.glyphs.more)
    texts.append(
      StyledText(text: shown, style: style, column: column.lowerBound, row: height))
    let trend = trend(change)
    let start = column.lowerBound + labelWidth
    let width = min(40, column.upperBound - start - 8 - (trend.map { $0.frame.width + 2 } ?? 0))
    if width > 3 {
      bars.append(
        PlacedBar(
          bar: Bar(
            share: share,
            frame: CellRect(column: start, row: 0, width: width, height: 1),
            role: Bar.role(ofShare: share)),
          row: height))
    }
    let words = StyledText(
      text: context.phrases.percentage(percentage), style: style,
      column: start + max(0, width) + 2, row: height)
    texts.append(words)
    if let trend {
      let placed = trend.moved(columns: words.frame.columns.upperBound + 2, rows: height)
      if placed.frame.columns.upperBound <= column.upperBound { texts.append(placed) }
    }
    height += 1
  }

  /// By how many points of a hundred it went better or worse than before; nil when by none.
  fileprivate func trend(_ change: Int) -> StyledText? {
    guard change != 0 else { return nil }
    let sign = change > 0 ? context.glyphs.rise : context.glyphs.fall
    return StyledText(
      text: sign + "\(change.magnitude)", style: context.style(change > 0 ? .right : .secondary),
      column: 0, row: 0)
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
    text { blank in fills[blank].flatMap(text(of:)) ?? "___" }.collapsed
  }
}
