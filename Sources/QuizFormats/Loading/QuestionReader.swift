internal import QuizModel

/// Reads one question and reports everything that is wrong with it.
///
/// A part that is wrong is reported once: what depends on it is then left unchecked, so that an author
/// sees no error that goes away by itself.
struct QuestionReader {
  let value: JSONValue
  let fields: Fields<QuestionKey>
  let findings: Findings

  /// Prepares a question for reading.
  ///
  /// - Returns: nil, after a report, when the value is not an object.
  init?(_ value: JSONValue, findings: Findings) {
    guard value.kind == .object else {
      findings.report(.questionNotObject(found: value.kind), at: value)
      return nil
    }
    self.value = value
    self.findings = findings
    fields = Fields(value, requiring: .text, findings: findings)
  }

  /// Reads the question.
  ///
  /// - Parameter tagLists: The tags of questions so far: many questions have the same ones, and share
  ///   them.
  /// - Returns: nil when the text has no blank; else a question that is sound if nothing was reported.
  func read(sharing tagLists: inout Set<[String]>) -> Question? {
    let text = clozeText()
    let entries = blankEntries(blankCount: text?.blankPositions.count)
    var blanks = QuestionBlanks(
      text: text,
      shared: DeclaredBank(
        options: fields[.options], distractors: fields[.distractors], findings: findings),
      entries: entries,
      reusesOptions: fields.boolean(.reuse) ?? false
    )
    blanks.answers = declaredAnswers(of: blanks)
    checkBlanks(&blanks)
    let tags = fields.texts(.tags)
    let model = blanks.model
    let question = Question(
      id: fields.text(.id),
      text: text?.text ?? JoinedText([]),
      isCode: fields.boolean(.code) ?? false,
      blanks: model.blanks,
      banks: model.banks,
      reusesOptions: blanks.reusesOptions,
      hints: fields.textOrTexts(.hint),
      explanation: fields.text(.explanation, mayHaveLines: true),
      tags: tags.isEmpty ? [] : tagLists.insert(tags).memberAfterInsert,
      line: findings.line(of: value)
    )
    return text == nil ? nil : question
  }

  /// Finds the blanks of the text, or reports why there are none.
  fileprivate func clozeText() -> ClozeText? {
    let marker = fields.text(.marker)
    if let marker, let value = fields[.marker], marker.unicodeScalars.count < 2 {
      findings.report(.markerTooShort(marker: marker), at: value)
    }
    guard let value = fields[.text] else {
      let place = fields.insteadOfRequired ?? self.value
      findings.report(.textMissing(instead: fields.insteadOfRequired?.string), at: place)
      return nil
    }
    guard value.kind == .text else {
      findings.report(.textNotText(found: value.kind), at: value)
      return nil
    }
    let utf8 = value.utf8
    let isKept = utf8.isKept(withLines: true)
    if !isKept { findings.checkControls(of: value, mayHaveLines: true) }
    // Which blanks are meant is not known without a proper marker.
    if fields[.marker] != nil, marker.map({ $0.unicodeScalars.count < 2 }) ?? true { return nil }
    let text = ClozeText(utf8, marker: marker.map { Array($0.utf8) }, isKept: isKept)
    if text.blankPositions.isEmpty {
      reportNoBlank(in: value, pair: text.pairPosition, marker: marker)
      return nil
    }
    return text
  }

  fileprivate func reportNoBlank(in text: JSONValue, pair: Int?, marker: String?) {
    if text.string?.isBlank ?? true {
      findings.report(.textEmpty, at: text)
    } else if let pair {
      findings.report(.twoUnderscores, at: text.offset(ofByte: pair))
    } else {
      findings.report(.noBlank(marker: marker), at: text)
    }
  }

  /// The entries of `blanks`, or nil when there are none or not as many as blanks.
  fileprivate func blankEntries(blankCount: Int?) -> [BlankEntry?]? {
    guard let list = fields[.blanks], let elements = fields.list(.blanks).map(Array.init) else {
      return nil
    }
    let entries = elements.map(findings.blankEntry)
    if let blankCount, entries.count != blankCount {
      let surplus = elements.dropFirst(blankCount).first
      findings.report(
        .blanksCount(entries: entries.count, blanks: blankCount), at: surplus ?? list)
    }
    return entries
  }
}
