internal import CellGrid
internal import Wording

/// The buttons of a dialog: side by side, closer together or on further lines where it is narrow.
struct DialogButtons: Sendable {
  /// A button.
  struct Button: Sendable {
    let word: ButtonWord
    /// Whether it is the one that the enter key presses.
    let isLit: Bool
    /// What a click on it does.
    let action: Action
  }

  let buttons: [Button]
  /// The columns that they have.
  let width: Int
  let context: LayoutContext

  /// How buttons stand: spaces between border and word, and columns from one to the next.
  fileprivate struct Spacing {
    let inside: Int
    let between: Int
  }

  /// The spacings on one line, the one that looks best first.
  fileprivate static let spacings = [
    Spacing(inside: 2, between: 2), Spacing(inside: 1, between: 2), Spacing(inside: 1, between: 1),
    Spacing(inside: 1, between: 0),
  ]

  /// The lines, whose columns count from the first of them.
  ///
  /// In a window that has no room for all, the one with the lit button is left.
  var lines: [DialogPage.Line] {
    for spacing in Self.spacings {
      let lines = lines(spacing)
      if lines.count == 1 { return lines }
    }
    let lines = lines(Spacing(inside: 1, between: 1))
    if lines.count <= DialogPage.mostFooterLines(in: context) { return lines }
    let lit = context.style(.accentField)
    return lines.filter { line in line.contains { $0.style == lit } }
  }

  fileprivate func lines(_ spacing: Spacing) -> [DialogPage.Line] {
    var lines: [DialogPage.Line] = [[]]
    var column = 0
    for button in buttons {
      var piece = piece(button, inside: spacing.inside)
      if column > 0, column + piece.frame.width > width {
        lines.append([])
        column = 0
      }
      piece.column = column
      lines[lines.count - 1].append(piece)
      column += piece.frame.width + spacing.between
    }
    return lines
  }

  fileprivate func piece(_ button: Button, inside spaces: Int) -> StyledText {
    let space = String(repeating: " ", count: spaces - 1)
    let word = context.phrases.button(button.word)
      .truncated(to: width - 2 * spaces, mark: context.glyphs.more)
    // Without colours the brackets are what a button is known by.
    let text = context.theme.hasFields ? " \(space)\(word)\(space) " : "[\(space)\(word)\(space)]"
    return StyledText(
      text: text, style: context.style(button.isLit ? .accentField : .chip), column: 0, row: 0,
      action: button.action)
  }
}

extension ButtonWord {
  /// What the enter key does when it is lit.
  var hint: HintWord {
    switch self {
    case .start: .start
    case .goOn: .goOn
    case .startAgain: .startAgain
    case .due: .playDue
    case .practise: .practise
    case .close: .close
    }
  }
}
