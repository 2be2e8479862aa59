import Foundation
import TestSupport
import Testing

/// A whole run in every terminal type and locale: nothing of it is ever unreadable (cursive#13).
@Suite struct TerminalMatrixTests {
  /// A value of `TERM`, nil for none.
  struct TerminalType: Sendable, CustomTestStringConvertible {
    let name: String?

    var testDescription: String { "TERM=\(name ?? "unset")" }
    var hasScreen: Bool { name != nil && name != "dumb" }
  }

  private static let types = [
    "xterm-256color", "xterm", "screen-256color", "tmux-256color", "linux", "vt100", "dumb", nil,
  ].map(TerminalType.init)

  private let quiz: DogQuiz

  init() throws { quiz = try DogQuiz() }

  private func play(
    _ options: [String] = [], type: TerminalType, _ changes: [String: String],
    signs: DogQuiz.Signs = .unicode, words: DogQuiz.Words = .english
  ) throws {
    var environment = TerminalEnvironment.standard(with: changes)
    environment["TERM"] = type.name
    let session = try cloze(options + [quiz.path], environment: environment)
    if type.hasScreen {
      try quiz.playOnScreen(session, signs: signs, words: words)
    } else {
      try quiz.playInLines(session, words: words)
    }
    // To the question whether to try the wrong one again.
    if !type.hasScreen { session.press(.enter) }
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.terminalModes == session.initialModes)
    #expect(session.screen.modes == PrivateModes())
  }

  @Test(arguments: types, ["C", "C.UTF-8"])
  func `every word and verdict is read`(type: TerminalType, locale: String) throws {
    try play(type: type, ["LANG": locale])
  }

  @Test(
    .enabled(if: Locales.has("zh_CN.UTF-8"), "needs the locale zh_CN.UTF-8"), arguments: types)
  func `every word and verdict is read in a Chinese locale`(type: TerminalType) throws {
    // Linux's console has no Chinese characters.
    let words = type.name == "linux" ? DogQuiz.Words.english : .chinese
    try play(type: type, ["LANG": "zh_CN.UTF-8"], words: words)
  }

  @Test(arguments: types)
  func `every word and verdict is read without colour`(type: TerminalType) throws {
    try play(type: type, ["NO_COLOR": "1"])
  }

  @Test(arguments: ["xterm-256color", "linux", "vt100"].map(TerminalType.init))
  func `every word and verdict is read in ASCII`(type: TerminalType) throws {
    try play(["--ascii"], type: type, [:], signs: .ascii)
  }
}
