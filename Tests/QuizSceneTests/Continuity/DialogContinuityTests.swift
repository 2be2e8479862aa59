import CellGrid
import QuizViewModels
import Testing

@testable import QuizScene

/// A dialog in all haste: nothing jumps, and nothing is left behind.
struct DialogContinuityTests {
  static let quiz = ElementID.quiz("quizzes/digits.json")

  /// A library with its second card lit.
  static func library(_ size: WindowSize) -> Follower {
    var driver = SceneDriver(
      library: Array(LibraryEntry.samples.prefix(10)), columns: size.columns, rows: size.rows)
    driver.press(.right)
    return Follower(driver)
  }

  /// A library whose dialog is on its way back into its card.
  static func shrinking(_ size: WindowSize) -> Follower {
    var follower = library(size)
    follower.change { $0.press(.enter) }
    follower.run(0.6)
    follower.change { $0.press(.escape) }
    follower.run(0.1)
    return follower
  }

  @Test(arguments: WindowSize.all)
  func `opened and closed it is in its own card again`(size: WindowSize) {
    var follower = Self.library(size)
    let card = follower.place(of: Self.quiz)
    follower.change { $0.press(.enter) }
    follower.run(0.6)
    #expect(follower.place(of: Self.quiz) != card)
    follower.change { $0.press(.escape) }
    follower.finish()
    #expect(follower.place(of: Self.quiz) == card)
  }

  @Test(arguments: WindowSize.all, [0.02, 0.05, 0.1, 0.2])
  func `opened and closed again and again it turns in mid-air`(size: WindowSize, pause: Double) {
    var follower = Self.library(size)
    let card = follower.place(of: Self.quiz)
    for key in [Key.enter, .escape, .enter, .escape, .enter, .escape] {
      follower.change { $0.press(key) }
      follower.run(pause)
    }
    follower.finish()
    #expect(follower.place(of: Self.quiz) == card)
  }

  @Test(arguments: WindowSize.usual)
  func `another card opened meanwhile leaves the first one alone`(size: WindowSize) {
    var follower = Self.shrinking(size)
    follower.change { $0.press(.left) }
    follower.change { $0.press(.enter) }
    follower.run(0.1)
    follower.change { $0.press(.escape) }
    follower.finish()
  }

  @Test(arguments: WindowSize.all)
  func `the window may change its size while it opens and while it shrinks`(size: WindowSize) {
    var follower = Self.library(size)
    follower.change { $0.press(.enter) }
    follower.run(0.1)
    follower.change(restingMayJump: true) { $0.resize(70, 20) }
    follower.run(0.1)
    follower.change(restingMayJump: true) { $0.resize(size.columns, size.rows) }
    follower.run(0.6)
    follower.change { $0.press(.escape) }
    follower.run(0.1)
    follower.change(restingMayJump: true) { $0.resize(64, 18) }
    follower.finish()
  }

  @Test(arguments: WindowSize.usual)
  func `a filter that leaves its card sends it to where that is now`(size: WindowSize) {
    var follower = Self.shrinking(size)
    for character in "/dig" {
      follower.change { $0.type(String(character)) }
      follower.run(0.03)
    }
    follower.finish()
    #expect(follower.driver.library.visible.map(\.title) == ["Digits"])
    #expect(follower.driver.library.selection == "quizzes/digits.json")
  }

  @Test(arguments: WindowSize.usual)
  func `a filter that hides its card lets it fade where it is`(size: WindowSize) throws {
    var follower = Self.shrinking(size)
    let place = try #require(follower.place(of: Self.quiz))
    func boxes(of follower: Follower) -> [CellRect] {
      follower.driver.presenter.stage.ghosts
        .filter { $0.cause == .card("quizzes/digits.json") && $0.element.rises }
        .map(\.element.frame)
    }
    follower.change { $0.type("/") }
    follower.change { $0.type("p") }
    #expect(follower.place(of: Self.quiz) == nil)
    #expect(boxes(of: follower) == [place])
    for character in "aris" {
      follower.run(0.03)
      follower.change { $0.type(String(character)) }
      #expect(boxes(of: follower).allSatisfy { $0 == place })
    }
    follower.finish()
  }

  @Test(arguments: WindowSize.usual)
  func `another order sends it to where its card is now`(size: WindowSize) {
    var follower = Self.shrinking(size)
    follower.change { $0.type("o") }
    follower.run(0.05)
    follower.change { $0.type("o") }
    follower.finish()
  }

  @Test(arguments: WindowSize.usual)
  func `it shrinks into its card though that scrolls`(size: WindowSize) {
    var follower = Self.shrinking(size)
    follower.change(restingMayJump: true) { $0.turnWheel(1) }
    follower.run(0.05)
    follower.change(restingMayJump: true) { $0.turnWheel(1) }
    follower.run(0.05)
    follower.change(restingMayJump: true) { $0.turnWheel(-2) }
    follower.finish()
  }

  @Test(arguments: WindowSize.usual)
  func `help comes in front of what is on its way`(size: WindowSize) {
    var follower = Self.library(size)
    follower.change { $0.press(.enter) }
    follower.run(0.1)
    follower.change { $0.type("?") }
    follower.run(0.1)
    follower.change { $0.press(.escape) }
    follower.run(0.1)
    follower.change { $0.press(.escape) }
    follower.run(0.05)
    follower.change { $0.type("?") }
    follower.run(0.05)
    follower.change { $0.press(.escape) }
    follower.finish()
  }

  @Test func `its box is seen where it is followed`() {
    var follower = Self.library(WindowSize(80, 24))
    for key in [Key.enter, .escape, .enter] {
      follower.change { $0.press(key) }
      for _ in 0..<9 {
        follower.run(1.0 / 60)
        #expect(follower.canvas.accentBox == follower.place(of: Self.quiz))
      }
    }
  }
}
