internal import CellGrid
internal import QuizModel
internal import QuizViewModels

/// A question laid out from top to bottom, as high as it needs; the screen shows a part of it.
///
/// Columns are the screen's, rows the page's.
struct QuestionPage: Sendable {
  /// The text around the blanks.
  let texts: [StyledText]
  /// The blanks; their size never depends on what stands in them.
  let blanks: [CellRect]
  /// The options of the row.
  let rows: OptionRows
  /// Where the first option row begins.
  let rowsOrigin: CellPoint
  /// The options that have the words looked for; all of the row when none are.
  let matches: Set<OptionID>
  /// The sentence and the chips by themselves.
  let text: QuestionText
  /// The lines of each hint that was given.
  let hints: [[StyledText]]
  /// The lines about the verdict.
  let verdict: [StyledText]
  /// All rows.
  let height: Int

  /// Lays a question out.
  ///
  /// - Parameters:
  ///   - model: The question and what stands in its blanks.
  ///   - former: The text of the page that was shown before, which mostly is the same.
  ///   - context: What it is laid out with.
  init(_ model: FillBlankViewModel, after former: QuestionText? = nil, in context: LayoutContext) {
    let column = context.column
    let text =
      former.flatMap { $0.shows(model.question, in: context) ? $0 : nil }
      ?? QuestionText(model.question, in: context)
    let (chips, sentence) = (text.chips, text.sentence)
    let view = context.viewport.height
    let given = GivenHints(model, in: context)
    let verdictLines = VerdictLines(model, in: context)
    // Whatever comes below the options, they stay where they are.
    let reserve =
      GivenHints.reserve(for: model.question, in: context)
      + VerdictLines.reserve(for: model, in: context)

    func rows(_ options: [OptionID], dense: Bool) -> OptionRows {
      OptionRows(options, texts: chips, width: column.count, isDense: dense)
    }
    // The highest bank decides, so that nothing moves when another one's options are shown.
    func height(dense: Bool) -> Int {
      model.optionOrder.map { rows($0, dense: dense).height }.max() ?? 0
    }
    let isDense = sentence.height + height(dense: false) + reserve + 2 > view
    let rows = rows(model.row, dense: isDense)
    let rowsHeight = height(dense: isDense)

    let spacing = Spacing(
      sentence: sentence.height, rows: rowsHeight, below: reserve, in: context)
    let left = column.lowerBound
    let sentenceRow = spacing.top
    let rowsRow = sentenceRow + sentence.height + spacing.afterSentence
    let hintRow = rowsHeight == 0 ? rowsRow : rowsRow + rowsHeight + spacing.afterRows
    let gap = given.height == 0 || verdictLines.height == 0 ? 0 : GivenHints.gap(in: context)
    let verdictRow = hintRow + given.height + gap

    self.text = text
    matches = model.matches
    self.rows = rows
    texts = sentence.texts.map { $0.moved(columns: left, rows: sentenceRow) }
    blanks = sentence.blanks.map { $0.offset(columns: left, rows: sentenceRow) }
    rowsOrigin = CellPoint(column: left, row: rowsRow)
    hints = given.hints.map { $0.map { $0.moved(columns: left, rows: hintRow) } }
    verdict = verdictLines.lines.map { $0.moved(columns: left, rows: verdictRow) }
    self.height = verdictRow + verdictLines.height
  }

  /// The chips of every bank.
  var chips: [OptionID: ChipText] { text.chips }

  /// Where an option's chip lies in the row, or nil when the row does not show it.
  func home(of option: OptionID) -> CellRect? {
    rows.slots.first { $0.option == option }?.frame
      .offset(columns: rowsOrigin.column, rows: rowsOrigin.row)
  }
}

/// The empty rows between the parts of a question: what is left over, shared out.
struct Spacing: Hashable, Sendable {
  let top: Int
  let afterSentence: Int
  let afterRows: Int

  init(sentence: Int, rows: Int, below: Int, in context: LayoutContext) {
    var slack = context.viewport.height - sentence - rows - below - 2
    func take(_ wanted: Int) -> Int {
      let taken = max(0, min(wanted, slack))
      slack -= taken
      return taken
    }
    // The sentence stands at about a third of the height, and the options near below it.
    afterSentence = 1 + take(2)
    afterRows = 1 + take(1)
    top = take(max(0, context.size.height / 3 - 2 - context.viewport.row))
  }
}
