import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The command line of the real program, as a shell sees it.
struct CommandLineTests {
  fileprivate let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What a script prints that knows the program as `$cloze` and runs in the test's folder.
  fileprivate func lines(_ script: String) throws -> [String] {
    var environment = TerminalEnvironment.standard
    environment["cloze"] = try BuiltProgram.path("cloze")
    let session = try TerminalSession(
      "/bin/sh", ["-c", script], environment: environment, directory: folder.path)
    #expect(try session.waitForExit() == .exited(0))
    #expect(!session.transcript.bytes.contains(0x1B))
    return session.screen.lines.filter { !$0.isEmpty }
  }

  @Test func `results go to standard output, messages to standard error`() throws {
    let lines = try lines(
      #"$cloze --version 2> /dev/null; echo "$?"; $cloze --nope > /dev/null; echo "$?""#)
    #expect(lines.first == "cloze 0.1.0")
    #expect(
      lines.suffix(3) == ["0", "cloze: there is no option --nope; see cloze --help", "2"])
  }

  @Test func `the version names the libraries that run`() throws {
    let lines = try lines("$cloze --version")
    #expect(lines.count == 2)
    #expect(lines.last?.wholeMatch(of: /ncurses [0-9.]+, SQLite 3[0-9.]+/) != nil)
  }

  @Test func `a broken file is refused before there is a screen`() throws {
    try folder.write(#"{ "text": "One" }"#, to: "broken.json")
    let lines = try lines(#"$cloze broken.json; echo "$?""#)
    #expect(lines.first?.hasPrefix("cloze: broken.json:1:11: ") == true)
    #expect(lines.last == "1")
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0, "a device of Linux"))
  func `a full device is a failure`() throws {
    #expect(
      try lines(#"$cloze --version > /dev/full; echo "$?""#)
        == ["cloze: standard output: No space left on device", "1"])
  }

  @Test func `standard input can be a pipe, a file, or closed`() throws {
    try folder.write(#"{ "text": "One ___", "answer": "a" }"#, to: "good.json")
    #expect(
      try lines("cat good.json | $cloze check -; $cloze check - < good.json")
        == ["1 file, no errors", "1 file, no errors"])
    #expect(try lines(#"$cloze check - <&-; echo "$?""#).suffix(2) == ["1 error in 1 file", "1"])
  }

  @Test func `a reader that leaves early is no failure to report`() throws {
    #expect(try lines("$cloze --help | head -n 1").count == 1)
  }
}
