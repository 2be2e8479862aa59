import CellGrid
import MatchedGeometry
import QuizViewModels
import Wording

@testable import QuizScene

/// What holds for every frame of every screen.
enum SceneChecks {
  /// What is seen twice though it is there once.
  static func double(on canvas: Canvas, of presenter: Presenter) -> String? {
    var seen: Set<Character> = []
    // The results say once more what was in the blanks, also while they fade after a run.
    let isResults =
      presenter.session?.phase != .question
      || presenter.stage.ghosts.contains { $0.cause == .results }
    let once = isResults ? quizSigns : allSigns
    for row in 0..<canvas.size.height {
      for cell in canvas.row(row) {
        guard case .grapheme(let glyph) = cell.content, glyph != " " else { continue }
        let sign = glyph.character
        guard !sign.isASCII, once.contains(sign) else { continue }
        if !seen.insert(sign).inserted { return "\(sign) is drawn twice" }
      }
    }
    return nil
  }

  private static let quizSigns = Set(FuzzLibrary.quizSigns)
  private static let allSigns = quizSigns.union(FuzzLibrary.chipSigns)

  /// A caret outside of the window.
  static func caret(_ caret: CellPoint?, on canvas: Canvas, of presenter: Presenter) -> String? {
    guard let caret else { return nil }
    if !canvas.bounds.contains(caret) { return "the caret is at \(caret)" }
    return [.text, .filter, .find].contains(presenter.part) ? nil : "a caret where nothing is typed"
  }

  /// How an event got through to what lies behind.
  static func leak(from before: SceneState, to after: SceneState) -> String? {
    let isAnswered = after.session != before.session
    if before.hasHelp, after.model != before.model || isAnswered {
      return "input goes through the help"
    }
    guard let model = after.model, let old = before.model else { return nil }
    let isCovered =
      before.session != nil && after.session != nil || old.dialog != nil || before.isCovered
    let isKept =
      model.order == old.order && model.filter == old.filter && model.selection == old.selection
    if isCovered, !isKept { return "input goes through to the cards" }
    if let dialog = old.dialog, let now = model.dialog, now.entry != dialog.entry {
      return "a dialog became that of another card"
    }
    return nil
  }

  /// How a quiz whose dialog or page opens or closes is not where it was.
  static func jump(
    from before: SceneState, to after: SceneState, in scene: FuzzedScene
  ) -> String? {
    guard !before.isTooSmall, !after.isTooSmall, scene.presenter.preferences.motion == .full,
      let id = before.opened ?? after.opened,
      before.opened != after.opened || before.view != after.view
    else { return nil }
    if let other = before.opened, let now = after.opened, other != now {
      return "\(other) became \(now)"
    }
    guard let old = before.frames[id], let new = after.frames[id] else { return "\(id) is gone" }
    return old == new ? nil : "\(id) jumps from \(old) to \(new)"
  }
}
