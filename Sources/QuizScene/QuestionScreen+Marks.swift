internal import CellGrid
internal import QuizModel
internal import QuizViewModels

extension QuestionScreen {
  func chipLook(_ chip: Chip, style: Style) -> ChipLook {
    chipLook(lines: page.chips[chip.option]?.lines ?? [], style: style)
  }

  func chipLook(lines: [String], style: Style) -> ChipLook {
    ChipLook(
      lines: lines,
      style: style,
      flightStyle: context.style(.accentField),
      edges: context.theme.hasFields ? nil : ChipLook.Edges(left: "[", right: "]")
    )
  }

  /// Gives what stands in a blank the colour and the sign of its verdict.
  func mark(_ look: inout ChipLook, ofBlank blank: Int) {
    guard let verdict = model.verdict?.blanks[blank] else { return }
    if model.isGivenUp {
      // Nothing that the person said stands here.
      if showsSolution(inBlank: blank) { look.style = context.style(.solution) }
      return
    }
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

  func effects(ofBlank blank: Int) -> [ElementEffect] {
    guard let verdictTime, !model.isGivenUp, let verdict = model.verdict?.blanks[blank] else {
      return []
    }
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
