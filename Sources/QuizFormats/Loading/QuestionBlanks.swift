internal import QuizModel

/// The blanks of a question as they were declared.
struct QuestionBlanks {
  /// The text, or nil when it was refused; then the number of blanks is not known.
  let text: ClozeText?
  /// The question's own bank, or nil when it has none.
  let shared: DeclaredBank?
  /// The entries of `blanks`, nil where one was refused; none when the key is missing.
  let entries: [BlankEntry?]?
  let reusesOptions: Bool
  /// The answers in the order of the blanks, nil where none is declared.
  ///
  /// As many as blanks, when their number is known.
  var answers: [DeclaredAnswer?] = []

  /// How many blanks the text has, or nil when that is not known.
  var count: Int? { text?.blankPositions.count }

  /// Whether `blanks` is missing or has as many good entries as the text has blanks.
  var hasSoundEntries: Bool {
    guard let entries else { return true }
    return entries.count == count && entries.allSatisfy { $0 != nil }
  }

  /// The bank that a blank draws from, or nil when it is to be typed.
  func bank(ofBlank index: Int) -> DeclaredBank? {
    entry(index)?.bank ?? shared
  }

  /// Whether a blank draws from the question's bank.
  func drawsFromShared(_ index: Int) -> Bool {
    shared != nil && entry(index)?.bank == nil
  }

  /// What `blanks` says of a blank.
  func entry(_ index: Int) -> BlankEntry? {
    guard let entries, entries.indices.contains(index) else { return nil }
    return entries[index]
  }

  /// The blanks and banks of the model; banks that no blank draws from are left out.
  var model: (blanks: [Blank], banks: [OptionBank]) {
    var banks: [OptionBank] = []
    var sharedIndex: Int?
    let blanks = answers.enumerated().map { index, answer in
      let entry = entry(index)
      let kind: Blank.Kind
      if let own = entry?.bank {
        kind = .choice(bank: banks.count)
        banks.append(own.model)
      } else if let shared {
        let bank = sharedIndex ?? banks.count
        if sharedIndex == nil { banks.append(shared.model) }
        sharedIndex = bank
        kind = .choice(bank: bank)
      } else {
        kind = .typed
      }
      return Blank(
        kind: kind,
        answer: answer?.model,
        hints: entry?.hints ?? [],
        points: entry?.points ?? 1
      )
    }
    return (blanks, banks)
  }
}
