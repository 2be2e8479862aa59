internal import QuizModel

/// Makes questions of Anki's notes.
///
/// - Cloze: a question for each ordinal. The field with deletions is asked, the others that have something
///   in them explain. A hint belongs to its blank.
/// - Other notes: the first field is asked, and the second is typed when it is one line of at most 80
///   characters; further ones explain. Nobody types a longer answer as it stands.
struct AnkiNoteReader {
  /// The longest answer that is typed on a card of two sides, in characters.
  static let longestAnswer = 80

  fileprivate let draft: QuizDraft
  /// How many bytes of fields may still be turned into questions: a note can have hundreds of ordinals.
  fileprivate var bytesLeft: Int
  fileprivate let limit: Int

  /// Begins to add to a draft.
  ///
  /// - Parameters:
  ///   - draft: Where questions and notes go.
  ///   - limit: How many bytes of fields and tags may be turned into questions, those of a note once for
  ///     each of its ordinals.
  init(_ draft: QuizDraft, limit: Int) {
    self.draft = draft
    self.limit = limit
    bytesLeft = limit
  }

  /// What may come of a file of some size: a note seldom has more than a few ordinals.
  static func limit(forSize size: Int) -> Int { size + (64 << 20) }

  /// Adds the questions of a note, or notes why it has none.
  ///
  /// - Throws: `tooLarge`, when the texts of all questions are far more than the file.
  mutating func read(_ note: AnkiNote) throws(ContainerError) {
    let fields = note.fields.map(AnkiDeletions.init)
    let isCloze = note.isCloze ?? fields.contains { !$0.ordinals.isEmpty }
    guard isCloze else { return readBasic(note) }
    guard let asked = fields.firstIndex(where: { !$0.ordinals.isEmpty }) else {
      return leaveOut(.withoutBlank, at: note.place(0, 0))
    }
    if let field = fields.firstIndex(where: { $0.unclosed != nil }) {
      let offset = fields[field].unclosed ?? 0
      let text = note.fields[field]
      let start = text.utf8.index(text.startIndex, offsetBy: offset)
      let found = String(text[start...].prefix(12))
      return leaveOut(.mistake(.expected("}}", found: found)), at: note.place(field, offset))
    }
    guard !fields.contains(where: \.hidesPartsOfImages) else {
      return leaveOut(.kind("image occlusion"), at: note.place(0, 0))
    }
    let explanation = explanation(of: note, fields, without: [asked])
    // Once, whatever the number of questions that show it.
    _ = text(fields[asked].card(0).text, of: note, field: asked, isNoted: true)
    let size = (note.fields + note.tags).reduce(0) { $0 + $1.utf8.count }
    for ordinal in fields[asked].ordinals {
      guard size <= bytesLeft else { throw .tooLarge(limit: limit) }
      bytesLeft -= size
      var question = question(fields[asked].card(ordinal), of: note, field: asked)
      question.explanation = explanation
      question.tags = note.tags
      add(question, at: note.place(0, 0))
    }
  }

  fileprivate func question(
    _ card: AnkiDeletions.Card, of note: AnkiNote, field: Int
  ) -> QuestionDraft {
    var question = QuestionDraft()
    for (text, blank) in AnkiBlankSign.split(text(card.text, of: note, field: field)) {
      if !text.isEmpty { question.pieces.append(.text(text)) }
      guard let blank, card.blanks.indices.contains(blank) else { continue }
      let hidden = card.blanks[blank]
      question.pieces.append(
        .blank(
          BlankDraft(
            [Alternative(.text(self.text(hidden.text, of: note, field: field)))],
            hints: hidden.hint.map { [self.text($0, of: note, field: field)] } ?? [])))
    }
    return question
  }

  fileprivate func readBasic(_ note: AnkiNote) {
    let texts = note.fields.prefix(2).indices.map {
      text(note.fields[$0], of: note, field: $0, isNoted: true)
    }
    let place = note.place(0, 0)
    guard let front = texts.first?.unlessBlank else { return leaveOut(.withoutText, at: place) }
    guard texts.count > 1, let back = texts[1].unlessBlank else {
      return leaveOut(.withoutAnswer, at: place)
    }
    guard !back.trimmed.contains(where: \.isNewline), back.count <= Self.longestAnswer else {
      return leaveOut(.kind("Basic with a long answer"), at: place)
    }
    var question = QuestionDraft(asking: front, answers: [Alternative(.text(back))])
    question.explanation = explanation(
      of: note, note.fields.map(AnkiDeletions.init), without: [0, 1])
    question.tags = note.tags
    if note.isReversed { draft.findings.report(.lost(.feature(.reversedCard)), at: place) }
    add(question, at: place)
  }

  /// What fields say that are not asked, or nil.
  fileprivate func explanation(
    of note: AnkiNote, _ fields: [AnkiDeletions], without asked: Set<Int>
  ) -> String? {
    let texts = fields.indices.compactMap { index -> String? in
      let name = index < note.fieldNames.count ? note.fieldNames[index] : ""
      // A mark that makes Anki ask the other way round too.
      guard !asked.contains(index), name != AnkiNotetype.reversalMark else { return nil }
      return text(fields[index].card(0).text, of: note, field: index, isNoted: true).unlessBlank
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// The plain text of a field or of a part of one, after notes of what is no text, if it is noted.
  fileprivate func text(
    _ text: String, of note: AnkiNote, field: Int, isNoted: Bool = false
  ) -> String {
    let (silent, sounds) = text.withoutSounds
    let isHTML = note.isHTML ?? silent.looksLikeHTML
    let plain = isHTML ? HTMLText(silent) : nil
    if isNoted {
      let place = note.place(field, 0)
      for medium in plain?.media ?? [] {
        draft.findings.report(.lost(.media(medium.kind, name: medium.name)), at: place)
      }
      for sound in sounds { draft.findings.report(.lost(.media(.sound, name: sound)), at: place) }
    }
    return plain?.text ?? silent
  }

  fileprivate func add(_ question: QuestionDraft, at place: Finding.Place) {
    switch place {
    case .offset(let offset): draft.add(question, at: offset)
    case .element(let element): draft.add(question, in: element)
    }
  }

  fileprivate func leaveOut(_ reason: LeftOut, at place: Finding.Place) {
    draft.findings.report(.leftOut(reason), at: place)
  }
}

extension String {
  /// The text without what Anki plays, `[sound:name.mp3]`, and the names of that.
  fileprivate var withoutSounds: (text: String, sounds: [String]) {
    guard utf8.contains(.openBracket) else { return (self, []) }
    let bytes = Array(utf8)
    let sign = Array("[sound:".utf8)
    var text: [UInt8] = []
    var sounds: [String] = []
    var from = 0
    var index = 0
    while let next = bytes.firstOffset(of: .openBracket, from: index) {
      index = next + 1
      guard bytes[next...].starts(with: sign) else { continue }
      guard let end = bytes.firstOffset(of: .closeBracket, from: next) else { break }
      text += bytes[from..<next]
      sounds.append(String(decoding: bytes[(next + sign.count)..<end], as: UTF8.self))
      from = end + 1
      index = from
    }
    return (String(decoding: text + bytes[from...], as: UTF8.self), sounds)
  }
}
