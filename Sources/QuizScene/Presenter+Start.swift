internal import MatchedGeometry
public import QuizModel
public import QuizViewModels

extension Presenter {
  /// What is shown first; without a library there is none to go back to, and closing it leaves.
  public enum Start {
    /// A run and what stands at the top; whether a dialog asks first whether to go on with it or to
    /// start again, since it was broken off; and whether the questions come from a file that can be
    /// edited.
    case run(QuizSession, title: String, offersToGoOn: Bool = false, canEdit: Bool = false)
    /// A library, which has at least one entry.
    case library(LibraryViewModel)
    /// The offer to practise though nothing is due, over an empty page: how many questions come due
    /// next, 1 or more, and in how many days; nil when none do.
    case practiceOffer(next: (count: Int, days: Int)?)
    /// Pages of statistics in their order, at least one.
    case statistics([StatisticsPage])
  }
}

extension Presenter.Start {
  /// The screens that are open at first, from back to front.
  func screens(motion: MotionLevel) -> [any Screen] {
    switch self {
    case .run(let session, let title, let offersToGoOn, let canEdit):
      let run = RunScreen(
        session: session, title: title, entry: nil, hasLibrary: false, canEdit: canEdit,
        motion: motion)
      return offersToGoOn ? [run, OfferScreen(goingOnWith: session)] : [run]
    case .library(let library): return [LibraryScreen(library)]
    case .practiceOffer(let next): return [OfferScreen(practiceBefore: next)]
    case .statistics(let pages): return [StatisticsScreen(pages, hasLibrary: false)]
    }
  }
}
