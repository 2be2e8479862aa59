internal import CellGrid
internal import QuizModel
internal import QuizViewModels

extension QuestionScreen {
  /// The empty fields, which chips cover, and what is typed into them.
  var fieldElements: [Element] {
    model.question.blanks.indices.flatMap { blank -> [Element] in
      let style = context.style(isActive(blank) ? .activeBlank : .blank)
      let field = element(
        .field(context.theme.hasFields ? " " : "_", style), page.blanks[blank])
      let parts = [field] + (model.question.blanks[blank].isTyped ? [typed(blank)] : [])
      return parts.map { part in
        var part = part
        part.action = .intent(.activate(blank: blank))
        return part
      }
    }
  }

  func isActive(_ blank: Int) -> Bool {
    blank == model.activeBlank && model.focus != .checked
  }

  /// What stands in a blank at rest; where there are several, the active one shows itself.
  func filledStyle(ofBlank blank: Int) -> Style {
    context.style(isActive(blank) && model.question.blanks.count > 1 ? .activeChip : .chip)
  }

  func textWidth(ofBlank blank: Int) -> Int {
    max(1, page.blanks[blank].width - context.chipPadding)
  }

  /// What stands in a typed blank: a field of its own once it counts, else text on the blank.
  func typed(_ blank: Int) -> Element {
    let frame = page.blanks[blank]
    let shown = shownText(ofBlank: blank)
    guard model.fills[blank] != nil || showsSolution(inBlank: blank) else {
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
  func shownText(ofBlank blank: Int) -> String {
    let width = textWidth(ofBlank: blank)
    if model.focus == .text, blank == model.activeBlank {
      return TextWindow(model.entries[blank], width: width).text
    }
    let text =
      showsSolution(inBlank: blank)
      ? text(of: shownFills[blank]) : model.entries[blank].text.displayed
    return text.truncated(to: width, mark: context.glyphs.more)
  }

  func text(of fill: Fill?) -> String {
    fill.flatMap(model.question.text(of:))?.displayed ?? ""
  }
}
