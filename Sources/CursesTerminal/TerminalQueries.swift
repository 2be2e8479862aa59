/// Questions to the terminal whose answers come among the keys, when they come.
struct TerminalQueries {
  /// What is asked, or nothing where asking does harm.
  let bytes: [UInt8]
  fileprivate var asked: Double?
  fileprivate var isAnswered = false
  fileprivate var hasAnsweredBefore = false
  fileprivate static let fence = "\u{1B}[c"

  /// Chooses the questions.
  ///
  /// - Parameters:
  ///   - asksForBackground: Whether to ask for the colour of the background (OSC 11).
  ///   - asksForSynchronizing: Whether to ask for synchronized output (DECRQM 2026).
  init(asksForBackground: Bool, asksForSynchronizing: Bool) {
    var text = ""
    if asksForBackground { text += "\u{1B}]11;?\u{1B}\\" }
    if asksForSynchronizing { text += "\u{1B}[?2026$p" }
    // Every terminal answers this one; with its answer none of the others is to come any more.
    if !text.isEmpty { text += Self.fence }
    bytes = Array(text.utf8)
  }

  /// Takes the questions for sending, the first time; none after that.
  mutating func take(at time: Double) -> [UInt8] {
    guard asked == nil else { return [] }
    asked = time
    return bytes
  }

  /// Asks a terminal that answers once more: what it has sent before comes before its answer.
  ///
  /// - Returns: The question; none where the last one was not answered.
  mutating func takeFence(at time: Double) -> [UInt8] {
    guard isAnswered else { return [] }
    asked = time
    isAnswered = false
    hasAnsweredBefore = true
    return Array(Self.fence.utf8)
  }

  /// Notes that the last answer came.
  mutating func answer() {
    isAnswered = true
  }

  /// Until when an answer is still worth waiting for before the terminal is given back.
  ///
  /// An answer that comes later is typed into the shell. Where none has come for a second, none
  /// will; and who has never answered is not waited for that long.
  func answerDeadline(at time: Double) -> Double? {
    guard let asked, !bytes.isEmpty, !isAnswered, time < asked + 1 else { return nil }
    return hasAnsweredBefore ? asked + 1 : time + 0.1
  }
}
