internal import CellGrid
internal import QuizModel
internal import QuizViewModels

/// The screen of one question: sentence, options, verdict.
struct QuestionScreen: Sendable {
  let model: FillBlankViewModel
  /// The position of the question in the run.
  let position: Int
  let page: QuestionPage
  /// The first row of the page that is shown.
  var scroll: Int
  /// When the verdict came, in seconds, or nil where nothing marks that moment.
  let verdictTime: Double?
  /// Whether the right answers stand where wrong ones stood; a verdict is looked at first.
  let isSolved: Bool
  /// Whether things may leave their place.
  let moves: Bool
  let context: LayoutContext

  /// What stands in the blanks.
  fileprivate var shownFills: [Fill?] { isSolved ? model.shownFills : model.fills }

  fileprivate func showsSolution(inBlank blank: Int) -> Bool {
    isSolved && model.showsSolution(inBlank: blank)
  }

  /// Everything between header and hints, from back to front.
  var elements: [Element] {
    page.texts.map(element) + fieldElements + slotElements + page.verdict.map(element)
      + chipElements
  }

  /// Where the caret of a typed blank stands, or nil when nothing is typed.
  var caret: CellPoint? {
    guard model.focus == .text else { return nil }
    let blank = model.activeBlank
    let window = TextWindow(model.entries[blank], width: textWidth(ofBlank: blank))
    let frame = onScreen(page.blanks[blank])
    let place = CellPoint(column: frame.column + 1 + window.caretColumn, row: frame.row)
    return context.viewport.rows.contains(place.row) ? place : nil
  }

  /// A rectangle of the page on the screen.
  func onScreen(_ rect: CellRect) -> CellRect {
    rect.offset(rows: context.viewport.row - scroll)
  }

  fileprivate func element(_ text: StyledText) -> Element {
    Element(.text(text.text, text.style), frame: onScreen(text.frame), clip: context.viewport)
  }

  fileprivate func element(_ look: Look, _ rect: CellRect) -> Element {
    Element(look, frame: onScreen(rect), clip: context.viewport)
  }
}

// MARK: - Blanks

extension QuestionScreen {
  /// The empty fields, which chips cover, and what is typed into them.
  fileprivate var fieldElements: [Element] {
    model.question.blanks.indices.flatMap { blank -> [Element] in
      let style = context.style(isActive(blank) ? .activeBlank : .blank)
      let field = element(
        .field(context.theme.hasFields ? " " : "_", style), page.blanks[blank])
      return [field] + (model.question.blanks[blank].isTyped ? [typed(blank)] : [])
    }
  }

  fileprivate func isActive(_ blank: Int) -> Bool {
    blank == model.activeBlank && model.focus != .checked
  }

  /// What stands in a blank at rest; where there are several, the active one shows itself.
  fileprivate func filledStyle(ofBlank blank: Int) -> Style {
    context.style(isActive(blank) && model.question.blanks.count > 1 ? .activeChip : .chip)
  }

  fileprivate func textWidth(ofBlank blank: Int) -> Int {
    max(1, page.blanks[blank].width - context.chipPadding)
  }

  /// What stands in a typed blank: a field of its own once it counts, else text on the blank.
  fileprivate func typed(_ blank: Int) -> Element {
    let frame = page.blanks[blank]
    let shown = shownText(ofBlank: blank)
    guard model.fills[blank] != nil || model.focus == .checked else {
      let style = Style(
        context.style(.text).foreground, on: nil, context.theme.hasFields ? .underline : [])
      return element(.text(shown, style), frame.offset(columns: 1))
    }
    var look = chipLook(lines: [shown], style: filledStyle(ofBlank: blank))
    mark(&look, ofBlank: blank)
    var element = element(.chip(look), frame)
    element.effects = effects(ofBlank: blank)
    return element
  }

  /// The part of a text that its blank has room for: around the caret while it is typed, else the
  /// beginning.
  fileprivate func shownText(ofBlank blank: Int) -> String {
    let width = textWidth(ofBlank: blank)
    if model.focus == .text, blank == model.activeBlank {
      return TextWindow(model.entries[blank], width: width).text
    }
    let text =
      showsSolution(inBlank: blank)
      ? text(of: shownFills[blank]) : model.entries[blank].text.displayed
    return text.truncated(to: width, mark: context.glyphs.more)
  }

  fileprivate func text(of fill: Fill?) -> String {
    fill.flatMap(model.question.text(of:))?.displayed ?? ""
  }
}

// MARK: - Options

extension QuestionScreen {
  /// The keys before the chips and the gaps behind them.
  fileprivate var slotElements: [Element] {
    page.rows.slots.flatMap { slot -> [Element] in
      let home = slot.frame.offset(columns: page.rowsOrigin.column, rows: page.rowsOrigin.row)
      let isLit = model.litOption == slot.option
      let isHome = isAtHome(slot.option)
      var gap = element(
        .field(context.glyphs.gap, context.style(isLit ? .accent : .faint)), home)
      // A gap has the room of its chip, but one line of dots is enough to say so.
      gap.frame.height = 1
      guard let label = slot.label else { return [gap] }
      let style =
        isLit
        ? context.style(.accent).adding(.bold) : context.style(isHome ? .secondary : .faint)
      return [
        gap,
        element(
          .text(String(label), style),
          CellRect(
            column: home.column - OptionRows.labelWidth, row: home.row, width: 1, height: 1)),
      ]
    }
  }

