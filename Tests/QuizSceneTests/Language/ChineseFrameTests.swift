import TestSupport
import Testing
import Wording

@testable import QuizScene

/// Screens as a person would see them in Chinese, kept in `Frames/Chinese`.
struct ChineseFrameTests {
  static let names = [
    "question", "wrong", "almost", "results", "library", "dialog", "help", "statistics-all",
  ]

  @Test(arguments: LanguageScene.all.filter { names.contains($0.name) })
  func `a screen in Chinese`(scene: LanguageScene) {
    var driver = scene.driver(WindowSize(80, 24), Chinese())
    driver.skip()
    expectGolden(driver.text(), named: "\(scene.name)-80x24", in: "../Frames/Chinese")
  }
}
