import Testing

@testable import ClozeApp

struct OptionScanTests {
  fileprivate let shapes = [
    OptionShape(name: "start", short: "s", takesValue: true),
    OptionShape(name: "strict", short: nil, takesValue: false),
    OptionShape(name: "ascii", short: "a", takesValue: false),
  ]

  fileprivate func scan(_ words: [String], stops: Bool = false) -> OptionScan {
    OptionScan(words, shapes: shapes, stopsAtOperand: stops)
  }

  @Test(
    arguments: [
      ["--start", "3"], ["--start=3"], ["--sta=3"], ["--sta", "3"], ["-s3"], ["-s", "3"],
    ])
  func `a value stands in the word or follows it`(words: [String]) {
    #expect(scan(words).findings == [.option(0, value: "3")])
    #expect(scan(words).operands == [])
  }

  @Test func `short options share a word`() {
    #expect(scan(["-as3"]).findings == [.option(2, value: ""), .option(0, value: "3")])
  }

  @Test func `options follow operands`() {
    let scan = scan(["one", "--ascii", "two", "--start", "3", "-"])
    #expect(scan.findings == [.option(2, value: ""), .option(0, value: "3")])
    #expect(scan.operands == ["one", "two", "-"])
    #expect(!scan.operandsFollowDashes)
  }

  @Test func `all is an operand behind two dashes`() {
    let scan = scan(["--ascii", "--", "--strict", "one"])
    #expect(scan.findings == [.option(2, value: "")])
    #expect(scan.operands == ["--strict", "one"])
    #expect(scan.operandsFollowDashes)
  }

  @Test func `two dashes as a value end nothing`() {
    let scan = scan(["--start", "--", "one"], stops: true)
    #expect(scan.findings == [.option(0, value: "--")])
    #expect(scan.operands == ["one"])
    #expect(!scan.operandsFollowDashes)
  }

  @Test func `a scan can stop at the first operand`() {
    let scan = scan(["--ascii", "one", "--strict"], stops: true)
    #expect(scan.findings == [.option(2, value: "")])
    #expect(scan.operands == ["one", "--strict"])
  }

  @Test func `an empty word is an operand`() {
    #expect(scan(["", "-"]).operands == ["", "-"])
  }

  @Test(
    arguments: [
      (["--nope"], UsageError.unknownOption("--nope")),
      (["--nope=3"], .unknownOption("--nope")),
      (["-x"], .unknownOption("-x")),
      (["-ax"], .unknownOption("-x")),
      (["-é"], .unknownOption("-é")),
      (["--s"], .ambiguousOption("--s", candidates: ["--start", "--strict"])),
      (["--st=1"], .ambiguousOption("--st", candidates: ["--start", "--strict"])),
      (["--start"], .missingValue(option: "--start")),
      (["-s"], .missingValue(option: "--start")),
      (["--ascii=yes"], .unexpectedValue(option: "--ascii")),
    ])
  func `what is no option is a problem`(words: [String], error: UsageError) {
    #expect(scan(words).findings.contains(.problem(error)))
  }

  @Test func `scans at the same time do not disturb each other`() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<50 {
        group.addTask {
          // Enough words for one scan to still run when the next one begins.
          let words = (0..<500).flatMap { _ in ["--start", "\(number)", "-a", "word"] }
          let scan = scan(words)
          return scan.operands.count == 500
            && scan.findings.count == 1000
            && scan.findings.first == .option(0, value: "\(number)")
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
