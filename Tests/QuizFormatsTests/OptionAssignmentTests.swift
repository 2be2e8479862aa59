import QuizModel
import Testing

@testable import QuizFormats

struct OptionAssignmentTests {
  /// The first blank that finds no option, each accepting the letters of a word.
  func firstUnplaced(options: String, blanks: [String]) throws -> Int? {
    let value = try JSONSource(SourceText([0x30])).read().root
    var assignment = OptionAssignment(
      options.map { letter in
        DeclaredBank.Entry(
          option: Option(String(letter)), folded: String(letter), value: value, isDistractor: false)
      })
    return blanks.indices.first { index in
      let alternatives = blanks[index].map { letter in
        DeclaredAlternative(Alternative(.text(String(letter))), at: value)
      }
      return !assignment.place(index, meeting: alternatives)
    }
  }

  @Test(arguments: [
    ("", []), ("ab", ["ab", "a"]), ("abc", ["abc", "ab", "a"]), ("aab", ["a", "ab", "a"]),
    ("abcd", ["ab", "bc", "cd", "da"]), ("aabb", ["ab", "ab", "a", "a"]),
    ("abcdef", ["ab", "bc", "cd", "de", "ef", "a"]),
  ])
  func `blanks that can share out the options all find one`(
    options: String, blanks: [String]
  ) throws {
    #expect(try firstUnplaced(options: options, blanks: blanks) == nil)
  }

  @Test(arguments: [
    ("", ["a"], 0), ("ab", ["a", "a", "b"], 1), ("abc", ["ab", "ab", "ab"], 2),
    ("abcd", ["ab", "bc", "ca", "abc"], 3), ("aab", ["a", "ab", "a", "a"], 3),
  ])
  func `the first blank that is left without one is named`(
    options: String, blanks: [String], unplaced: Int
  ) throws {
    #expect(try firstUnplaced(options: options, blanks: blanks) == unplaced)
  }

  @Test func `a long chain of blanks gives way without recursion`() throws {
    let letters = (0..<20_000).compactMap { Unicode.Scalar(0x4E00 + $0) }.map(Character.init)
    let chain = zip(letters, letters.dropFirst()).map { String([$0, $1]) }
    let blanks = chain + [String(letters[0])]
    #expect(try firstUnplaced(options: String(letters), blanks: blanks) == nil)
  }
}
