import Testing

@testable import QuizModel

struct EditDistanceTests {
  /// The textbook's recursion, without any bound.
  func reference(_ from: ArraySlice<Character>, _ to: ArraySlice<Character>) -> Int {
    guard let last = from.last, let target = to.last else { return max(from.count, to.count) }
    var best = min(
      reference(from.dropLast(), to) + 1,
      reference(from, to.dropLast()) + 1,
      reference(from.dropLast(), to.dropLast()) + (last == target ? 0 : 1)
    )
    if last == to.dropLast().last, target == from.dropLast().last {
      best = min(best, reference(from.dropLast(2), to.dropLast(2)) + 1)
    }
    return best
  }

  @Test func `within any limit the distance is the textbook's`() {
    var generator = SplitMix64(state: 1)
    for _ in 0..<300 {
      func word() -> [Character] {
        let length = Int.random(in: 0...5, using: &generator)
        return (0..<length).map { _ in "abc".randomElement(using: &generator) ?? "a" }
      }
      let (from, to) = (word(), word())
      let expected = reference(from[...], to[...])
      for limit in 0...6 {
        let distance = editDistance(from, to, limit: limit)
        #expect(distance == min(expected, limit + 1), "\(from) \(to) \(limit)")
      }
      #expect(editDistance(from, to, limit: .max) == expected)
    }
  }
}
