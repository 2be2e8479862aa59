import Testing

@testable import QuizViewModels

struct NaturalOrderTests {
  @Test(
    arguments: [
      ("", "a"), ("a", "b"), ("a", "ab"), ("a2", "a10"), ("2", "a"), ("a2b", "a2c"),
      ("a2", "a2b"), ("9", "18446744073709551617"),
      ("18446744073709551617", "18446744073709551618"),
      ("a9", "a１０"), ("٣", "10"), ("0", "1"), ("a 2", "a-2"),
    ])
  func `the first comes before the second`(first: String, second: String) {
    #expect(NaturalOrder(first) < NaturalOrder(second))
    #expect(!(NaturalOrder(second) < NaturalOrder(first)))
  }

  @Test(arguments: [("a01", "a1"), ("000", "0"), ("", ""), ("x", "x")])
  func `neither comes before the other`(first: String, second: String) {
    #expect(NaturalOrder(first) == NaturalOrder(second))
    #expect(!(NaturalOrder(first) < NaturalOrder(second)))
  }
}
