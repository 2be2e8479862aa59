internal import CellGrid
internal import QuizModel
internal import Wording

/// The sentences about the right answer and about the given one, with what tells them apart marked.
struct DifferenceMarks: Sendable {
  let answer: [StyledRun]
  let given: [StyledRun]

  /// Marks a difference.
  ///
  /// - Parameters:
  ///   - difference: The two texts.
  ///   - isNear: Whether they are known to be near to each other; where most is different, marks
  ///     would say nothing.
  ///   - context: The window and what belongs to it.
  init(_ difference: TextDifference, isNear: Bool, in context: LayoutContext) {
    let length = max(difference.given.length, difference.expected.length)
    let marks = isNear || 2 * difference.expected.sameLength >= length
    func runs(
      _ sentence: (String) -> String, _ pieces: [TextDifference.Piece], _ role: Role
    ) -> [StyledRun] {
      let text = context.style(.text)
      // Without colours bold and underlines would say the same twice.
      let base = context.theme.hasFields ? context.style(role) : text
      let marked = marks ? base.adding(.underline) : text
      // The words around the text, wherever the language puts it.
      let words = sentence(Self.placeholder).split(
        separator: Self.placeholder, maxSplits: 1, omittingEmptySubsequences: false)
      return [StyledRun(String(words[0]), text)]
        + pieces.map { StyledRun($0.text, $0.kind == .same ? text : marked) }
        + words.dropFirst().map { StyledRun(String($0), text) }
    }
    answer = runs(context.phrases.answer, difference.expected, .accent)
    given = runs(context.phrases.given, difference.given, .wrong)
  }

  /// A sign that no language uses: it stands for an object.
  fileprivate static let placeholder = "\u{FFFC}"
}

extension [TextDifference.Piece] {
  fileprivate var length: Int { reduce(0) { $0 + $1.text.count } }
  fileprivate var sameLength: Int { filter { $0.kind == .same }.length }
}
