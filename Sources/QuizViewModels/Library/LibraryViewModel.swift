public import QuizModel

/// The library: which cards there are, which one is lit, and the dialog that one of them opens.
///
/// A pure state machine. State changes in the instant of the intent; motion only shows it.
public struct LibraryViewModel: Hashable, Sendable {
  /// The order of the cards.
  public enum Order: CaseIterable, Hashable, Sendable {
    /// By title, numbers in it by their value; the order at the start.
    case title
    /// The most questions first.
    case questions
    /// By the name of the file.
    case file
  }

  /// A button of the dialog.
  public enum DialogButton: CaseIterable, Hashable, Sendable {
    /// Goes on with the run that was broken off.
    case goOn
    /// Plays the quiz from its start.
    case start
    /// Plays what is due of it.
    case due
    /// Closes the dialog.
    case close
  }

  /// The dialog of an entry.
  public struct Dialog: Hashable, Sendable {
    /// The entry that it is about.
    public let entry: LibraryEntry.ID
    /// Its buttons in their order: what is broken has none to start it.
    public let buttons: [DialogButton]
    /// The button that is chosen, one of ``buttons``.
    public internal(set) var button: DialogButton
  }

  /// What the program has to do after an intent.
  public enum Effect: Hashable, Sendable {
    /// Play the quiz of an entry, which has one.
    case play(LibraryEntry.ID, RunStart)
    /// Play what is due of all quizzes.
    case review
    /// Show the statistics.
    case statistics
    /// End the library.
    case leave
  }

  /// The order of the cards.
  public internal(set) var order = Order.title
  /// All entries in the current order.
  public private(set) var entries: [LibraryEntry] = []
  /// The entries that the filter leaves, in the same order.
  public private(set) var visible: [LibraryEntry] = []
  /// The entry of the lit card, always a visible one; nil only when nothing is visible.
  public private(set) var selection: LibraryEntry.ID?
  /// The dialog, or nil when none is open.
  public internal(set) var dialog: Dialog?
  /// The words that cards must have to be visible.
  public internal(set) var filter = TextEntry()
  /// Whether typing goes into the filter.
  public internal(set) var isFiltering = false

  /// The entry that the person chose last, which comes back when the filter no longer hides it.
  fileprivate var choice: LibraryEntry.ID?
  fileprivate var catalog: LibraryCatalog

  /// Makes a library with the first card lit.
  ///
  /// - Parameter entries: The entries in any order; no two of them have the same id.
  public init(entries: [LibraryEntry]) {
    catalog = LibraryCatalog(entries)
    arrange()
    choice = selection
  }

  /// How many questions of all quizzes are due.
  public var due: Int { entries.reduce(0) { $0 + ($1.standing?.due ?? 0) } }

  /// Takes note of how the person stands with the quizzes; one that is not named was never played.
  public mutating func note(_ standings: [LibraryEntry.ID: QuizStanding]) {
    catalog.note(standings)
    arrange()
  }

  /// What the keys act on.
  public var focus: LibraryFocus {
    if dialog != nil { return .dialog }
    return isFiltering ? .filter : .cards
  }

  /// The entry with an id, or nil when there is none.
  public subscript(id: LibraryEntry.ID) -> LibraryEntry? { entries.first { $0.id == id } }

  /// The entry that the dialog is about, or nil when none is open.
  public var openEntry: LibraryEntry? { dialog.flatMap { self[$0.entry] } }

  /// The index in ``visible`` of the lit card.
  public var selectedIndex: Int? { selection.flatMap(visibleIndex) }

  /// Lights a card, if it is visible.
  mutating func select(_ id: LibraryEntry.ID) {
    guard visibleIndex(of: id) != nil else { return }
    selection = id
    choice = id
  }

  /// Puts all cards into the current order.
  mutating func arrange() {
    catalog.sort(by: order)
    entries = catalog.cards.map(\.entry)
    showMatches()
  }

  /// Leaves the cards that the filter lets through, and lights one of them.
  mutating func showMatches() {
    let words = SearchWords(filter.text)
    visible = words.isEmpty ? entries : catalog.entries(containing: words)
    selection = choice.flatMap(visibleIndex) == nil ? visible.first?.id : choice
  }

  fileprivate func visibleIndex(of id: LibraryEntry.ID) -> Int? {
    visible.firstIndex { $0.id == id }
  }
}
