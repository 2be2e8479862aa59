public import QuizModel

/// The life of one question: options are picked, blanks fill, a check gives a verdict.
///
/// A pure state machine. State changes in the instant of the intent; motion only shows it.
public struct FillBlankViewModel: Hashable, Sendable {
  /// What a question tells the run that it belongs to.
  public enum Effect: Hashable, Sendable {
    /// An answer was given: what stood in the blanks, and its verdict, hints taken off.
    case answered(Attempt.Kind, fills: [Fill?], QuestionVerdict)
    /// The person wants to go past the question.
    case skipped
    /// The person is done with the question.
    case finished
  }

  /// Where the question stands.
  enum Phase: Hashable, Sendable {
    /// Blanks are being filled.
    case answering(Focus)
    /// A verdict was given.
    case checked(Outcome)
  }

  /// What a check or giving up came to.
  struct Outcome: Hashable, Sendable {
    /// The verdict, hints taken off.
    let verdict: QuestionVerdict
    /// Whether nothing can be tried again.
    let isFinal: Bool
    /// Whether the person gave up.
    var isGivenUp = false
    /// What is right in place of what is not, or nil when that is not to be seen.
    let solution: [Fill?]?
  }

  /// The question.
  public internal(set) var question: Question
  /// The quiz's settings.
  public internal(set) var settings: QuizSettings
  /// The options of each bank in the order in which they are shown.
  public internal(set) var optionOrder: [[OptionID]]
  /// The blank that is filled next.
  public internal(set) var activeBlank = 0
  /// The text typed into each blank, typed blanks or not.
  public internal(set) var entries: [TextEntry]
  /// How many checks there were.
  public internal(set) var checkCount = 0
  /// The hints that were given, the first one first.
  public internal(set) var givenHints: [Hint] = []

  var filling: Filling
  var phase: Phase
  var lastPick: OptionID?

  /// Starts a question.
  ///
  /// - Parameters:
  ///   - question: The question; it has at least one blank.
  ///   - settings: The quiz's settings.
  ///   - optionOrder: The shown order of each bank, or nil for that of the file.
  public init(
    question: Question, settings: QuizSettings = QuizSettings(), optionOrder: [[OptionID]]? = nil
  ) {
    self.question = question
    self.settings = settings
    self.optionOrder =
      optionOrder ?? question.banks.indices.map { question.options(ofBank: $0) }
    filling = Filling(blankCount: question.blanks.count)
    entries = question.blanks.map { _ in TextEntry() }
    phase = .answering(question.blanks[0].isTyped ? .text : .options(lit: nil))
  }

  /// The option picked last and still in a blank; nil when there is none.
  public var selectedOption: OptionID? { filling.lastOption }

  /// The option in one blank; nil when the blank is empty or typed.
  public func selectedOption(inBlank blank: Int) -> OptionID? { filling.fills[blank]?.option }

  /// Whether every blank is filled: true from the keypress on.
  public var isFilled: Bool { filling.isFull }

  /// Whether every blank is empty.
  public var isEmpty: Bool { filling.isEmpty }

  /// What the person put into each blank; nil where it is empty.
  public var fills: [Fill?] { filling.fills }

  /// What the keys act on.
  public var focus: Focus {
    switch phase {
    case .answering(let focus): focus
    case .checked: .checked
    }
  }

  /// The lit option of the row.
  public var litOption: OptionID? {
    switch focus {
    case .options(let lit), .find(_, let lit): lit
    case .sentence, .text, .checked: nil
    }
  }

  /// Where an arrow key starts: the lit option, else the gap that the last pick left in the row.
  public var arrowOrigin: OptionID? {
    litOption ?? lastPick.flatMap { row.contains($0) ? $0 : nil }
  }

  var outcome: Outcome? {
    if case .checked(let outcome) = phase { outcome } else { nil }
  }

  /// The verdict of the last check, hints taken off, until the question is tried again.
  public var verdict: QuestionVerdict? { outcome?.verdict }

  /// Whether the question is over: right, out of attempts, or given up.
  public var isFinal: Bool { outcome?.isFinal ?? false }

  /// Whether the person gave up.
  public var isGivenUp: Bool { outcome?.isGivenUp ?? false }

  /// Whether the right answers are to be seen now.
  public var showsSolution: Bool { isFinal && settings.showSolution == .each }

  /// The blank in which an option stands, or nil when it is in the row.
  public func blank(of option: OptionID) -> Int? {
    filling.fills.firstIndex { $0?.option == option }
  }

  /// The options of the row: those of the active blank, none when that is typed.
  public var row: [OptionID] {
    guard case .choice(let bank) = question.blanks[activeBlank].kind else { return [] }
    return optionOrder[bank]
  }

  /// Puts an option into the active blank.
  ///
  /// An option that stands in another blank moves here; one that stands here stays, and no chip is
  /// lit any more. What stood here before goes home. The next empty blank becomes active. Options of
  /// another bank than the active blank's, and anything after a check, are refused.
  public mutating func selectOption(_ option: OptionID) {
    guard case .answering = phase, row.contains(option) else { return }
    if filling.fills[activeBlank]?.option == option {
      phase = .answering(.options(lit: nil))
      lastPick = option
      return
    }
    if !question.reusesOptions, let other = blank(of: option) { filling.empty(other) }
    filling.fill(activeBlank, with: .option(option))
    lastPick = option
    goToEmptyBlank()
  }

  /// Sends every option home and empties every text.
  ///
  /// After a check that left attempts, right blanks stay as they are; after a final one nothing
  /// changes.
  public mutating func reset() {
    switch phase {
    case .answering:
      for blank in question.blanks.indices { clear(blank) }
    case .checked(let outcome):
      guard !outcome.isFinal else { return }
      for (blank, mark) in outcome.verdict.blanks.enumerated() where !mark.correctness.isGood {
        clear(blank)
      }
    }
    activeBlank = filling.emptyBlank(after: question.blanks.count - 1) ?? 0
    lastPick = nil
    focusActiveBlank()
  }

  mutating func clear(_ blank: Int) {
    filling.empty(blank)
    entries[blank] = TextEntry()
  }

  /// Makes the next empty blank active; with none the blank stays, ready to be checked.
  mutating func goToEmptyBlank() {
    if let empty = filling.emptyBlank(after: activeBlank) { activeBlank = empty }
    focusActiveBlank()
  }

  mutating func focusActiveBlank() {
    phase = .answering(question.blanks[activeBlank].isTyped ? .text : .options(lit: nil))
  }
}
