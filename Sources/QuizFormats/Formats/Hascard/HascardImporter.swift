internal import QuizModel

/// Reads decks of hascard, flash cards for the terminal: texts with gaps and multiple choice.
///
/// Of a definition, whose words nobody would type, the title is asked, as with a list of terms. Parts
/// cannot be put in order: such cards are left out.
struct HascardImporter: DraftImporter {
  let name = "hascard"
  let title = "hascard"
  let endings: [String] = []

  /// How the names of files end that look alike: Markdown, and files with comments.
  fileprivate static let otherEndings: [String] = [
    ".md", ".markdown", ".yaml", ".yml", ".toml", ".conf", ".sh", ".py",
  ]

  /// Every card must have one title of the first level, and a line must stand between two cards: that
  /// other texts written in Markdown rarely do.
  func recognises(_ file: ForeignFile) -> Bool {
    // Other files are full of lines that begin like titles.
    guard !Self.otherEndings.contains(where: file.name.hasSuffix) else { return false }
    guard let first = file.headLines.first(where: { !$0.allSatisfy(\.isWhitespace) }),
      first.drop(while: { $0 == "\u{FEFF}" }).hasPrefix("# ")
    else { return false }
    let head = SourceText(Array(file.head.utf8))
    let cards = HascardCard.all(in: head)
    guard cards.count > 1 else { return false }
    return cards.allSatisfy { result in
      guard case .success(let card) = result else { return false }
      return !card.body.contains { head.bytes[$0].first == .hash }
    }
  }

  func read(_ file: ForeignFile, into draft: QuizDraft) {
    for result in HascardCard.all(in: file.text) {
      switch result {
      case .success(let card): add(card, file.text, to: draft)
      case .failure(let mistake):
        let found = file.text.excerpt(from: mistake.offset, scalars: 24)
        draft.leaveOut(.mistake(.expected("#", found: found)), at: mistake.offset)
      }
    }
  }

  fileprivate func add(_ card: HascardCard, _ source: SourceText, to draft: QuizDraft) {
    let title = source.string(card.title)
    let list = HascardList(card.body, in: source.bytes)
    let question: QuestionDraft
    switch list {
    case .order: return draft.leaveOut(.kind("reorder"), at: card.offset)
    case .choice(let items):
      let right = items.filter(\.isRight)
      if right.count > 1 {
        return draft.leaveOut(.mistake(.expected("-", found: "*")), at: right[1].offset)
      }
      question = QuestionDraft(
        asking: title, answers: source.answers(right), options: source.options(items))
    case .severalChoices(let items):
      let right = items.filter(\.isRight)
      guard !right.isEmpty else { return draft.leaveOut(.withoutAnswer, at: card.offset) }
      question = QuestionDraft(
        asking: title, all: source.answers(right), options: source.options(items))
    case nil:
      let body = card.body.map { source.bytes[$0] }.joined(separator: [.lineFeed])
      let gaps = HascardGaps(Array(body))
      guard !card.body.isEmpty else { return draft.leaveOut(.withoutText, at: card.offset) }
      question =
        gaps.count > 0
        ? QuestionDraft([.text(title + "\n")] + gaps.pieces)
        : QuestionDraft(
          gaps.pieces + [.text("\n"), .blank(BlankDraft([Alternative(.text(title))]))])
    }
    for attachment in card.attachments {
      draft.note(source.attachment(attachment), at: attachment.lowerBound)
    }
    draft.add(question, at: card.offset)
  }
}

extension SourceText {
  fileprivate func text(_ item: HascardList.Item) -> String {
    item.lines.map(string).joined(separator: " ")
  }

  fileprivate func answers(_ items: [HascardList.Item]) -> [Alternative] {
    items.map { Alternative(.text(text($0))) }
  }

  fileprivate func options(_ items: [HascardList.Item]) -> [Option] {
    items.map { Option(text($0)) }
  }

  /// What is lost with a file or a formula that belongs to a card.
  fileprivate func attachment(_ line: Range<Int>) -> Loss {
    let text = string(line)
    guard let open = text.lastIndex(of: "("), text.hasPrefix("!") else {
      return .media(.embedded, name: "LaTeX")
    }
    return .media(.image, name: String(text[text.index(after: open)...].dropLast()))
  }
}
