import Testing

@testable import QuizViewModels

struct LibraryDialogTests {
  typealias Picture = LibraryViewModel.Picture

  fileprivate let library = LibrarySample.library.after(.selectNext(1))
  fileprivate let opened = LibrarySample.library.after(.selectNext(1), .open)

  @Test func `the lit card opens, ready to start`() {
    #expect(opened.picture == Picture(selection: "b.json", dialog: .start, focus: .dialog))
    #expect(opened.dialog?.buttons == [.start, .close])
    #expect(opened.openEntry?.title == "git")
  }

  @Test func `a click opens another card and lights it`() {
    #expect(
      library.after(.openEntry("d.json")).picture
        == Picture(selection: "d.json", dialog: .start, focus: .dialog))
    #expect(library.after(.openEntry("nothing")) == library)
  }

  @Test func `what is broken can only be closed`() {
    var broken = library.after(.openEntry("x.json"))
    #expect(broken.picture == Picture(selection: "x.json", dialog: .close, focus: .dialog))
    #expect(broken.dialog?.buttons == [.close])
    #expect(broken.after(.chooseButton(1)) == broken)
    #expect(broken.send(.pressButton(.start)) == [])
    #expect(broken.dialog != nil)
    #expect(broken.send(.press) == [])
    #expect(broken.picture == Picture(selection: "x.json"))
  }

  @Test(arguments: [(0, false), (1, true), (2, false), (-1, true), (-2, false), (7, true)])
  func `buttons are chosen around the ends`(steps: Int, isClose: Bool) {
    let chosen = opened.after(.chooseButton(steps))
    #expect(chosen.dialog?.button == (isClose ? .close : .start))
  }

  @Test(arguments: [Int.min, .max]) func `steps of any size are taken`(steps: Int) {
    #expect(opened.after(.chooseButton(steps)).dialog != nil)
  }

  @Test(arguments: [LibraryIntent.press, .pressButton(.start)])
  func `start plays the quiz and leaves its card lit`(intent: LibraryIntent) {
    var library = opened
    #expect(library.send(intent) == [.play("b.json", .fresh)])
    #expect(library == self.library)
  }

  @Test(arguments: [LibraryIntent.close, .pressButton(.close)])
  func `closing leads back to the card`(intent: LibraryIntent) {
    #expect(opened.after(intent) == library)
    #expect(opened.after(.chooseButton(1), .press) == library)
  }

  @Test(
    arguments: [
      LibraryIntent.select("a.json"), .selectNext(1), .selectFirst, .selectLast, .open,
      .openEntry("a.json"), .startFilter, .edit(.insert("a")), .endFilter, .clearFilter,
      .cycleOrder, .leave,
    ])
  func `nothing else takes input while a dialog is open`(intent: LibraryIntent) {
    #expect(opened.after(intent) == opened)
  }

  @Test func `a dialog over a filter leads back to the filtered cards`() {
    let filtered = LibrarySample.library.after(.startFilter, .edit(.insert("sql")))
    let opened = filtered.after(.open)
    #expect(
      opened.picture
        == Picture(
          visible: ["SQL"], selection: "c.json", dialog: .start, filter: "sql", focus: .dialog))
    #expect(
      opened.after(.close).picture
        == Picture(visible: ["SQL"], selection: "c.json", filter: "sql"))
  }
}
