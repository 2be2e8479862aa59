internal import LearningHistory
internal import Wording

/// The history as the program uses it: whatever is wrong with it, a quiz goes on.
///
/// What goes wrong is told once. The file is opened when it is first needed.
final class Journal {
  /// Where the history is.
  enum Place: Hashable, Sendable {
    /// In a file.
    case file(String)
    /// Nowhere known, so that nothing can be kept.
    case unknown
    /// Nowhere, as the person wants.
    case off
  }

  /// How long another program that writes is waited for, in seconds.
  fileprivate static let patience = 1.0

  /// What people's clocks say.
  let clock: WallClock
  /// What went wrong, in a sentence, until someone has taken it.
  fileprivate var notice: String?

  fileprivate let place: Place
  fileprivate let phrases: any HistoryPhrases
  fileprivate var history: QuizHistory?
  /// How often the history was opened: what is known of an earlier one means nothing in a later one.
  fileprivate(set) var generation = 0
  /// The file that is open.
  fileprivate var file: FileIdentity?
  fileprivate var isGivenUp = false
  fileprivate var hasTold = false

  /// Makes a journal; nothing is opened yet.
  init(_ place: Place, clock: WallClock = .system, phrases: any HistoryPhrases = English()) {
    self.place = place
    self.clock = clock
    self.phrases = phrases
    isGivenUp = place == .off
  }

  /// Whether answers are to be kept, as far as the person is concerned.
  var isWanted: Bool { place != .off }

  /// What went wrong and was not yet told.
  func takeNotice() -> String? {
    defer { notice = nil }
    return notice
  }

  /// Uses the history.
  ///
  /// - Returns: Nil when it cannot be used, or failed; that is told once.
  func use<Value>(_ work: (QuizHistory) throws(HistoryError) -> Value) -> Value? {
    guard let history = opened() else { return nil }
    do throws(HistoryError) {
      let value = try work(history)
      history.patience = Self.patience
      return value
    } catch {
      // Who keeps it locked for so long may do so for longer; nobody is to wait for every key.
      if error.cause == .busy { history.patience = 0 }
      if error.cause == .damaged { return useAnew(work, after: error) }
      tell(error.reason(phrases))
      return nil
    }
  }

  /// Begins an empty history in the place of one that turned out to be damaged.
  fileprivate func useAnew<Value>(
    _ work: (QuizHistory) throws(HistoryError) -> Value, after error: HistoryError
  ) -> Value? {
    history = nil
    do throws(HistoryError) {
      let file = try QuizHistory.setAside(path: error.path)
      guard let fresh = opened() else { return nil }
      notice = phrases.historySetAside(file: file.shownOnOneLine)
      return try work(fresh)
    } catch {
      isGivenUp = error.cause == .damaged
      tell(error.reason(phrases))
      return nil
    }
  }

  fileprivate func opened() -> QuizHistory? {
    if isGivenUp { return nil }
    if let history, file?.isStillThere ?? true { return history }
    // Another file in its place, or none, is another history.
    history = nil
    guard case .file(let path) = place else {
      isGivenUp = true
      tell(phrases.noHistoryPlace)
      return nil
    }
    do throws(HistoryError) {
      let history = try QuizHistory(path: path)
      if let file = history.setAside {
        notice = phrases.historySetAside(file: file.shownOnOneLine)
      }
      self.history = history
      file = FileIdentity(path)
      generation += 1
      return history
    } catch {
      isGivenUp = true
      tell(error.reason(phrases))
      return nil
    }
  }

  fileprivate func tell(_ reason: String) {
    guard !hasTold else { return }
    hasTold = true
    notice = phrases.historyLost(reason: reason)
  }
}
