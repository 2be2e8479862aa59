import Testing

@testable import QuizViewModels

struct LibraryFilterTests {
  typealias Picture = LibraryViewModel.Picture

  fileprivate let library = LibrarySample.library
  fileprivate let typing = LibrarySample.library.after(.startFilter)

  fileprivate func filtered(_ text: String) -> LibraryViewModel {
    typing.after(.edit(.insert(text)))
  }

  @Test func `typing goes into the filter and not to the cards`() {
    #expect(typing.picture == Picture(focus: .filter))
    #expect(
      filtered("s").after(.edit(.insert("q"))).picture
        == Picture(visible: ["SQL"], selection: "c.json", filter: "sq", focus: .filter))
  }

  @Test(
    arguments: [
      ("", ["Ärger", "git", "SQL", "Unix", "x"]),
      ("  ", ["Ärger", "git", "SQL", "Unix", "x"]),
      ("GIT", ["git"]),
      ("arger", ["Ärger"]),
      ("a\u{308}rg", ["Ärger"]),
      ("redo undo", ["git"]),
      ("undo sql", []),
      ("shell", ["Unix"]),
      ("json", ["Ärger", "git", "SQL", "Unix", "x"]),
      ("x", ["Unix", "x"]),
      ("gitb", []),
    ])
  func `all words must stand in title, name, description or tags`(
    text: String, expected: [String]
  ) {
    #expect(filtered(text).visible.map(\.title) == expected)
  }

  @Test(
    arguments: [
      ("Straße", "strasse"), ("STRASSE", "straße"), ("ΟΔΟΣ", "οδος"), ("한국어", "하"),
      ("L’été", "l'ete"), ("Ｂ１", "ｂ１"), ("İstanbul", "istanbul"),
    ])
  func `cases and accents of all scripts are the same`(title: String, text: String) {
    let library = LibraryViewModel(entries: [LibrarySample.entry(title, file: "f")])
    #expect(library.after(.startFilter, .edit(.insert(text))).visible.count == 1)
  }

  @Test func `a hidden card hands its light to the first one, and gets it back`() {
    let lit = library.after(.select("d.json"), .startFilter, .edit(.insert("g")))
    #expect(
      lit.picture
        == Picture(visible: ["Ärger", "git"], selection: "a.json", filter: "g", focus: .filter))
    #expect(lit.after(.edit(.deleteBackward)).selection == "d.json")
    #expect(lit.after(.selectNext(1), .clearFilter).selection == "b.json")
  }

  @Test func `with nothing visible nothing is lit`() {
    let nothing = filtered("zzz")
    #expect(
      nothing.picture == Picture(visible: [], selection: nil, filter: "zzz", focus: .filter))
    #expect(nothing.after(.open, .selectNext(1), .selectFirst, .selectLast) == nothing)
    #expect(nothing.after(.clearFilter) == library)
  }

  @Test func `a hidden card can be neither lit nor opened`() {
    let filtered = filtered("sql")
    #expect(filtered.after(.select("a.json")) == filtered)
    #expect(filtered.after(.openEntry("a.json")) == filtered)
  }

  @Test func `enter keeps the filter, and more can be typed later`() {
    let kept = filtered("sl").after(.edit(.moveLeft), .endFilter)
    #expect(kept.picture == Picture(visible: [], selection: nil, filter: "sl"))
    #expect(kept.after(.edit(.insert("q"))) == kept)
    #expect(kept.after(.startFilter, .edit(.deleteBackward)).filter.text == "s")
  }

  @Test func `starting again while typing leaves the caret where it is`() {
    let caret = filtered("sl").after(.edit(.moveLeft))
    #expect(caret.after(.startFilter) == caret)
  }

  @Test func `enter on a filter without a word is no filter`() {
    #expect(filtered("  ").after(.endFilter) == library)
  }

  @Test func `clearing shows all cards again, typing or not`() {
    #expect(filtered("sql").after(.clearFilter) == library)
    #expect(filtered("sql").after(.endFilter, .clearFilter) == library)
  }
}
