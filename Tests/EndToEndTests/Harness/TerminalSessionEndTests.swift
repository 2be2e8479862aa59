import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How sessions end, and what they leave behind: nothing.
@Suite(.serialized) struct TerminalSessionEndTests {
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

  @Test func `under a shell with job control a program is suspended and resumed`() throws {
    let session = try shell("set -m; cat; echo suspended; fg; echo end")
    session.type("one\r")
    try session.waitUntil("echo and line") { $0.lines.prefix(2) == ["one", "one"] }
    session.press(.control("z"))
    try session.waitForText("suspended")
    session.type("two\r")
    try session.waitUntil("line after the echo") { $0.lines.filter { $0 == "two" }.count == 2 }
    session.press(.control("d"))
    try session.waitForText("end")
  }

  @Test func `closing the window hangs the program up`() throws {
    let session = try shell("echo ready; exec sleep 60")
    try session.waitForText("ready")
    session.hangUp()
    #expect(try session.waitForExit() == .signalled(SIGHUP))
  }

  @Test func `all that was written before the end is received`() throws {
    let session = try shell("i=0; while [ $i -lt 3000 ]; do echo line $i; i=$((i+1)); done")
    try session.waitForExit()
    #expect(session.transcript.count(of: "line ") == 3000)
    #expect(session.screen.contains("line 2999"))
  }

  @Test func `the time on the processor is told`() throws {
    let busy = try shell("i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done")
    try busy.waitForExit(within: .seconds(30))
    let idle = try shell("sleep 0.1")
    try idle.waitForExit()
    #expect(try #require(busy.processorTime) > #require(idle.processorTime))
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
}
