import TestSupport
import Testing

/// The rows between which the chips of a question travel.
struct FlightPath {
  let sentenceRow: Int
  let optionsRow: Int

  /// Finds the rows of a sentence and an option on a screen where all chips are at home.
  init(on screen: Screen, sentence: String, option: String) throws {
    sentenceRow = try #require(screen.row(of: sentence))
    optionsRow = try #require(screen.row(of: option))
  }

  /// Whether a chip has left its row and has not reached the other.
  func isBetween(_ chip: String, on screen: Screen) -> Bool {
    guard let row = screen.row(of: chip) else { return false }
    return min(sentenceRow, optionsRow) < row && row < max(sentenceRow, optionsRow)
  }
}

extension TerminalSession {
  /// Waits for the first question of `hello.json` and says where its chips travel.
  ///
  /// By then the terminal's answers to the program's questions have been read, too.
  func waitForHello() throws -> FlightPath {
    try waitForText("quit")
    try waitForRest()
    return try FlightPath(on: screen, sentence: "This is a", option: "choice1")
  }

  /// Picks `example` in the first question of `hello.json` and returns while it is in mid-flight.
  ///
  /// On a busy machine a whole flight may go unseen; then there is another.
  @discardableResult
  func flyExample() throws -> FlightPath {
    let path = try waitForHello()
    for _ in 1...5 {
      type("4")
      try waitUntil("chip off its row") {
        !$0.modes.isMidFrame && ($0.row(of: "example") ?? path.optionsRow) != path.optionsRow
      }
      if path.isBetween("example", on: screen) { break }
      type("r")
      try waitUntil("chip at home") { $0.row(of: "example") == path.optionsRow }
      try waitForRest()
    }
    try #require(path.isBetween("example", on: screen), "\(screen)")
    return path
  }

  /// Waits until `example` has landed and its flash is over.
  func waitForLanding() throws {
    try waitUntil("landed chip") { $0.words.contains("This is a example question") }
    try waitForRest()
  }
}
