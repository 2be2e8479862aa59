import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The harness, tried on programs that every system has.
@Suite(.serialized) struct TerminalSessionTests {
  /// A script for the shell, in a small terminal.
  private func shell(
    _ script: String,
    environment: [String: String] = TerminalEnvironment.standard,
    redirection: Redirection = Redirection(),
    answers: TerminalSession.Answers = .synchronizedOutput
  ) throws -> TerminalSession {
    try TerminalSession(
      "/bin/sh", ["-c", script], environment: environment, columns: 40, rows: 6,
      redirection: redirection, answers: answers)
  }

  @Test func `what a program writes is on the screen`() throws {
    let session = try shell(#"printf '\033[2;4H\033[32m漢字 ok\033[0m'"#)
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.screen.text == "\n   漢字 ok")
    #expect(session.screen[3, 1]?.foreground == .palette(2))
  }

  @Test func `a program has the size and the environment that it was given, and no more`() throws {
    let session = try shell("stty size; env | grep -c .; echo $TERM $ANSWER; pwd; ls /proc/$$/fd")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.screen.contains("6 40"))
    let changed = TerminalEnvironment.standard(with: ["TERM": "vt100", "ANSWER": "42"])
    let other = try shell("echo $TERM $ANSWER", environment: changed)
    #expect(try other.waitForExit() == .exited(0))
    #expect(other.screen.text == "vt100 42")
  }

  @Test func `only the terminal is open in the program`() throws {
    let session = try shell("for fd in /dev/fd/*; do [ -t ${fd##*/} ] && echo $fd; done; echo end")
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

  @Test(arguments: [0, 3, 255])
  func `the exit status is told`(status: Int32) throws {
    #expect(try shell("exit \(status)").waitForExit() == .exited(status))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGKILL])
  func `the signal that ended a program is told`(signal: Int32) throws {
    let session = try shell("echo ready; exec sleep 60")
    try session.waitForText("ready")
    session.send(signal)
    #expect(try session.waitForExit() == .signalled(signal))
  }

  @Test func `control-c reaches the group in the foreground`() throws {
    let session = try shell("echo ready; exec sleep 60")
    try session.waitForText("ready")
    session.press(.control("c"))
    #expect(try session.waitForExit() == .signalled(SIGINT))
  }

  @Test func `closing the window hangs the program up`() throws {
    let session = try shell("echo ready; exec sleep 60")
    try session.waitForText("ready")
    session.hangUp()
    #expect(try session.waitForExit() == .signalled(SIGHUP))
  }

  @Test func `a program that does not exist is a failure to start`() {
    #expect(throws: StartFailure.self) { try TerminalSession("/no/such/program") }
  }

  @Test func `resizing reaches the program at once`() throws {
    let session = try shell("trap 'stty size; exit' WINCH; echo ready; while :; do read x; done")
    try session.waitForText("ready")
    session.resize(columns: 33, rows: 9)
    try session.waitForText("9 33")
    #expect(session.screen.size == (33, 9))
  }

  @Test func `modes left changed differ from those before`() throws {
    let changed = try shell("stty -echo -icanon -ixon")
    try changed.waitForExit()
    #expect(changed.terminalModes != changed.initialModes)
    #expect(!changed.terminalModes.echoes && !changed.terminalModes.isCanonical)
    #expect(!changed.terminalModes.controlsFlow && changed.terminalModes.sendsSignals)

    let restored = try shell("old=$(stty -g); stty raw -echo; stty $old")
    try restored.waitForExit()
    #expect(restored.terminalModes == restored.initialModes)
  }

  @Test func `one control character is enough of a difference`() throws {
    let session = try shell("stty intr x")
    try session.waitForExit()
    #expect(session.terminalModes != session.initialModes)
  }

  @Test func `questions are answered as the terminal is told to`() throws {
    let ask = #"stty raw -echo; printf '\033[?2026$p\033[c'; timeout 5 head -c 3 | od -c"#
    #expect(try answer(to: #"\033[?2026$p"#, length: 11) == "\u{1B}[?2026;2$y")
    #expect(try answer(to: #"\033[?2026$p"#, length: 11, answers: .plain) == "\u{1B}[?2026;0$y")
    #expect(try answer(to: #"\033[5n"#, length: 4) == "\u{1B}[0n")
    let silent = try shell(ask, answers: .none)
    silent.pump(for: .milliseconds(200))
    #expect(silent.screen.text == "")
  }

  /// What a program reads after having asked the terminal.
  private func answer(
    to question: String, length: Int, answers: TerminalSession.Answers = .synchronizedOutput
  ) throws -> String {
    let folder = try TemporaryFolder()
    let session = try shell(
      "stty raw -echo; printf '\(question)'; head -c \(length) > \(folder.path)/answer",
      answers: answers)
    try session.waitForExit()
    return try folder.read("answer")
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

  @Test func `all that was written before the end is received`() throws {
    let session = try shell("i=0; while [ $i -lt 3000 ]; do echo line $i; i=$((i+1)); done")
    try session.waitForExit()
    #expect(session.transcript.count(of: "line ") == 3000)
    #expect(session.screen.contains("line 2999"))
  }

  @Test func `waiting in vain shows the screen`() throws {
    let session = try shell("echo here; exec sleep 60")
    try session.waitForText("here")
    let failure = #expect(throws: UnmetExpectation.self) {
      try session.waitForText("there", within: .milliseconds(30))
    }
    #expect("\(try #require(failure))".contains("│here"))
    #expect(failure?.exitStatus == nil)
    #expect(throws: UnmetExpectation.self) {
      try session.waitForExit(within: .milliseconds(30))
    }
  }

  @Test func `waiting for an ended program is not patient`() throws {
    let session = try shell("echo last words; exit 7")
    let start = ContinuousClock.now
    let failure = #expect(throws: UnmetExpectation.self) { try session.waitForText("more") }
    #expect(failure?.exitStatus == .exited(7))
    #expect(try #require(failure).screen.contains("last words"))
    #expect(ContinuousClock.now - start < .seconds(8))
  }

  @Test func `frames are seen on the way`() throws {
    let move = #"printf '\033[?2026h\033[2J\033[1;%dHx\033[?2026l' $c"#
    let session = try shell(
      "stty -echo; echo ready; read l; for c in 1 2 3; do \(move); sleep 0.03; done; read l")
    try session.waitForText("ready")
    let frames = try session.frames(until: { $0.position(of: "x")?.column == 2 }) {
      session.press(.enter)
    }
    let complete = frames.filter(\.isComplete)
    #expect(complete.map { $0.screen.position(of: "x")?.column } == [0, 1, 2])
    #expect(zip(complete, complete.dropFirst()).allSatisfy { $0.time < $1.time })
    #expect(session.transcript.count(of: "\u{1B}[?2026h") == 3)
  }

  @Test func `a released session leaves no process`() throws {
    var session: TerminalSession? = try shell("trap '' HUP TERM; echo ready; while :; do :; done")
    try session?.waitForText("ready")
    let process = try #require(session?.process)
    #expect(kill(process, 0) == 0)
    session = nil
    #expect(kill(process, 0) == -1)
  }

  @Test func `a released session leaves no descriptor`() throws {
    let open = { try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count }
    try shell("exit").waitForExit()
    let before = try open()
    for _ in 1...20 { try shell("exit").waitForExit() }
    // Other tests run beside this one and have descriptors of their own.
    #expect(try open() < before + 20)
  }

  @Test func `the time on the processor is told`() throws {
    let busy = try shell("i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done")
    try busy.waitForExit(within: .seconds(30))
    let idle = try shell("sleep 0.1")
    try idle.waitForExit()
    #expect(try #require(busy.processorTime) > #require(idle.processorTime))
  }

  @Test func `the built program is found and starts`() throws {
    let session = try TerminalSession(BuiltProgram.path("cloze"))
    try session.waitUntil("any output") { _ in !session.transcript.chunks.isEmpty }
    #expect(throws: BuiltProgram.Missing.self) { try BuiltProgram.path("no such program") }
  }
}
