import CellGrid
import QuizModel
import QuizViewModels
import Testing
import Wording

@testable import QuizScene

/// Every printed key does something somewhere in every part of the screen where it is printed.
struct KeyTableActionTests {
  /// A question of which there is more than a window shows, with a blank to type into.
  static let crowded: Question = {
    var question = ReachTests.crowded
    question.text.append(.blank(question.blanks.count))
    question.blanks.append(
      Blank(kind: .typed, answer: Answer(texts: ["typed"]), hints: ["It is typed."]))
    question.hints = ["The first one.", "The second one."]
    return question
  }()

  /// Screens of a part, in which each key finds something to do.
  static func screens(of part: ScreenPart) -> [SceneDriver] {
    var driver = SceneDriver(
      [crowded, .hello], settings: QuizSettings(attempts: 2), columns: 40, rows: 12)
    let fresh = driver
    switch part {
    case .options:
      driver.type("1")
      driver.press(.right, .right, .right)
      var later = driver
      later.press(.down, .down, .down)
      var scrolled = driver
      scrolled.press(.pageDown)
      return [driver, later, scrolled, fresh]
    case .sentence:
      var fresh = fresh
      fresh.press(.escape)
      driver.type("1")
      driver.press(.escape)
      var later = driver
      later.press(.right)
      var scrolled = driver
      scrolled.press(.pageDown)
      return [driver, later, scrolled, fresh]
    case .text:
      driver.press(.backTab)
      driver.type("two words")
      driver.press(.left, .left)
      var scrolled = driver
      scrolled.press(.pageDown)
      return [driver, scrolled]
    case .checked:
      driver.type("1234x")
      driver.press(.enter)
      var scrolled = driver
      scrolled.press(.pageUp, .pageUp)
      return [driver, scrolled]
    case .results:
      driver = ResultsScreenTests.driver(columns: 40, rows: 12)
      driver.skip()
      var scrolled = driver
      scrolled.press(.pageDown)
      return [driver, scrolled]
    case .find:
      driver.type("/opt two")
      driver.press(.left, .left)
      var found = fresh
      found.type("/opt")
      found.press(.down)
      return [driver, found]
    case .offer:
      driver = OfferScreenTests.resumed(WindowSize(20, 6))
      var later = driver
      later.press(.pageDown)
      return [driver, later, OfferScreenTests.practice(WindowSize(40, 12))]
    case .statistics:
      driver = StatisticsScreenTests.driver(WindowSize(40, 12))
      var scrolled = driver
      scrolled.press(.pageDown)
      return [driver, scrolled]
    case .library, .filter, .dialog:
      return libraryScreens(of: part)
    case .help:
      driver.type("?")
      driver.skip()
      var scrolled = driver
      scrolled.press(.pageDown)
      return [driver, scrolled]
    }
  }

  fileprivate static func libraryScreens(of part: ScreenPart) -> [SceneDriver] {
    var driver = SceneDriver(library: LibraryEntry.samples, columns: 70, rows: 12)
    var later = driver
    later.press(.down, .down, .right)
    switch part {
    case .filter:
      driver.type("/two words")
      driver.press(.left, .left)
      later.type("/")
      return [driver, later]
    case .dialog:
      driver.type("/long")
      driver.press(.enter, .enter)
      later = driver
      later.press(.pageDown)
      return [driver, later]
    default:
      var filtered = driver
      filtered.type("/s")
      filtered.press(.enter)
      let played = SceneDriver(library: LibraryEntry.played, columns: 100, rows: 30)
      return [driver, later, filtered, played]
    }
  }

  /// Whether an event changes the screen, or makes the program do something.
  static func acts(_ event: Event, on driver: SceneDriver) -> Bool {
    var changed = driver
    guard changed.send(event).isEmpty else { return true }
    let before = driver.presenter
    let after = changed.presenter
    if before.session != after.session || before.library?.model != after.library?.model
      || (before.help == nil) != (after.help == nil)
    {
      return true
    }
    var still = driver
    still.time += 5
    changed.time += 5
    return still.frame() != changed.frame()
  }

  @Test(arguments: ScreenPart.allCases)
  func `every printed key does something`(part: ScreenPart) {
    let screens = Self.screens(of: part)
    for screen in screens { #expect(screen.presenter.part == part) }
    for row in KeyTable.rows where row.parts.contains(part) {
      for (key, _) in row.actions {
        #expect(
          screens.contains { Self.acts(.key(key), on: $0) }, "\(key) for \(row.purpose) in \(part)")
      }
    }
  }
}
