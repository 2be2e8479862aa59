import TestSupport
import Testing

/// What `TERM`, `NO_COLOR`, `LANG` and the options make of the screen.
@Suite struct TerminalTypeTests {
  private func environment(_ changes: [String: String?]) -> [String: String] {
    var environment = TerminalEnvironment.standard
    for (name, value) in changes { environment[name] = value }
    return environment
  }

  /// No type of terminal is the end (nethogs#308).
  @Test(
    arguments: [
      ("dumb", false), ("", true), ("nonsense", true),
      ("xterm-nonsense", true), ("\u{1B}[31m", true), (nil, true),
    ] as [(String?, Bool)])
  func `a terminal without a screen is played on line by line`(
    type: String?, isTold: Bool
  ) throws {
    let streams = try RedirectedOutput()
    let session = try cloze(
      ["--limit", "1", BundledQuiz.hello], environment: environment(["TERM": type]),
      redirection: Redirection(error: streams.error))
    try session.waitForText("Answer> ")
    session.type("example")
    session.press(.enter)
    try session.waitForText("Hello: answered 1 of 1")
    #expect(try session.waitForExit() == .exited(0))
    // One line says why, where something can be done about it.
    let message = try streams.readError()
    #expect(message.split(separator: "\n").count == (isTold ? 1 : 0))
    #expect(message.isEmpty || message.hasPrefix("cloze: ") && message.contains("TERM"))
    #expect(!message.contains("\u{1B}"))
    #expect(!session.transcript.bytes.contains(0x1B))
    #expect(session.terminalModes == session.initialModes)
  }

  @Test(arguments: [
    "vt100", "vt220", "linux", "xterm", "xterm-mono", "screen-256color", "tmux-256color", "rxvt",
  ])
  func `every terminal with a screen shows sentence and options`(type: String) throws {
    let session = try cloze([BundledQuiz.hello], environment: environment(["TERM": type]))
    _ = try session.waitForHello()
    #expect(session.screen.modes.reportsMouse == !["vt100", "vt220", "linux"].contains(type))
    for text in ["choice1", "choice2", "choice3", "example", "question", "help"] {
      #expect(session.screen.count(of: text) == 1)
    }
    session.type("4")
    try session.waitUntil("landed chip") {
      $0.count(of: "example") == 1 && $0.row(of: "example") == $0.row(of: "This is a")
    }
    session.type("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.terminalModes == session.initialModes)
    #expect(session.screen.modes == PrivateModes())
  }

  @Test func `NO_COLOR shows chips in brackets, a blank as a line and no colour`() throws {
    let session = try cloze([BundledQuiz.hello], environment: environment(["NO_COLOR": "1"]))
    _ = try session.waitForHello()
    #expect(session.screen.contains("This is a __________ question"))
    for chip in ["[choice1]", "[choice2]", "[choice3]", "[example]"] {
      #expect(session.screen.count(of: chip) == 1)
    }
    session.type("4")
    try session.waitForText("This is a [example]  question")
    try session.waitForRest()
    let cells = session.screen.rows.joined()
    #expect(cells.allSatisfy { $0.foreground == .standard && $0.background == .standard })
  }

  @Test(arguments: ["--color=never", "--color=8", "--color=16", "--color=256"])
  func `no more colours are used than allowed`(option: String) throws {
    let session = try cloze([option, BundledQuiz.hello])
    try session.flyExample()
    try session.waitForRest()
    #expect(session.screen.count(of: "example") == 1)
    let limit = Int(option.split(separator: "=")[1]) ?? 0
    let cells = session.screen.rows.joined()
    let colors = cells.map(\.foreground) + cells.map(\.background)
    #expect(colors.filter { !$0.isWithin(limit) } == [])
  }

  @Test(arguments: ["C", "POSIX", "en_US.ISO-8859-1", "nonsense"])
  func `without a UTF-8 locale everything is readable`(locale: String) throws {
    for variable in ["LANG", "LC_ALL"] {
      let session = try cloze(
        ["--start", "6", BundledQuiz.hello],
        environment: environment([variable: locale]))
      try session.waitForText("In Chinese,")
      try session.waitForRest()
      for option in ["火", "山", "木", "水"] { #expect(session.screen.count(of: option) == 1) }
    }
  }
}

extension ScreenColor {
  fileprivate func isWithin(_ limit: Int) -> Bool {
    switch self {
    case .standard: true
    case .palette(let index): Int(index) < limit
    case .rgb: false
    }
  }
}
