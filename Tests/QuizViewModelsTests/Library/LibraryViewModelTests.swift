import Testing

@testable import QuizViewModels

struct LibraryViewModelTests {
  typealias Picture = LibraryViewModel.Picture

  fileprivate let library = LibrarySample.library

  @Test func `at first the first card is lit`() {
    #expect(library.picture == Picture())
    #expect(library.entries == library.visible)
    #expect(library.selectedIndex == 0)
    #expect(library.order == .title)
  }

  @Test(
    arguments: [
      ([LibraryIntent.select("c.json")], "c.json"),
      ([.select("nothing")], "a.json"),
      ([.selectNext(1)], "b.json"),
      ([.selectNext(3), .selectNext(-1)], "c.json"),
      ([.selectNext(-1)], "a.json"),
      ([.selectNext(99)], "x.json"),
      ([.selectNext(2), .selectNext(.max)], "x.json"),
      ([.selectNext(2), .selectNext(.min)], "a.json"),
      ([.selectLast], "x.json"),
      ([.selectLast, .selectFirst], "a.json"),
    ])
  func `a card is lit by itself, by steps and at the ends`(
    intents: [LibraryIntent], expected: String
  ) {
    var library = library
    for intent in intents { #expect(library.send(intent) == []) }
    #expect(library.picture == Picture(selection: expected))
  }

  @Test func `leaving is for the program to do`() {
    var left = library
    #expect(left.send(.leave) == [.leave])
    #expect(left == library)
  }

  @Test(
    arguments: [
      LibraryIntent.select("a"), .selectNext(1), .selectFirst, .selectLast, .open, .openEntry("a"),
      .startFilter, .edit(.insert("a")), .endFilter, .clearFilter, .chooseButton(1), .press,
      .pressButton(.start), .close,
    ])
  func `an empty library has nothing to act on`(intent: LibraryIntent) {
    var empty = LibraryViewModel(entries: [])
    #expect(empty.selection == nil)
    #expect(empty.send(intent) == [])
    #expect(empty.picture.visible.isEmpty)
    #expect(empty.selection == nil)
    #expect(empty.dialog == nil)
  }

  @Test(
    arguments: [
      LibraryIntent.chooseButton(1), .press, .pressButton(.start), .pressButton(.close), .close,
      .edit(.insert("git")), .endFilter, .clearFilter,
    ])
  func `what belongs elsewhere changes nothing on the cards`(intent: LibraryIntent) {
    var same = library
    #expect(same.send(intent) == [])
    #expect(same == library)
  }
}
