import QuizModel

@testable import QuizViewModels

/// Entries for tests of the library.
enum LibrarySample {
  /// A question that draws from one bank, or is typed.
  static func question(blanks: Int = 1, typed: Bool = false, tags: [String] = []) -> Question {
    Question(
      text: (0..<blanks).map { .blank($0) },
      blanks: (0..<blanks).map { _ in Blank(kind: typed ? .typed : .choice(bank: 0)) },
      banks: [OptionBank(options: [Option("a"), Option("b")])],
      tags: tags
    )
  }

  /// An entry whose file has its id for a name.
  static func entry(
    _ title: String, file: String, description: String? = nil, questions: Int = 1,
    tags: [String] = []
  ) -> LibraryEntry {
    let quiz = Quiz(
      title: title, description: description,
      questions: Array(repeating: question(tags: tags), count: questions))
    return LibraryEntry(id: file, title: title, name: file, contents: .quiz(quiz))
  }

  /// An entry that cannot be played.
  static let broken = LibraryEntry(
    id: "x.json", title: "x", name: "x.json", contents: .broken(["1:1: The file is empty."]))

  /// Five cards, by title: Ärger, git, SQL, Unix, x; the last is broken.
  static let entries = [
    broken,
    entry("Unix", file: "d.json", questions: 3, tags: ["shell"]),
    entry("git", file: "b.json", description: "Undo and\nredo.", questions: 2),
    entry("SQL", file: "c.json", questions: 9),
    entry("Ärger", file: "a.json", questions: 2, tags: ["deutsch"]),
  ]

  /// The library of these entries.
  static var library: LibraryViewModel { LibraryViewModel(entries: entries) }
}

extension LibraryViewModel {
  /// The state after intents that have no effect on the program.
  func after(_ intents: LibraryIntent...) -> Self {
    var model = self
    for intent in intents where model.send(intent) != [] { fatalError("\(intent) has an effect") }
    return model
  }

  /// What of the state can be seen, for tests that state the whole change.
  var picture: Picture {
    Picture(
      visible: visible.map(\.title), selection: selection, dialog: dialog?.button,
      filter: filter.text, focus: focus)
  }

  /// What can be seen of a library.
  struct Picture: Hashable {
    var visible = ["Ärger", "git", "SQL", "Unix", "x"]
    var selection: String? = "a.json"
    var dialog: DialogButton?
    var filter = ""
    var focus = LibraryFocus.cards
  }
}