  fileprivate func isAtHome(_ option: OptionID) -> Bool {
    model.question.reusesOptions || !shownFills.contains { $0?.option == option }
  }

  /// The chips: those in the row first, then those in blanks.
  fileprivate var chipElements: [Element] {
    var inRow: [Element] = []
    var marked: [Element] = []
    var inBlanks: [Element] = []
    for slot in page.rows.slots {
      for chip in chips(of: slot.option) where blank(of: chip) == nil {
        guard let home = page.home(of: slot.option) else { continue }
        // Of the copies that lie on each other, one with a verdict lies on top.
        if wrongBlank(of: chip) == nil {
          inRow.append(rowChip(chip, at: home))
        } else {
          marked.append(rowChip(chip, at: home))
        }
      }
    }
    for (blank, fill) in shownFills.enumerated() {
      guard let option = fill?.option else { continue }
      let chip = chip(option, for: blank)
      inBlanks.append(blankChip(chip, in: blank))
    }
    return inRow + marked + inBlanks
  }

  /// The chips of an option: one, or where options are used again one a blank and one that stays.
  fileprivate func chips(of option: OptionID) -> [Chip] {
    guard model.question.reusesOptions else { return [chip(option, for: nil)] }
    let blanks = model.question.blanks.indices.filter {
      model.question.blanks[$0].kind == .choice(bank: option.bank)
    }
    return [Chip(question: position, option: option, blank: nil)]
      + blanks.map { Chip(question: position, option: option, blank: $0) }
  }

  fileprivate func chip(_ option: OptionID, for blank: Int?) -> Chip {
    Chip(
      question: position, option: option, blank: model.question.reusesOptions ? blank : nil)
  }

  /// The blank in which a chip stands.
  fileprivate func blank(of chip: Chip) -> Int? {
    shownFills.indices.first { blank in
      shownFills[blank]?.option == chip.option && self.chip(chip.option, for: blank) == chip
    }
  }

  /// The blank in which a chip was wrong, once the right one stands there.
  fileprivate func wrongBlank(of chip: Chip) -> Int? {
    model.fills.indices.first { blank in
      showsSolution(inBlank: blank) && model.fills[blank]?.option == chip.option
        && self.chip(chip.option, for: blank) == chip
    }
  }

  fileprivate func rowChip(_ chip: Chip, at home: CellRect) -> Element {
    let isLit = model.litOption == chip.option
    var look = chipLook(chip, style: context.style(isLit ? .accentField : .chip))
    // A wrong chip that made room for the right one stays marked at home.
    if wrongBlank(of: chip) != nil {
      look.style = context.style(.wrongField)
      look.flightStyle = look.style
      look.sign = context.glyphs.wrong
      look.signTravels = true
    }
    var element = element(.chip(look), home)
    element.traveller = Element.Traveller(view: .rowChip(chip), thing: .chip(chip))
    return element
  }

  fileprivate func blankChip(_ chip: Chip, in blank: Int) -> Element {
    var look = chipLook(chip, style: filledStyle(ofBlank: blank))
    look.landingStyle = context.style(.flash)
    mark(&look, ofBlank: blank)
    var element = element(.chip(look), page.blanks[blank])
    element.traveller = Element.Traveller(
      view: .blankChip(chip, blank: blank), thing: .chip(chip))
    element.effects = effects(ofBlank: blank)
    return element
  }
}

// MARK: - Marks

extension QuestionScreen {
  fileprivate func chipLook(_ chip: Chip, style: Style) -> ChipLook {
    chipLook(lines: page.chips[chip.option]?.lines ?? [], style: style)
  }

  fileprivate func chipLook(lines: [String], style: Style) -> ChipLook {
    ChipLook(
      lines: lines,
      style: style,
      flightStyle: context.style(.accentField),
      fadingStyle: context.style(.faint),
      edges: context.theme.hasFields ? nil : ChipLook.Edges(left: "[", right: "]")
    )
  }

  /// Gives what stands in a blank the colour and the sign of its verdict.
  fileprivate func mark(_ look: inout ChipLook, ofBlank blank: Int) {
    guard let verdict = model.verdict?.blanks[blank] else { return }
    switch verdict.correctness {
    case .unscored: return
    case .right:
      look.style = context.style(.rightField)
      look.sign = context.glyphs.right
    case .partial, .wrong:
      look.sign = context.glyphs.wrong
      look.style = context.style(showsSolution(inBlank: blank) ? .solution : .wrongField)
      if showsSolution(inBlank: blank) {
        look.signStyle = context.style(.wrong)
      }
    }
  }

  fileprivate func effects(ofBlank blank: Int) -> [Effect] {
    guard let verdictTime, let verdict = model.verdict?.blanks[blank] else { return [] }
    switch verdict.correctness {
    case .unscored: return []
    case .right:
      return [
        .pulse(context.style(.flash), from: verdictTime, seconds: Motion.pulseDuration)
      ]
    case .partial, .wrong:
      return moves && !showsSolution(inBlank: blank) ? [.shake(from: verdictTime)] : []
    }
  }
}
