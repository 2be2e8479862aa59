import CellGrid
import Testing
import Wording

@testable import QuizScene

struct WheelTests {
  @Test(arguments: [
    ScreenPart.options, .sentence, .text, .checked, .results, .library, .dialog, .statistics, .help,
  ])
  func `the wheel scrolls, and back again`(part: ScreenPart) throws {
    var driver = try #require(KeyTableActionTests.screens(of: part).first)
    driver.turnWheel(-8)
    driver.skip()
    let top = driver.frame()
    driver.turnWheel(1)
    let below = driver.frame()
    #expect(below != top)
    driver.turnWheel(-1)
    #expect(driver.frame() == top)
    // Of the help and the statistics there are the most lines.
    driver.turnWheel([.help, .statistics].contains(part) ? 100 : 30)
    let end = driver.frame()
    driver.turnWheel(1)
    #expect(driver.frame() == end)
    #expect(end != top)
  }
}
