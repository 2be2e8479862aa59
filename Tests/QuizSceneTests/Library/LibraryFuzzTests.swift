import CellGrid
import QuizViewModels
import TestSupport
import Testing

@testable import QuizScene

struct LibraryFuzzTests {
  static let keys: [CellGrid.Key] =
    "hjklo/? qgit4rds".map { CellGrid.Key.character($0) } + [
      .enter, .enter, .enter, .escape, .escape, .tab, .up, .down, .left, .right, .home, .end,
      .pageUp, .pageDown, .backspace, .control("u"),
    ]

  @Test(arguments: [1, 2])
  func `no keys, clicks, resizes and pauses leave anything behind`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var driver = SceneDriver(library: LibraryEntry.samples)
    for step in 0..<250 {
      switch Int.random(in: 0..<14, using: &generator) {
      case 0:
        driver.resize(
          .random(in: 1...110, using: &generator), .random(in: 1...34, using: &generator))
      case 1:
        driver.click(.random(in: 0..<80, using: &generator), .random(in: 0..<24, using: &generator))
      case 2:
        driver.turnWheel(.random(in: -2...2, using: &generator))
      case 3:
        driver.skip()
        #expect(driver.presenter.nextDeadline == nil)
        guard driver.frame() == driver.presenter.stillFrame else {
          Issue.record("seed \(seed), step \(step)\n\(driver.text())")
          return
        }
      default:
        if let key = Self.keys.randomElement(using: &generator) { driver.press(key) }
      }
      driver.time += .random(in: 0...0.1, using: &generator)
      _ = driver.frame()
    }
  }
}
