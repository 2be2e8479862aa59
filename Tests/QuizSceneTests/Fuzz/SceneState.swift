import MatchedGeometry
import QuizViewModels

@testable import QuizScene

/// What is compared before and after a deed.
///
/// A copy of the scene would do, but as long as there is one, every change has to copy all of it.
struct SceneState {
  let hasHelp: Bool
  /// Whether an offer or the statistics are in front.
  let isCovered: Bool
  let isTooSmall: Bool
  let model: LibraryViewModel?
  let session: QuizSession?
  /// The quiz that is a dialog or a page, and that view.
  let opened: LibraryEntry.ID?
  let view: ElementID?
  /// Where the lit or opened quizzes are drawn.
  let frames: [LibraryEntry.ID: Rect]

  init(_ scene: FuzzedScene) {
    let presenter = scene.presenter
    hasHelp = presenter.help != nil
    isCovered = presenter.offer != nil || presenter.statistics != nil
    isTooSmall = scene.isTooSmall
    model = presenter.library?.model
    session = presenter.session
    let played = presenter.run?.entry
    let dialog = model?.dialog?.entry
    opened = played ?? dialog
    view = played.map { .page($0) } ?? dialog.map { .dialog($0) }
    var frames: [LibraryEntry.ID: Rect] = [:]
    for view in presenter.stage.travellers.keys {
      let id: LibraryEntry.ID
      switch view {
      case .card(let entry), .dialog(let entry), .page(let entry): id = entry
      default: continue
      }
      frames[id] = presenter.stage.scope.presentation(of: view, at: scene.time)?.frame
    }
    self.frames = frames
  }
}
