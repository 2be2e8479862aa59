/// A text with blanks, the options that can fill them, and what is known of the answers.
///
/// A quiz can have very many: what takes a few bytes stands together, so that there are no gaps.
public struct Question: Hashable, Sendable {
  fileprivate var joinedText: JoinedText
  /// Whether the text is code: answers are exact, and its lines keep their spaces.
  public var isCode: Bool
  /// Whether an option can fill several blanks at once.
  public var reusesOptions: Bool
  /// The line of the file, or 0.
  fileprivate var lineNumber: UInt32
  fileprivate var boxedDetails: BoxedDetails
  fileprivate var blankList: BlankList

  /// Makes a question; all but text and blanks have defaults.
  public init(
    id: String? = nil,
    text: [TextSegment],
    isCode: Bool = false,
    blanks: [Blank],
    banks: [OptionBank] = [],
    reusesOptions: Bool = false,
    hints: [String] = [],
    explanation: String? = nil,
    tags: [String] = [],
    line: Int? = nil
  ) {
    self.init(
      id: id, text: JoinedText(text), isCode: isCode, blanks: blanks, banks: banks,
      reusesOptions: reusesOptions, hints: hints, explanation: explanation, tags: tags, line: line)
  }

  /// Makes a question of a text that is in one piece already.
  package init(
    id: String? = nil,
    text: JoinedText,
    isCode: Bool = false,
    blanks: [Blank],
    banks: [OptionBank] = [],
    reusesOptions: Bool = false,
    hints: [String] = [],
    explanation: String? = nil,
    tags: [String] = [],
    line: Int? = nil
  ) {
    joinedText = text
    self.isCode = isCode
    blankList = BlankList(blanks)
    self.reusesOptions = reusesOptions
    boxedDetails = BoxedDetails(
      QuestionDetails(id: id, banks: banks, hints: hints, explanation: explanation, tags: tags))
    lineNumber = line.flatMap(UInt32.init(exactly:)) ?? 0
  }

  /// The text in reading order; it holds each blank exactly once, in order.
  public var text: [TextSegment] {
    get { joinedText.segments }
    set { joinedText = JoinedText(newValue) }
  }

  /// The blanks, in the order in which the text names them; never empty in a loaded quiz.
  public var blanks: [Blank] {
    get { blankList.blanks }
    set { blankList = BlankList(newValue) }
  }

  fileprivate var details: QuestionDetails {
    get { boxedDetails.details }
    set { boxedDetails = BoxedDetails(newValue) }
  }

  /// The author's own name for the question, unique in its quiz.
  public var id: String? {
    get { details.id }
    set { details.id = newValue }
  }

  /// The banks of options that choice blanks draw from.
  public var banks: [OptionBank] {
    get { details.banks }
    set { details.banks = newValue }
  }

  /// Hints of the question as a whole, given one after the other.
  public var hints: [String] {
    get { details.hints }
    set { details.hints = newValue }
  }

  /// Why the answer is what it is, shown once the question is done.
  public var explanation: String? {
    get { details.explanation }
    set { details.explanation = newValue }
  }

  /// The author's labels.
  public var tags: [String] {
    get { details.tags }
    set { details.tags = newValue }
  }

  /// The line of the quiz file at which the question begins, from 1, or nil when it has none.
  public var line: Int? {
    get { lineNumber == 0 ? nil : Int(lineNumber) }
    set { lineNumber = newValue.flatMap(UInt32.init(exactly:)) ?? 0 }
  }

  /// Whether nothing of the question is scored.
  public var isSurvey: Bool { blanks.allSatisfy { $0.answer == nil } }

  /// The points of all scored blanks together.
  public var points: Double {
    blanks.reduce(0) { $0 + ($1.answer == nil ? 0 : $1.points) }
  }

  /// The option that an identity names, or nil when the question has none of it.
  public subscript(option: OptionID) -> Option? {
    guard banks.indices.contains(option.bank) else { return nil }
    let bank = banks[option.bank]
    return (0..<bank.count).contains(option.index) ? bank[option.index] : nil
  }

  /// The identities of the options that can fill a blank, in the order of the file.
  ///
  /// - Returns: Nothing for a typed blank.
  public func options(forBlank blank: Int) -> [OptionID] {
    guard case .choice(let bank) = blanks[blank].kind else { return [] }
    return options(ofBank: bank)
  }

  /// The identities of the options of a bank, in the order of the file.
  public func options(ofBank bank: Int) -> [OptionID] {
    (0..<banks[bank].count).map { OptionID(bank: bank, index: $0) }
  }
}
