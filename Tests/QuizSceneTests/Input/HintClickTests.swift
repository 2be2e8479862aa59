import CellGrid
import Testing
import Wording

@testable import QuizScene

/// A click on a hint does what its key does.
struct HintClickTests {
  /// A hint as it is read from the bottom row: its key, and where it stands.
  struct PrintedHint {
    let key: Key
    let place: CellPoint
  }

  /// The hints that name one key.
  static func hints(of driver: SceneDriver) throws -> [PrintedHint] {
    var driver = driver
    driver.skip()
    let canvas = driver.frame()
    let row = driver.presenter.context.hintRow
    let gap = driver.presenter.context.isNarrow ? "  " : "   "
    var hints: [PrintedHint] = []
    for hint in canvas.lines[row].split(separator: gap) {
      let text = hint.trimmingPrefix { $0 == " " }
      guard let label = text.split(separator: " ").first else { continue }
      // The sign before the words that are looked for is no hint.
      if driver.presenter.part == .find, label == "/" { continue }
      let keys = KeyLabel(String(label)).keys
      guard keys.count == 1 else { continue }
      let place = try #require(canvas.lines[row].firstRange(of: text))
      let column = canvas.lines[row].distance(
        from: canvas.lines[row].startIndex, to: place.lowerBound)
      hints.append(PrintedHint(key: keys[0], place: CellPoint(column: column, row: row)))
    }
    return hints
  }

  @Test(arguments: ScreenPart.allCases)
  func `a click on a hint with one key does what the key does`(part: ScreenPart) throws {
    for screen in KeyTableActionTests.screens(of: part) {
      let hints = try Self.hints(of: screen)
      #expect(!hints.isEmpty)
      for hint in hints {
        let words = "\(hint.key) in \(part)"
        var pressed = screen
        var clicked = screen
        let wanted = pressed.send(.key(hint.key))
        let done = clicked.send(.mouse(MouseEvent(.press(.left), at: hint.place)))
        #expect(done == wanted, "\(words)")
        #expect(clicked.presenter.session == pressed.presenter.session, "\(words)")
        #expect(clicked.presenter.library?.model == pressed.presenter.library?.model, "\(words)")
        #expect((clicked.presenter.help == nil) == (pressed.presenter.help == nil), "\(words)")
        #expect(KeyTableActionTests.acts(.key(hint.key), on: screen), "\(words) does nothing")
      }
    }
  }
}
