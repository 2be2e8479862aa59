internal import QuizModel

/// The entries of the library with what they are found and put in order by, worked out once.
struct LibraryCatalog: Hashable, Sendable {
  /// An entry and its keys.
  struct Card: Hashable, Sendable {
    var entry: LibraryEntry
    let search: SearchText
    let title: NaturalOrder
    let name: NaturalOrder
    let questions: Int
  }

  /// All cards in the current order.
  private(set) var cards: [Card]

  /// Takes entries over, in the order of their titles.
  init(_ entries: [LibraryEntry]) {
    cards = entries.map(Card.init)
    sort(by: .title)
  }

  /// Takes note of how the person stands with quizzes.
  mutating func note(_ standings: [LibraryEntry.ID: QuizStanding]) {
    for index in cards.indices { cards[index].entry.standing = standings[cards[index].entry.id] }
  }

  /// Puts the cards into an order; ties are by title, then by file, then by path.
  mutating func sort(by order: LibraryViewModel.Order) {
    cards.sort { left, right in
      switch order {
      case .questions where left.questions != right.questions:
        return left.questions > right.questions
      case .file where left.name != right.name:
        return left.name < right.name
      default:
        if left.title != right.title { return left.title < right.title }
        if left.name != right.name { return left.name < right.name }
        return left.entry.id < right.entry.id
      }
    }
  }

  /// The entries in the current order in which all of some words stand.
  func entries(containing words: SearchWords) -> [LibraryEntry] {
    cards.lazy.filter { $0.search.contains(words) }.map(\.entry)
  }
}

extension LibraryCatalog.Card {
  fileprivate init(_ entry: LibraryEntry) {
    self.entry = entry
    let questions = entry.quiz?.questions ?? []
    let tags = Set(questions.flatMap(\.tags))
    let texts = [entry.title, entry.name, entry.quiz?.description].compactMap { $0 }
    search = SearchText(texts + tags.sorted())
    title = NaturalOrder(entry.title.foldedForSearch)
    name = NaturalOrder(entry.name.foldedForSearch)
    self.questions = questions.count
  }
}
