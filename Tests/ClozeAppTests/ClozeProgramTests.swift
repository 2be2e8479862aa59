import Testing

@testable import ClozeApp

struct ClozeProgramTests {
  @Test(arguments: ["--version", "-V"])
  func `the version without libraries is one line`(word: String) {
    let run = ProgramRun(word)
    #expect(run.output == "cloze 0.1.0\n")
    #expect(run.error == "")
    #expect(run.status == .success)
  }

  @Test func `the version names the libraries on a second line`() {
    let streams = RecordedStreams()
    let program = ClozeProgram(
      streams: streams, libraries: ["ncurses 6.4.20221231", "SQLite 3.40.1"]
    ) { _, _, _ in .success }
    #expect(program.run(["--version"]) == .success)
    #expect(streams.output == "cloze 0.1.0\nncurses 6.4.20221231, SQLite 3.40.1\n")
  }

  @Test func `the help is a result`() {
    let run = ProgramRun("--help")
    #expect(run.output.hasPrefix("Fill-in-the-blank quizzes in the terminal.\n"))
    #expect(run.error == "")
    #expect(run.status == .success)
  }

  @Test func `a command has a help of its own`() {
    let run = ProgramRun("check", "--help")
    #expect(run.output.hasPrefix("  cloze check "))
    #expect(run.output.contains("--strict"))
    #expect(run.status == .success)
  }

  @Test func `a result that cannot be written is a failure`() {
    let run = ProgramRun("--version", outputFailure: "No space left on device")
    #expect(run.error == "cloze: standard output: No space left on device\n")
    #expect(run.status == .failure)
  }

  @Test func `wrong usage stays that when results are lost`() {
    #expect(ProgramRun("--nope", outputFailure: "Broken pipe").status == .usage)
  }

  @Test func `the status of the game is that of the program`() {
    let streams = RecordedStreams(input: Sample.good)
    let program = ClozeProgram(streams: streams) { _, _, _ in .signal(2) }
    #expect(program.run(["-"]).rawValue == 130)
  }
}
