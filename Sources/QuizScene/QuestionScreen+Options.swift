internal import CellGrid
internal import QuizModel
internal import QuizViewModels

extension QuestionScreen {
  /// The keys before the chips and the gaps behind them.
  var slotElements: [Element] {
    let isFinding = model.searchWords != nil
    return page.rows.slots.enumerated().flatMap { index, slot -> [Element] in
      let group = ElementID.option(index, ofQuestion: position)
      let home = slot.frame.offset(columns: page.rowsOrigin.column, rows: page.rowsOrigin.row)
      let isLit = model.litOption == slot.option
      let isHome = isAtHome(slot.option)
      var gap = element(
        .field(context.glyphs.gap, context.style(isLit ? .accent : .faint)), home)
      // A gap has the room of its chip, but one line of dots is enough to say so.
      gap.frame.height = 1
      gap.group = group
      gap.action = .intent(.pick(slot.option))
      guard let label = slot.label else { return [gap] }
      let style =
        isLit
        ? context.style(.accent).adding(.bold)
        // While words are typed no key picks.
        : context.style(isHome && !isFinding ? .secondary : .faint)
      var key = element(
        .text(String(label), style),
        CellRect(column: home.column - OptionRows.labelWidth, row: home.row, width: 1, height: 1))
      key.group = group
      key.action = gap.action
      return [gap, key]
    }
  }

  func isAtHome(_ option: OptionID) -> Bool {
    model.question.reusesOptions || !shownFills.contains { $0?.option == option }
  }

  /// The chips: those in the row first, then those in blanks.
  var chipElements: [Element] {
    var inRow: [Element] = []
    var marked: [Element] = []
    var inBlanks: [Element] = []
    for (index, slot) in page.rows.slots.enumerated() {
      for chip in chips(of: slot.option) where blank(of: chip) == nil {
        guard let home = page.home(of: slot.option) else { continue }
        // Of the copies that lie on each other, one with a verdict lies on top.
        if wrongBlank(of: chip) == nil {
          inRow.append(rowChip(chip, at: home, index: index))
        } else {
          marked.append(rowChip(chip, at: home, index: index))
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
  func chips(of option: OptionID) -> [Chip] {
    guard model.question.reusesOptions else { return [chip(option, for: nil)] }
    let blanks = model.question.blanks.indices.filter {
      model.question.blanks[$0].kind == .choice(bank: option.bank)
    }
    return [Chip(question: position, option: option, blank: nil)]
      + blanks.map { Chip(question: position, option: option, blank: $0) }
  }

  func chip(_ option: OptionID, for blank: Int?) -> Chip {
    Chip(
      question: position, option: option, blank: model.question.reusesOptions ? blank : nil)
  }

  /// The blank in which a chip stands.
  func blank(of chip: Chip) -> Int? {
    shownFills.indices.first { blank in
      shownFills[blank]?.option == chip.option && self.chip(chip.option, for: blank) == chip
    }
  }

  /// The blank in which a chip was wrong, once the right one stands there.
  func wrongBlank(of chip: Chip) -> Int? {
    model.fills.indices.first { blank in
      showsSolution(inBlank: blank) && model.fills[blank]?.option == chip.option
        && self.chip(chip.option, for: blank) == chip
    }
  }

  func rowChip(_ chip: Chip, at home: CellRect, index: Int) -> Element {
    let isLit = model.litOption == chip.option
    var style = context.style(isLit ? .accentField : .chip)
    if !page.matches.contains(chip.option) { style = context.theme.dimmed(style) }
    var look = chipLook(chip, style: style)
    // A wrong chip that made room for the right one stays marked at home.
    if wrongBlank(of: chip) != nil {
      look.style = context.style(.wrongField)
      look.flightStyle = look.style
      look.sign = context.glyphs.wrong
      look.signTravels = true
    }
    var element = element(.chip(look), home)
    element.traveller = Element.Traveller(view: .rowChip(chip), thing: .chip(chip))
    element.group = .chips(index, ofQuestion: position)
    element.origin = element.frame.offset(columns: Motion.turnDistance)
    element.action = .intent(.pick(chip.option))
    return element
  }

  func blankChip(_ chip: Chip, in blank: Int) -> Element {
    var look = chipLook(chip, style: filledStyle(ofBlank: blank))
    look.landingStyle = context.style(.flash)
    mark(&look, ofBlank: blank)
    var element = element(.chip(look), page.blanks[blank])
    element.traveller = Element.Traveller(
      view: .blankChip(chip, blank: blank), thing: .chip(chip))
    element.effects = effects(ofBlank: blank)
    // Not of the words: a chip that is picked while they still come flies past them.
    element.group = .fills(ofQuestion: position)
    element.action = .intent(.activate(blank: blank))
    return element
  }
}
