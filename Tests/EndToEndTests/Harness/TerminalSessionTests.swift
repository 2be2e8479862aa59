import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Programs that every system has, started, read and typed to.
@Suite(.serialized) struct TerminalSessionTests {
  @Test func `what a program writes is on the screen`() throws {
    let session = try shell(#"printf '\033[2;4H\033[32m漢字 ok\033[0m'"#)
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.screen.text == "\n   漢字 ok")
    #expect(session.screen[3, 1]?.foreground == .palette(2))
  }

  @Test func `a program has the size and the folder that it was given`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "quiz.json")
    let session = try TerminalSession(
      "/bin/sh", ["-c", "stty size; ls"], directory: folder.path, columns: 123, rows: 45)
    try session.waitForExit()
    #expect(session.screen.text == "45 123\nquiz.json")
  }

  @Test func `a program has the environment that it was given and no more`() throws {
    let environment = TerminalEnvironment.standard(with: ["TERM": "vt100", "ANSWER": "42"])
    let session = try TerminalSession("/usr/bin/env", environment: environment)
    try session.waitForExit()
    let variables = environment.map { "\($0.key)=\($0.value)" }
    #expect(Set(session.screen.lines.filter { !$0.isEmpty }) == Set(variables))
  }

  @Test func `only the terminal is open in the program`() throws {
    let inherited = open("/dev/null", O_RDONLY)
    defer { close(inherited) }
    let session = try shell("for fd in /dev/fd/*; do [ -e $fd ] && echo $fd; done; echo end")
    try session.waitForExit()
    #expect(session.screen.text == "/dev/fd/0\n/dev/fd/1\n/dev/fd/2\nend")
  }

  @Test func `typed text reaches the program`() throws {
    let session = try TerminalSession("/bin/cat", columns: 40, rows: 6)
    session.type("blank")
    session.press(.enter)
    try session.waitForText("blank")
    try session.waitUntil("echo and line") { $0.lines.prefix(2) == ["blank", "blank"] }
    session.press(.control("d"))
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test func `more is typed than the terminal takes at once`() throws {
    let count = 200_000
    let session = try shell("stty raw -echo; echo ready; head -c \(count) | wc -c")
    try session.waitForText("ready")
    session.type(String(repeating: "x", count: count))
    try session.waitForText("\(count)")
  }

  private static let keys: [(key: Key, shown: String)] = [
    (.up, "^[[A"), (.home, "^[[H"), (.pageDown, "^[[6~"), (.escape, "^["),
    (.backspace, "^?"), (.control("s"), "^S"), (.paste("ab"), "ab"), (.focus(true), "^[[I"),
    (.click(column: 4, row: 2), ""),
  ]

  @Test(arguments: keys)
  func `keys send what xterm sends`(key: Key, shown: String) throws {
    let session = try shell("stty raw -echo; echo ready; exec cat -v")
    try session.waitForText("ready")
    session.press(key)
    session.type("|")
    try session.waitUntil(shown) { screen in
      screen.lines.contains { $0.contains(shown + "|") }
    }
  }

  @Test func `cursor keys, pastes and the mouse follow the modes of the program`() throws {
    let session = try shell(
      #"stty raw -echo; printf '\033[?1h\033[?2004h\033[?1006;1000hready'; exec cat -v"#)
    try session.waitForText("ready")
    session.press(.left)
    session.press(.paste("a"))
    session.press(.click(column: 4, row: 2))
    session.press(.scrollUp(column: 0, row: 0))
    session.press(.scrollDown(column: 299, row: 0))
    try session.waitUntil("what was sent") {
      $0.lines.joined().hasSuffix(
        "ready^[OD^[[200~a^[[201~^[[<0;5;3M^[[<0;5;3m^[[<64;1;1M^[[<65;300;1M")
    }
  }

  @Test func `a program that does not exist is a failure to start`() {
    #expect(throws: StartFailure.self) { try TerminalSession("/no/such/program") }
  }

  @Test func `output can go elsewhere while the terminal stays`() throws {
    let folder = try TemporaryFolder()
    try folder.write("from the file\n", to: "in")
    try folder.write("", to: "out")
    let input = try FileHandle(forReadingFrom: folder.url.appendingPathComponent("in"))
    let output = try FileHandle(forWritingTo: folder.url.appendingPathComponent("out"))
    let session = try shell(
      "read line; echo \"$line\"; echo seen > /dev/tty; echo error >&2",
      redirection: Redirection(input: input.fileDescriptor, output: output.fileDescriptor))
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.screen.text == "seen\nerror")
    #expect(try folder.read("out") == "from the file\n")
  }

  @Test func `the built program is found and starts`() throws {
    let session = try TerminalSession(BuiltProgram.path("cloze"))
    try session.waitUntil("any output") { _ in !session.transcript.chunks.isEmpty }
    #expect(throws: BuiltProgram.Missing.self) { try BuiltProgram.path("no such program") }
  }
}
