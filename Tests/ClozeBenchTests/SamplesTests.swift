import Testing

@testable import ClozeBench

@Suite struct SamplesTests {
  @Test func `the median is in the middle`() {
    #expect(Samples([3, 1, 2]).median == 2)
    #expect(Samples([4, 1, 2, 3]).median == 2.5)
    #expect(Samples([7]).median == 7)
  }

  @Test func `a quantile is the least value that a share does not exceed`() {
    let samples = Samples((1...100).map(Double.init))
    #expect(samples.quantile(0.99) == 99)
    #expect(samples.quantile(0.5) == 50)
    #expect(samples.quantile(1) == 100)
    #expect(samples.quantile(0) == 1)
  }
}
