import Foundation
import TestSupport
import Testing

/// On a terminal that says that its background is light, all text can be read (iotop#29).
@Suite struct LightBackgroundTests {
  /// The program in a terminal that is black on white, and says so.
  private func session(_ arguments: [String]) throws -> TerminalSession {
    let session = try cloze(["--motion", "none"] + arguments)
    try session.waitForText("quit")
    try session.waitForRest()
    let before = session.screen.picture
    session.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
    try session.waitUntil("other colours") { $0.picture != before }
    return session
  }

  private func expectReadable(_ screen: Screen) {
    for cell in screen.rows.joined() where cell.text.contains(where: \.isLetter) {
      let contrast = cell.contrastOnWhite
      #expect(contrast >= 3, "“\(cell.text)” \(cell.foreground) on \(cell.background): \(contrast)")
    }
  }

  @Test func `a question and its verdict`() throws {
    let session = try session(["--start", "2", BundledQuiz.hello])
    expectReadable(session.screen)
    session.type("1")
    try session.waitForText("⏎ check")
    expectReadable(session.screen)
    session.press(.enter)
    try session.waitForText("✗")
    try session.waitForRest()
    expectReadable(session.screen)
  }

  @Test func `the library and its dialog`() throws {
    let shelf = try QuizShelf()
    let session = try session([shelf.folder.path])
    expectReadable(session.screen)
    session.press(.enter)
    try session.waitForText("solutions")
    // What is behind the dialog is dimmed.
    #expect(session.screen.contains("Start"))
  }
}

extension ScreenCell {
  /// The contrast of text and background as WCAG 2 defines it, in xterm's palette.
  fileprivate var contrastOnWhite: Double {
    let colors = [foreground.luminance(else: 0), background.luminance(else: 1)].sorted()
    return (colors[1] + 0.05) / (colors[0] + 0.05)
  }
}

extension ScreenColor {
  /// How light the colour is, from 0 to 1, as WCAG 2 defines it.
  fileprivate func luminance(else standard: Double) -> Double {
    let channels: [Int]
    switch self {
    case .standard: return standard
    case .rgb(let red, let green, let blue): channels = [red, green, blue]
    case .palette(let index) where index >= 232:
      channels = Array(repeating: 8 + (index - 232) * 10, count: 3)
    case .palette(let index) where index >= 16:
      let levels = [0, 95, 135, 175, 215, 255]
      channels = [36, 6, 1].map { levels[(index - 16) / $0 % 6] }
    case .palette(let index):
      let level = index < 8 ? 205 : 255
      channels = [1, 2, 4].map { index & $0 == 0 ? 0 : level }
    }
    let linear = channels.map { channel in
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
