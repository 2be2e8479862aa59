import Testing

@testable import ClozeBench

@Suite struct ReportTests {
  private let met = Figure(
    "first", .milliseconds, [2], against: "nothing", [1], .ratio, limit: .atMost(3))
  private let missed = Figure(
    "the second", .bytes, [20], against: "fewest", [10], .ratio, limit: .atMost(1.5))

  @Test func `a table has a line for each figure, then what was missed and why`() {
    var report = Report(figures: [met, missed], machine: "2 processors")
    report.gaps = [Report.Gap(name: "rest", reason: "strace is missing")]
    #expect(
      report.text == """
        2 processors
        measured             against           compared   target
        first       2.00 ms  nothing  1.00 ms     2.00×  ≤ 3.00×  ok
        the second   20.0 B  fewest    10.0 B     2.00×  ≤ 1.50×  MISSED
        missed: the second: 2.00×, wanted ≤ 1.50×
        not measured: rest: strace is missing
        """)
  }

  @Test func `all is well when nothing was missed and nothing failed`() {
    #expect(Report(figures: [met]).isSound)
    #expect(!Report(figures: [met, missed]).isSound)
    let fault = Report.Gap(.key, BenchError.quiz("some.json"))
    #expect(!Report(figures: [met], gaps: [fault]).isSound)
    let lack = Report.Gap(.calls, BenchError.missing("strace"))
    #expect(Report(figures: [met], gaps: [lack]).isSound)
  }

  @Test func `programs read the same as people`() {
    let json = Report(figures: [missed]).json
    #expect(json.contains(#""name": "the second""#))
    #expect(json.contains(#""compared": 2"#))
    #expect(json.contains(#""met": false"#))
  }
}
