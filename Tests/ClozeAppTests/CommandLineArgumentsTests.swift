import CellGrid
import MatchedGeometry
import QuizModel
import QuizScene
import Testing

@testable import ClozeApp

struct CommandLineArgumentsTests {
  fileprivate func parse(
    _ words: [String]
  ) throws(UsageError) -> CommandLineArguments<PlayOptions> {
    try CommandLineArguments(words, options: PlayCommand().allOptions, defaults: PlayOptions())
  }

  fileprivate static func changed(_ change: (inout PlayOptions) -> Void) -> PlayOptions {
    var options = PlayOptions()
    change(&options)
    return options
  }

  @Test(
    arguments: [
      ([], PlayOptions()),
      (["--check", "instant"], changed { $0.checkTiming = .instant }),
      (["--check=submit"], changed { $0.checkTiming = .submit }),
      (["--start", "7"], changed { $0.start = 7 }),
      (["--limit", "1"], changed { $0.limit = 1 }),
      (["--shuffle"], changed { $0.isShuffled = true }),
      (["--seed", "0"], changed { $0.seed = 0 }),
      (["--seed=18446744073709551615"], changed { $0.seed = .max }),
      (["--motion", "reduced"], changed { $0.motion = .reduced }),
      (["--mo=none"], changed { $0.motion = .none }),
      (["--color", "never"], changed { $0.color = .never }),
      (["--color", "16"], changed { $0.color = .sixteen }),
      (["--color", "direct"], changed { $0.color = .direct }),
      (["--theme", "dusk"], changed { $0.theme = .dusk }),
      (["--language", "zh"], PlayOptions()),
      (["--ascii"], changed { $0.isASCII = true }),
      (["--no-sync"], changed { $0.isSynchronized = false }),
      (["--tag", "a b"], changed { $0.tag = "a b" }),
      (["--choose"], changed { $0.recasting = .choosing }),
      (["--type"], changed { $0.recasting = .typing }),
      (["--type", "--choose"], changed { $0.recasting = .choosing }),
      (["--choose", "--type"], changed { $0.recasting = .typing }),
      (["--plain"], changed { $0.isPlain = true }),
      (["--answers", "-"], changed { $0.answers = "-" }),
      (["--results=out.json"], changed { $0.results = "out.json" }),
      (["--pass", "0"], changed { $0.pass = 0 }),
      (["--pass=100"], changed { $0.pass = 100 }),
      (["--no-history"], changed { $0.keepsHistory = false }),
      (["--start=2", "--start=3"], changed { $0.start = 3 }),
    ])
  func `an option changes what it says`(words: [String], expected: PlayOptions) throws {
    guard case .run(let options, let operands) = try parse(words + ["file"]) else {
      Issue.record("not run")
      return
    }
    #expect(options == expected)
    #expect(operands == ["file"])
  }

  @Test(
    arguments: [
      (
        ["--check", "later"],
        UsageError.valueNotAllowed(
          option: "--check", value: "later", allowed: ["submit", "instant"])
      ),
      (
        ["--motion="],
        .valueNotAllowed(
          option: "--motion", value: "", allowed: ["full", "reduced", "none"])
      ),
      (
        ["--color", "1"],
        .valueNotAllowed(
          option: "--color", value: "1",
          allowed: ["auto", "never", "8", "16", "256", "direct"])
      ),
      (["--start", "0"], .valueNotNumber(option: "--start", value: "0", least: 1)),
      (["--start", "--ascii"], .valueNotNumber(option: "--start", value: "--ascii", least: 1)),
      (["--limit", "1.5"], .valueNotNumber(option: "--limit", value: "1.5", least: 1)),
      (
        ["--limit", "99999999999999999999"],
        .valueNotNumber(
          option: "--limit", value: "99999999999999999999", least: 1)
      ),
      (["--seed", "-1"], .valueNotNumber(option: "--seed", value: "-1", least: 0)),
      (["--pass", "101"], .valueNotPercentage(option: "--pass", value: "101")),
      (["--pass", "-1"], .valueNotPercentage(option: "--pass", value: "-1")),
      (["--pass=80%"], .valueNotPercentage(option: "--pass", value: "80%")),
      (["--plain=yes"], .unexpectedValue(option: "--plain")),
      (["--answers"], .missingValue(option: "--answers")),
      (["--strict"], .unknownOption("--strict")),
      (
        ["file", "--theme", "x"],
        .valueNotAllowed(
          option: "--theme", value: "x",
          allowed: ["default", "colorblind", "mono", "dusk", "sepia"])
      ),
      (
        ["--language=fr"],
        .valueNotAllowed(option: "--language", value: "fr", allowed: ["en", "zh"])
      ),
      (["file", "--themes", "x"], .unknownOption("--themes")),
    ])
  func `a wrong word is refused`(words: [String], error: UsageError) {
    #expect(throws: error) { try parse(words) }
  }

  @Test(
    arguments: [
      (["--help"], StandardOption.Page.help), (["-h"], .help), (["--version"], .version),
      (["-V"], .version), (["file", "--vers"], .version), (["--help", "--nope"], .help),
      (["--language", "zh", "--help"], .help),
    ])
  func `help and version end the parsing`(words: [String], expected: StandardOption.Page) throws {
    guard case .page(let option) = try parse(words) else {
      Issue.record("not a standard option")
      return
    }
    #expect(option == expected)
  }

  @Test func `what is wrong before help is said`() {
    #expect(throws: UsageError.unknownOption("--nope")) { try parse(["--nope", "--help"]) }
  }
}
