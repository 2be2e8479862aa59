/// An alternative of a typed blank, and how a text stands to it.
struct Meeting {
  /// The alternative.
  let alternative: Alternative
  /// How far the text is from it.
  let nearness: TypedText.Nearness
  /// Whether the text is accepted as it.
  let isAccepted: Bool

  /// Whether it comes before another: what is accepted, then what is nearer, then what earns more.
  func precedes(_ other: Meeting) -> Bool {
    if isAccepted != other.isAccepted { return isAccepted }
    if nearness != other.nearness { return nearness < other.nearness }
    return alternative.credit > other.alternative.credit
  }
}

extension Question {
  /// The one of some alternatives that a typed text meets or nearly meets.
  ///
  /// - Returns: What comes first by ``Meeting/precedes(_:)``, or nil when the text is near to none,
  ///   or is accepted as none and is another word of the question: that is a choice, not a slip of
  ///   the finger.
  func meeting(
    of text: String, with alternatives: [Alternative], rules: MatchRules
  ) -> Meeting? {
    let typed = TypedText(text, isCode: isCode, rules: rules)
    var met: Meeting?
    for alternative in alternatives {
      guard let nearness = alternative.acceptance(of: typed, text) else { continue }
      let meeting = Meeting(alternative: alternative, nearness: nearness, isAccepted: true)
      if met.map(meeting.precedes) ?? true { met = meeting }
    }
    if let met { return met }
    guard !offers(typed, text) else { return nil }
    for alternative in alternatives {
      guard let meeting = alternative.nearMeeting(with: typed) else { continue }
      if met.map(meeting.precedes) ?? true { met = meeting }
    }
    return met
  }

  /// Whether a text is an option or an alternative of any blank.
  fileprivate func offers(_ typed: TypedText, _ text: String) -> Bool {
    banks.contains { bank in bank.options.contains { typed.isAccepted(as: $0.text) } }
      || blanks.contains { blank in
        blank.answer?.alternatives.contains { $0.acceptance(of: typed, text) != nil } ?? false
      }
  }
}

extension Alternative {
  /// How a text differs from the alternative by which it is accepted, or nil when it is not.
  fileprivate func acceptance(of typed: TypedText, _ text: String) -> TypedText.Nearness? {
    switch target {
    case .text(let expected):
      typed.isAccepted(as: expected) ? typed.forgiven(for: expected) : nil
    case .number(let number, let tolerance):
      number.isWithin(tolerance, of: text) ? .same : nil
    }
  }

  /// How a text that no alternative accepts as it stands is near to this one.
  fileprivate func nearMeeting(with typed: TypedText) -> Meeting? {
    // A number is right or wrong; none is nearly another.
    guard case .text(let expected) = target, Decimal(person: expected) == nil,
      let nearness = typed.nearness(to: expected)
    else { return nil }
    let isAccepted = typed.typos(for: expected).map { $0 <= typed.forgivenTypos } ?? false
    return Meeting(alternative: self, nearness: nearness, isAccepted: isAccepted)
  }
}
