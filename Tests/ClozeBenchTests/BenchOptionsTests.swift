import Testing

@testable import ClozeBench

@Suite struct BenchOptionsTests {
  @Test func `without words everything is measured`() throws {
    #expect(try BenchOptions([]).measures == Measure.allCases)
  }

  @Test func `names choose what is measured, options how`() throws {
    let options = try BenchOptions(["--repeats", "7", "key", "--program", "some", "rest"])
    #expect(options.measures == [.key, .rest])
    #expect(options.repeats == 7)
    #expect(options.program == "some")
  }

  @Test(arguments: [["speed"], ["--repeats", "0"], ["--repeats"], ["--fast"]])
  func `other words are refused`(words: [String]) {
    #expect(throws: BenchError.self) { try BenchOptions(words) }
  }
}
