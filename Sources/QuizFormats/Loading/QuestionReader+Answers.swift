internal import QuizModel

extension QuestionReader {
  /// The answers in the order of the blanks, from the one place that declares them.
  ///
  /// - Returns: nil for a blank without an answer. As many entries as the text has blanks, or, when
  ///   that is not known, as many as are declared.
  func declaredAnswers(of blanks: QuestionBlanks) -> [DeclaredAnswer?] {
    let places = answerPlaces(blanks)
    guard let place = places.first else {
      return Array(repeating: nil, count: blanks.count ?? blanks.entries?.count ?? 0)
    }
    for other in places.dropFirst() {
      findings.report(
        .answersTwice(first: place.name.rawValue, second: other.name.rawValue), at: other.key)
    }
    let answers = places.count == 1 ? answers(declaredBy: place, blanks) : nil
    return answers
      ?? Array(repeating: .unreadable, count: blanks.count ?? blanks.entries?.count ?? 1)
  }

  /// The keys that declare answers, in the order of the file.
  fileprivate func answerPlaces(
    _ blanks: QuestionBlanks
  ) -> [(name: QuestionKey, key: JSONValue)] {
    var places: [(name: QuestionKey, key: JSONValue)] = []
    for name in answerKeys {
      if let key = fields.key(name) { places.append((name, key)) }
    }
    if let key = blanks.entries?.lazy.compactMap({ $0?.answerKey }).first {
      places.append((.blanks, key))
    }
    if places.count > 1 { places.sort { $0.key.offset < $1.key.offset } }
    return places
  }

  /// The answers that a key declares, or nil when they were reported as wrong.
  fileprivate func answers(
    declaredBy place: (name: QuestionKey, key: JSONValue), _ blanks: QuestionBlanks
  ) -> [DeclaredAnswer?]? {
    guard place.name != .blanks else {
      // Entries that are too many or too few were reported.
      return blanks.hasSoundEntries ? blanks.entries?.map { $0?.answer } : nil
    }
    guard let value = fields[place.name] else { return nil }
    if place.name == .answers { return answerList(value, blanks) }
    if let count = blanks.count, count > 1 {
      findings.report(
        .oneAnswerForSeveralBlanks(key: place.name.rawValue, blanks: count), at: place.key)
      return nil
    }
    return [place.name == .answer ? findings.answer(value) : indexedAnswer(value, blanks)]
  }

  /// The entries of `answers`.
  fileprivate func answerList(
    _ value: JSONValue, _ blanks: QuestionBlanks
  ) -> [DeclaredAnswer?]? {
    guard let elements = fields.list(.answers).map(Array.init) else { return nil }
    let answers = elements.map(findings.answer)
    guard let count = blanks.count, answers.count != count else { return answers }
    let surplus = elements.dropFirst(count).first
    findings.report(.answerCount(blanks: count, answers: answers.count), at: surplus ?? value)
    return nil
  }

  /// The option that `answerIndex` names.
  fileprivate func indexedAnswer(_ value: JSONValue, _ blanks: QuestionBlanks) -> DeclaredAnswer {
    guard let written = value.number else {
      return fields.reportWrong(value, for: .answerIndex, expected: .wholeNumber) ?? .unreadable
    }
    let bank = blanks.bank(ofBlank: 0)
    let count = bank?.optionCount ?? 0
    guard let index = written.wholeNumber, (0..<count).contains(index) else {
      // Options that are not a list or empty were reported.
      if bank?.isComplete != false || count > 0 {
        findings.report(.answerIndexOutOfRange(index: written, options: count), at: value)
      }
      return .unreadable
    }
    guard let bank, bank.isComplete else { return .unreadable }
    let text = bank.entries[index].option.text
    return .alternatives([DeclaredAlternative(Alternative(.text(text)), at: value)])
  }
}

/// The keys of a question that declare answers.
fileprivate let answerKeys: [QuestionKey] = [.answer, .answers, .answerIndex]
