public import QuizModel

/// The life of one question: options are picked, blanks fill, a check gives a verdict.
///
/// A pure state machine. State changes in the instant of the intent; motion only shows it.
public struct FillBlankViewModel: Hashable, Sendable {
  /// What a question tells the run that it belongs to.
  public enum Effect: Hashable, Sendable {
    /// The fills were checked with this verdict.
    case checked(QuestionVerdict)
    /// The person is done with the question.
    case finished
  }

  /// Where the question stands.
  enum Phase: Hashable, Sendable {
    /// Blanks are being filled.
    case answering(Focus)
    /// A verdict was given; it is final when nothing can be tried again, and may show what is right.
    case checked(QuestionVerdict, isFinal: Bool, solution: [Fill?]?)
  }

  /// The question.
  public let question: Question
  /// The quiz's settings.
  public let settings: QuizSettings
  /// The options of each bank in the order in which they are shown.
  public let optionOrder: [[OptionID]]
  /// The blank that is filled next.
  public internal(set) var activeBlank = 0
  /// The text typed into each blank, typed blanks or not.
  public internal(set) var entries: [TextEntry]
  /// How many checks there were.
  public internal(set) var checkCount = 0

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
    if case .options(let lit) = focus { lit } else { nil }
  }

  /// Where an arrow key starts: the lit option, else the gap that the last pick left in the row.
  public var arrowOrigin: OptionID? {
    litOption ?? lastPick.flatMap { row.contains($0) ? $0 : nil }
  }

  /// The verdict of the last check, until the question is tried again.
  public var verdict: QuestionVerdict? {
    if case .checked(let verdict, _, _) = phase { verdict } else { nil }
  }

  /// Whether the question is over: right, or out of attempts.
  public var isFinal: Bool {
    if case .checked(_, let isFinal, _) = phase { isFinal } else { false }
  }

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
    case .checked(_, isFinal: true, _):
      return
    case .checked(let verdict, isFinal: false, _):
      for (blank, mark) in verdict.blanks.enumerated() where !mark.correctness.isGood {
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
