import TestSupport
import Testing

/// A question with more of everything than a window has room for: by keys alone all is reached, more
/// than 36 options among it (questionary#268).
@Suite struct LongQuestionTests {
  private static let sentence = """
    alpha bravo charlie _____ delta echo foxtrot golf hotel india juliett kilo lima mike november \
    oscar _____ papa quebec romeo sierra 中文水火山木 tango uniform victor whiskey xray yankee _____ \
    zulu 日本語かなカナ amber birch cedar 한국어단어시험 denim ebony fern grape holly _____ ivory \
    jade khaki
    """

  private static let options =
    (1...59).map { number in
      switch number {
      case 10: "选项十"
      case 20: "カナ二十"
      case 30: "서른"
      default: "opt" + (number < 10 ? "0" : "") + "\(number)"
      }
    } + ["sixtieth"]

  private static let quiz = """
    { "text": "\(sentence)", "answers": ["opt01", "opt02", "opt03", "sixtieth"],
      "explanation": "An explanation at the very end.",
      "options": [\(options.map { "\"\($0)\"" }.joined(separator: ", "))] }
    """

  /// The words, or of scripts without spaces the characters, which a line may end between.
  private static let pieces = sentence.split(separator: " ")
    .filter { !$0.contains("_") }
    .flatMap { $0.utf8.first.map { $0 > 127 } ?? false ? $0.map(String.init) : [String($0)] }

  private static let sizes = [(80, 24), (40, 12)]

  private func session(_ columns: Int, _ rows: Int, _ folder: TemporaryFolder) throws
    -> TerminalSession
  {
    let file = try folder.write(Self.quiz, to: "long.json")
    let session = try cloze(["--motion", "none", file], columns: columns, rows: rows)
    try session.waitForText("alpha")
    return session
  }

  @Test func `the sentence has forty words`() {
    #expect(Self.sentence.split(separator: " ").filter { !$0.contains("_") }.count == 40)
    #expect(Set(Self.options).count == 60)
  }

  @Test(arguments: sizes)
  func `every word and every option is reached by paging`(columns: Int, rows: Int) throws {
    let folder = try TemporaryFolder()
    let session = try session(columns, rows, folder)
    let pages = try session.screensPaging(with: .pageDown)
    let seen = pages.map(\.words).joined(separator: " ")
    for piece in Self.pieces + Self.options { #expect(seen.contains(piece), "\(piece)") }
    let back = try session.screensPaging(with: .pageUp)
    let top = try #require(pages.first).picture
    let differences = try #require(back.last).picture.differences(from: top)
    #expect(differences == [])
  }

  @Test func `every option is lit in sight by the arrows`() throws {
    let folder = try TemporaryFolder()
    let session = try session(40, 12, folder)
    for option in Self.options {
      session.press(.right)
      try session.waitUntil("“\(option)” lit") { $0.isLit(option) }
    }
    session.press(.home)
    try session.waitUntil("first option lit") { $0.isLit("opt01") }
    session.press(.end)
    try session.waitUntil("last option lit") { $0.isLit("sixtieth") }
  }

  @Test(arguments: sizes)
  func `the last option goes into the last blank and all is filled and checked`(
    columns: Int, rows: Int
  ) throws {
    let folder = try TemporaryFolder()
    let session = try session(columns, rows, folder)

    try session.performSlowly([.key(.tab), .key(.tab), .key(.tab), .key(.end)])
    try session.waitUntil("last option lit") { $0.isLit("sixtieth") }
    session.press(.enter)
    try session.performSlowly([.key(.escape), .key(.end)])
    let words = session.screen.words
    #expect(words.contains("holly sixtieth") || words.contains("sixtieth ivory"))

    // Wrong in the second and the third blank.
    try session.performSlowly([.key(.home), .key(.enter), "1", "4", "5"])
    #expect(session.screen.hints.first?.word == "check")
    session.press(.enter)
    try session.waitForText("results")
    _ = try session.screensPaging(with: .pageUp)
    let pages = try session.screensPaging(with: .pageDown)
    let seen = pages.map(\.compact).joined()
    let allWords = pages.map(\.words).joined(separator: " ")
    for mark in ["opt01✓", "opt02✗", "opt03✗", "sixtieth✓", "opt04✗", "opt05✗", "✗Two"] {
      #expect(seen.contains(mark), "\(mark)")
    }
    for piece in Self.pieces + ["very", "end."] { #expect(allWords.contains(piece), "\(piece)") }
  }
}

extension Screen {
  /// Whether an option can be read and stands out from the chips that rest.
  fileprivate func isLit(_ option: String) -> Bool {
    guard let place = position(of: option), let cell = self[place.column, place.row] else {
      return false
    }
    let others = rows.joined().filter { $0.background == cell.background }
    // The lit chip is the only one in its colour.
    return cell.background != .standard && others.count < 16
  }
}
