public import QuizViewModels

extension Presenter {
  /// What the program has to do.
  public enum Effect: Hashable, Sendable {
    /// End.
    case leave
    /// Begin to play a quiz of the library: call ``Presenter/begin(_:title:canEdit:at:)``.
    case play(LibraryEntry.ID, RunStart)
    /// Begin to play what is due: call ``Presenter/begin(_:title:canEdit:at:)``, or
    /// ``Presenter/offerPractice(next:at:)`` when nothing is.
    case review
    /// Show statistics: call ``Presenter/showStatistics(_:at:)``.
    case statistics
    /// Do what a run asks for, which has changed already.
    case run(QuizSession.Effect, of: QuizSession)
    /// Begin the run anew that was offered to go on with: call ``Presenter/replaceRun(_:at:)``.
    case startAgain
    /// Begin to play what is known least, though nothing is due: call
    /// ``Presenter/begin(_:title:canEdit:at:)``.
    case practise
    /// Take note of a run that was left for the library.
    case left(ShownRun)
  }

  /// A run as it is shown: on, over, or left.
  public struct ShownRun: Hashable, Sendable {
    /// What stood at the top.
    public let title: String
    /// How it went.
    public let results: QuizResults
  }
}
