import QuizViewModels
import Testing

struct TextEntryTests {
  @Test func `what has no room is not taken`() {
    var entry = TextEntry()
    entry.apply(.insert(String(repeating: "ab", count: TextEntry.limit)))
    #expect(entry.text.count == TextEntry.limit)
    #expect(entry.caret == TextEntry.limit)
    let full = entry
    entry.apply(.insert("c"))
    #expect(entry == full)
  }

  @Test func `combining marks without end do not make one grapheme without end`() {
    var entry = TextEntry("e")
    for _ in 0..<10 { entry.apply(.insert(String(repeating: "\u{301}", count: 1000))) }
    #expect(entry.text.unicodeScalars.count == TextEntry.limit)
    entry.apply(.deleteBackward)
    #expect(entry == TextEntry())
  }

  @Test func `there is room again after an edit`() {
    var entry = TextEntry(String(repeating: "a", count: TextEntry.limit))
    entry.apply(.moveToStart)
    entry.apply(.deleteForward)
    entry.apply(.insert("bc"))
    #expect(entry.text.hasPrefix("baa"))
    #expect(entry.caret == 1)
    #expect(entry.text.count == TextEntry.limit)
  }
}
