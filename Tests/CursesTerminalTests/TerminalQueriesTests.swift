import Testing

@testable import CursesTerminal

struct TerminalQueriesTests {
  func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `questions are put once`() {
    var queries = TerminalQueries(asksForBackground: true, asksForSynchronizing: true)
    #expect(text(queries.take(at: 0)) == "\u{1B}]11;?\u{1B}\\\u{1B}[?2026$p\u{1B}[c")
    #expect(queries.take(at: 1) == [])
  }

  @Test func `no question, no fence`() {
    var queries = TerminalQueries(asksForBackground: false, asksForSynchronizing: false)
    #expect(queries.take(at: 0) == [])
    #expect(queries.answerDeadline(at: 0) == nil)
  }

  @Test func `an answer is waited for until it came, for a second at most`() {
    var queries = TerminalQueries(asksForBackground: true, asksForSynchronizing: false)
    #expect(queries.answerDeadline(at: 5) == nil)
    _ = queries.take(at: 5)
    #expect(queries.answerDeadline(at: 5.5) == 5.6)
    #expect(queries.answerDeadline(at: 6) == nil)
    queries.answer()
    #expect(queries.answerDeadline(at: 5.5) == nil)
  }
}
