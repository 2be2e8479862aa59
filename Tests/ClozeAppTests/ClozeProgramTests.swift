import Testing

@testable import ClozeApp

struct ClozeProgramTests {
  @Test(arguments: ["--version", "-V"])
  func `the version is one line`(word: String) {
    let run = ProgramRun(word)
    #expect(run.output == "cloze 0.1.0\n")
    #expect(run.error == "")
    #expect(run.status == .success)
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
    let program = ClozeProgram(streams: RecordedStreams(input: Sample.good)) { _, _ in .signal(2) }
    #expect(program.run(["-"]).rawValue == 130)
  }
}
