import Testing

@testable import CursesTerminal

struct PairNumbersTests {
  fileprivate func pair(_ number: Int) -> CursesColors.Pair {
    CursesColors.Pair(foreground: Int32(number), background: -1)
  }

  @Test func `a pair keeps its number, another gets the next`() {
    var numbers = PairNumbers()
    let given = [7, 8, 7].map { numbers.number(of: pair($0), count: 256) }
    #expect(given == [.new(1), .new(2), .known(1)])
  }

  @Test func `where no number is left there is none`() {
    var numbers = PairNumbers()
    let given = [7, 8, 7].map { numbers.number(of: pair($0), count: 2) }
    #expect(given == [.new(1), nil, .known(1)])
  }

  @Test func `numbers come back once many are in use`() {
    var numbers = PairNumbers()
    for number in 1...PairNumbers.limit {
      let given = numbers.number(of: pair(number), count: .max)
      let isRecycled = numbers.recycle()
      #expect(given == .new(Int32(number)))
      #expect(!isRecycled)
    }
    _ = numbers.number(of: pair(0), count: .max)
    let isRecycled = numbers.recycle()
    #expect(isRecycled)
    let first = numbers.number(of: pair(9), count: .max)
    #expect(first == .new(1))
  }
}
