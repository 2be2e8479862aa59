import CellGrid
import QuizViewModels
import Testing

@testable import QuizScene

/// Chips in all haste.
struct ChipContinuityTests {
  static func question(_ size: WindowSize) -> Follower {
    Follower(
      SceneDriver([.hello, .reset, .hanyu], columns: size.columns, rows: size.rows))
  }

  @Test(arguments: WindowSize.all)
  func `two chips, one a moment after the other`(size: WindowSize) {
    var follower = Self.question(size)
    follower.change { $0.type("4") }
    follower.run(0.05)
    follower.change { $0.type("1") }
    follower.run(0.05)
    follower.change { $0.type("4") }
    follower.finish()
  }

  @Test(arguments: WindowSize.usual)
  func `help and a new size in mid-flight`(size: WindowSize) {
    var follower = Self.question(size)
    follower.change { $0.type("4") }
    follower.run(0.1)
    follower.change { $0.type("?") }
    follower.run(0.05)
    follower.change(restingMayJump: true) { $0.resize(64, 18) }
    follower.run(0.05)
    follower.change { $0.press(.escape) }
    follower.finish()
  }

  @Test(arguments: zip(WindowSize.all, [0.02, 0.1, 0.2, 0.3]))
  func `a chip is picked while the options still come`(size: WindowSize, pause: Double) {
    var follower = Self.question(size)
    follower.change { $0.type("4") }
    follower.run(0.6)
    follower.change { $0.press(.enter, .enter) }
    follower.run(pause)
    follower.change { $0.type("2") }
    follower.run(0.1)
    follower.change { $0.type("r") }
    follower.finish()
  }

  @Test func `in a run of the library, too, a chip leaves with its question from where it is`()
    throws
  {
    var driver = SceneDriver(library: LibraryEntry.samples)
    driver.press(.enter, .enter)
    driver.skip()
    driver.type("4")
    driver.run(until: driver.time + 0.1)
    let flying = try #require(driver.frame().cells(on: .palette(75)))
    driver.press(.enter, .enter)
    let ghosts = driver.presenter.stage.ghosts.map(\.element.frame)
    #expect(ghosts.contains(flying))
  }
}
