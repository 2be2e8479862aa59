import TestSupport
import Testing

/// What must not do anything where there is nothing to type into.
@Suite struct IgnoredInputTests {
  private static let inputs: [Input] = [
    .key(.paste("4q\r")), .key(.focus(true)), .key(.focus(false)),
    "\u{1B}[99;99;99z", "\u{1B}[?1;2u", "\u{1B}]0;q4\u{7}", "\u{1B}Pq4\u{1B}\\",
    "\u{1B}_q4\u{1B}\\", "\u{1B}[200~4\r", "\u{1B}[<35;10;10M", "\u{1B}[<0;0;0M",
    "\u{1B}[<0;4;4;4M\u{1B}[M 44", "\u{1B}[24;80R", "\u{1B}[200~q\u{1B}[201~",
    "\u{1}\u{2}\u{6}", "漢字", "\u{FFFD}",
  ]

  @Test(arguments: inputs)
  func `is swallowed, and the next key works`(input: Input) throws {
    let session = try cloze(["--motion", "none", BundledQuiz.hello])
    _ = try session.waitForHello()
    let before = session.screen.picture
    session.perform([input])
    try session.waitForRest()
    #expect(session.screen.picture == before)
    // The end of a paste that was left open above.
    session.type("\u{1B}[201~4")
    try session.waitUntil("landed chip") { $0.words.contains("This is a example question") }
  }
}
