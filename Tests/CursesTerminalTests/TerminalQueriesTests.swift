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

  @Test func `a terminal that has answered is asked once more and waited for`() {
    var queries = TerminalQueries(asksForBackground: true, asksForSynchronizing: false)
    _ = queries.take(at: 5)
    queries.answer()
    #expect(text(queries.takeFence(at: 60)) == "\u{1B}[c")
    #expect(queries.answerDeadline(at: 60.2) == 61)
    #expect(queries.answerDeadline(at: 61) == nil)
    #expect(queries.takeFence(at: 62) == [])
    queries.answer()
    #expect(queries.answerDeadline(at: 60.2) == nil)
    #expect(text(queries.takeFence(at: 70)) == "\u{1B}[c")
  }

  @Test func `a terminal that has not answered is not asked again`() {
    var queries = TerminalQueries(asksForBackground: true, asksForSynchronizing: true)
    #expect(queries.takeFence(at: 5) == [])
    _ = queries.take(at: 5)
    #expect(queries.takeFence(at: 6) == [])
    #expect(queries.answerDeadline(at: 6) == nil)
  }
}
