import Testing

@testable import ClozeBench

@Suite struct FigureTests {
  @Test func `pairs are compared one by one, and the median counts`() {
    let times = Figure(
      "time", .milliseconds, [10, 30, 20], against: "nothing", [1, 2, 10], .difference,
      limit: .atMost(10))
    #expect(times.measured == 20)
    #expect(times.reference == 2)
    #expect(times.compared == 10)
    #expect(times.isMet)
    #expect(times.comparedText == "+10.0 ms")
    #expect(times.note == "3 pairs, 9.00 ms to 28.0 ms")
  }

  @Test func `a limit may be the least or the most`() {
    func ratio(_ limit: Figure.Limit?) -> Figure {
      Figure("ratio", .bytes, [3, 3], against: "some", [2, 2], .ratio, limit: limit)
    }
    #expect(ratio(.atMost(1.5)).isMet)
    #expect(!ratio(.atMost(1.4)).isMet)
    #expect(ratio(.atLeast(1.5)).isMet)
    #expect(!ratio(.atLeast(1.6)).isMet)
    #expect(ratio(nil).isMet)
    #expect(ratio(nil).limitText == "")
  }

  @Test func `numbers have as many digits as tell something`() {
    #expect(Unit.milliseconds.text(0.0127) == "0.013 ms")
    #expect(Unit.milliseconds.text(1.234) == "1.23 ms")
    #expect(Unit.milliseconds.text(99.96) == "100.0 ms")
    #expect(Unit.milliseconds.text(1234) == "1234 ms")
    #expect(Unit.times.text(-0.5, signed: true) == "-0.50×")
    #expect(Unit.count.text(3) == "3")
  }
}
