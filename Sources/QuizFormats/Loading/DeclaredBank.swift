internal import QuizModel

/// The options of a bank with their places in the file.
struct DeclaredBank {
  /// An option and where it stands.
  struct Entry {
    let option: Option
    /// The text in the form in which options are compared.
    let folded: String
    /// Where the option's text stands.
    let value: JSONValue
    let isDistractor: Bool
  }

  /// The options in the order of the file, distractors last; those that could not be read are missing.
  fileprivate(set) var entries: [Entry] = []
  /// How many elements `options` has, readable or not.
  fileprivate(set) var optionCount = 0
  /// Whether every option could be read, so that an answer that is missing is known to be missing.
  fileprivate(set) var isComplete = true

  /// The folded texts of a bank that is too long to be gone through for each answer.
  fileprivate var words: Set<String>?

  /// The options as the model has them.
  var model: OptionBank {
    let haveFeedback = entries.contains { $0.option.feedback != nil }
    return haveFeedback
      ? OptionBank(options: entries.map(\.option))
      : OptionBank(texts: entries.map(\.option.text))
  }

  /// Reads a bank.
  ///
  /// - Returns: nil when there are neither options nor distractors; an empty list has none of these.
  init?(options: JSONValue?, distractors: JSONValue? = nil, findings: Findings) {
    let hasDistractors = distractors.map { $0.elements?.isEmpty != true } ?? false
    guard options != nil || hasDistractors else { return nil }
    if let options {
      optionCount = options.elements?.underestimatedCount ?? 0
      entries.reserveCapacity(optionCount + (distractors?.elements?.underestimatedCount ?? 0))
      read(options, key: "options", areDistractors: false, findings: findings)
    }
    if let distractors {
      read(distractors, key: "distractors", areDistractors: true, findings: findings)
    }
    if entries.count > 16 { words = Set(entries.map(\.folded)) }
    if isComplete, entries.count == 1 { findings.report(.singleOption, at: entries[0].value) }
  }

  /// Whether two options are the same.
  var hasRepetitions: Bool {
    if let words { return words.count < entries.count }
    return entries.indices.contains { index in
      entries[..<index].contains { $0.folded == entries[index].folded }
    }
  }

  /// Whether an option of the bank is what an alternative accepts.
  func meets(_ alternative: DeclaredAlternative) -> Bool {
    guard let folded = alternative.folded else { return entries.contains { $0.meets(alternative) } }
    return words?.contains(folded) ?? entries.contains { $0.folded == folded }
  }

  fileprivate mutating func read(
    _ list: JSONValue, key: String, areDistractors: Bool, findings: Findings
  ) {
    guard let elements = list.elements else {
      isComplete = false
      return findings.report(.optionsNotList(key: key, found: list.kind), at: list)
    }
    var isEmpty = true
    for element in elements {
      isEmpty = false
      if let entry = findings.option(element, isDistractor: areDistractors) {
        entries.append(entry)
      } else {
        isComplete = false
      }
    }
    if isEmpty, !areDistractors {
      isComplete = false
      findings.report(.optionsEmpty, at: list)
    }
  }
}

extension Findings {
  /// Reads an option, or reports why it is none.
  fileprivate func option(_ element: JSONValue, isDistractor: Bool) -> DeclaredBank.Entry? {
    var value = element
    var feedback: String?
    if element.kind == .object {
      let fields = Fields<OptionKey>(element, requiring: .text, findings: self)
      feedback = fields.text(.feedback, mayHaveLines: true)
      value = fields[.text] ?? element
    }
    guard value.kind == .text else {
      report(.optionNotText(found: value.kind, source: value.excerpt), at: value)
      return nil
    }
    let text = text(of: value, mayHaveLines: false)
    guard !text.isBlank else {
      report(.optionBlank, at: value)
      return nil
    }
    return DeclaredBank.Entry(
      option: Option(text, feedback: feedback),
      folded: TextComparison.option.folded(text),
      value: value,
      isDistractor: isDistractor
    )
  }
}

extension String {
  /// Whether there is nothing to see: white space and characters without a shape alone.
  var isBlank: Bool {
    // The first character of most texts shows.
    if let first = utf8.first, first > .space, first < 0x7F { return false }
    return unicodeScalars.allSatisfy {
      $0.isSpace || $0.properties.generalCategory == .format
    }
  }
}
