import Testing

@testable import QuizViewModels

struct LibraryOrderTests {
  fileprivate func titles(_ entries: [LibraryEntry], cycling: Int = 0) -> [String] {
    var library = LibraryViewModel(entries: entries)
    for _ in 0..<cycling { _ = library.send(.cycleOrder) }
    return library.visible.map(\.title)
  }

  @Test func `titles are in natural order, whatever their case and accents`() {
    let titles = ["Unit 10", "unit 2", "Über", "zebra", "Unit 1", "10 words", "9 words", "apple"]
    let entries = titles.map { LibrarySample.entry($0, file: $0) }
    #expect(
      self.titles(entries)
        == ["9 words", "10 words", "apple", "Über", "Unit 1", "unit 2", "Unit 10", "zebra"])
  }

  @Test func `same titles are ordered by file`() {
    let files = ["b10", "b9", "a"]
    let library = LibraryViewModel(entries: files.map { LibrarySample.entry("T", file: $0) })
    #expect(library.visible.map(\.id) == ["a", "b9", "b10"])
  }

  @Test func `the orders follow each other around the end`() {
    #expect(titles(LibrarySample.entries, cycling: 1) == ["SQL", "Unix", "Ärger", "git", "x"])
    #expect(titles(LibrarySample.entries, cycling: 2) == ["Ärger", "git", "SQL", "Unix", "x"])
    #expect(
      LibrarySample.library.after(.cycleOrder, .cycleOrder, .cycleOrder) == LibrarySample.library)
  }

  @Test func `another order keeps the lit card and the filter`() {
    let library = LibrarySample.library.after(
      .startFilter, .edit(.insert("json")), .select("d.json"), .endFilter)
    let ordered = library.after(.cycleOrder)
    #expect(ordered.order == .questions)
    #expect(ordered.selection == "d.json")
    #expect(ordered.selectedIndex == 1)
    #expect(ordered.filter == library.filter)
    #expect(ordered.entries.map(\.title) == ["SQL", "Unix", "Ärger", "git", "x"])
  }
}
