import Testing

@testable import CursesTerminal

struct ASCIIFallbackTests {
  @Test(
    arguments: [("a", "a"), ("┌", "+"), ("─", "-"), ("✓", "v"), ("“", "\""), ("漢", "?")]
      as [(Character, Character)])
  func `characters beyond ASCII`(_ character: Character, _ substitute: Character) {
    #expect(ASCIIFallback.character(for: character) == substitute)
  }
}
