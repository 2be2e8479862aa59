import CellGrid
import QuizViewModels
import Testing

@testable import QuizScene

/// The zoom between card, dialog and page in all haste.
struct ZoomContinuityTests {
  /// A quiz that has just been started.
  static func started(_ size: WindowSize) -> Follower {
    var follower = DialogContinuityTests.library(size)
    follower.change { $0.press(.enter) }
    follower.run(0.6)
    follower.change { $0.press(.enter) }
    follower.run(0.1)
    return follower
  }

  @Test(arguments: WindowSize.all)
  func `it turns in mid-air, and again at once`(size: WindowSize) {
    var follower = Self.started(size)
    follower.change { $0.type("q") }
    follower.change { $0.press(.enter) }
    follower.run(0.05)
    follower.change { $0.press(.enter) }
    follower.run(0.1)
    follower.change { $0.type("q") }
    follower.finish()
    #expect(follower.driver.presenter.session == nil)
    #expect(follower.driver.library.selection == "quizzes/digits.json")
  }

  @Test(arguments: WindowSize.usual)
  func `a key of the question works before the page is there`(size: WindowSize) {
    var follower = Self.started(size)
    follower.change { $0.press(.escape) }
    #expect(follower.driver.model.focus == .sentence)
    follower.run(0.05)
    follower.change { $0.type("4") }
    follower.run(0.05)
    follower.change { $0.type("q") }
    follower.run(0.05)
    follower.change { $0.press(.escape) }
    follower.finish()
  }

  @Test(arguments: WindowSize.usual)
  func `the window may change its size on the way there and back`(size: WindowSize) {
    var follower = Self.started(size)
    follower.change(restingMayJump: true) { $0.resize(70, 20) }
    follower.run(0.1)
    follower.change(restingMayJump: true) { $0.resize(size.columns, size.rows) }
    follower.run(0.6)
    follower.change { $0.type("q") }
    follower.run(0.1)
    follower.change(restingMayJump: true) { $0.resize(64, 18) }
    follower.finish()
  }

  @Test(arguments: WindowSize.usual)
  func `help opens and closes on the way`(size: WindowSize) {
    var follower = Self.started(size)
    follower.change { $0.type("?") }
    follower.run(0.1)
    follower.change { $0.press(.escape) }
    follower.run(0.05)
    follower.change { $0.type("q") }
    follower.finish()
  }
}
