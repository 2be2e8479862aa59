public import QuizModel
public import QuizViewModels

extension Presenter {
  /// Plays a quiz of the library, as ``Effect/play(_:_:)`` asked for, or what ``Effect/review`` or
  /// ``Effect/practise`` asked for; an open offer to practise closes.
  ///
  /// - Parameters:
  ///   - session: The run.
  ///   - title: What stands at the top.
  ///   - canEdit: Whether the questions come from a file that can be edited.
  ///   - time: The present in seconds.
  public mutating func begin(
    _ session: QuizSession, title: String, canEdit: Bool = false, at time: Double
  ) {
    let starting = starting
    self[LibraryScreen.self]?.played = starting
    screens.append(
      RunScreen(
        session: session, title: title, entry: starting, hasLibrary: library != nil,
        canEdit: canEdit, motion: preferences.motion))
    self[OfferScreen.self] = nil
    self.starting = nil
    update(.zoom, at: time)
  }

  /// Says over what is shown that nothing is due, and offers to practise: ``Effect/practise`` asks
  /// for that.
  ///
  /// - Parameters:
  ///   - next: How many questions come due next, 1 or more, and in how many days; nil when none do.
  ///   - time: The present in seconds.
  public mutating func offerPractice(next: (count: Int, days: Int)?, at time: Double) {
    self[OfferScreen.self] = OfferScreen(practiceBefore: next)
    update(.open, at: time)
  }

  /// Shows statistics over what is shown, as ``Effect/statistics`` asked for.
  ///
  /// - Parameters:
  ///   - pages: The pages in their order, at least one.
  ///   - time: The present in seconds.
  public mutating func showStatistics(_ pages: [StatisticsPage], at time: Double) {
    self[StatisticsScreen.self] = StatisticsScreen(pages, hasLibrary: true)
    update(.openStatistics, at: time)
  }

  /// Goes on with another run in place of the one that is on, as ``Effect/startAgain`` asked for, or
  /// with the same one after its quiz was edited.
  public mutating func replaceRun(_ session: QuizSession, at time: Double) {
    self[RunScreen.self]?.replace(session)
    update(.next, at: time)
  }

  /// Takes note of how the person stands with the quizzes of the library.
  public mutating func note(_ standings: [LibraryEntry.ID: QuizStanding], at time: Double) {
    self[LibraryScreen.self]?.note(standings)
    update(.scroll, at: time)
  }

  /// Tells something in one line at the bottom, where it stays for a few seconds at least.
  public mutating func tell(_ sentence: String, at time: Double) {
    notice = Notice(text: sentence, time: time)
  }

  /// Does what a screen answered, and shows what it changed.
  mutating func follow(_ response: Response, at time: Double) -> [Effect] {
    var effects: [Effect] = []
    // What comes in its place shows the change.
    var isShown = response.isChanged
    if response.closes {
      guard screens.count > 1 else { return [.leave] }
      screens.removeLast()
    }
    for effect in response.effects {
      switch effect {
      case .play(let entry, _):
        starting = entry
        effects.append(effect)
        isShown = false
      case .leave:
        guard let left = leaveRun() else { return effects + [.leave] }
        update(.zoom, at: time)
        effects.append(.left(left))
        isShown = false
      default:
        effects.append(effect)
      }
    }
    if isShown { update(response.moment, at: time) }
    return effects
  }

  /// Goes back from a run to the library, when there is one.
  fileprivate mutating func leaveRun() -> ShownRun? {
    guard let left = currentRun, library != nil else { return nil }
    let entry = run?.entry
    self[RunScreen.self] = nil
    self[LibraryScreen.self]?.played = nil
    if let entry { self[LibraryScreen.self]?.reveal(entry) }
    return left
  }
}
