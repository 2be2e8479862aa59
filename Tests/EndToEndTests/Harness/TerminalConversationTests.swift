import TestSupport
import Testing

/// What a program and its terminal tell each other beside text.
@Suite(.serialized) struct TerminalConversationTests {
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
}
