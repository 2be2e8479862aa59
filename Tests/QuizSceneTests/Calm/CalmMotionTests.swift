import CellGrid
import MatchedGeometry
import QuizModel
import QuizViewModels
import Testing

@testable import QuizScene

/// Little motion and none: nothing travels, few frames are drawn, and everything can be read.
struct CalmMotionTests {
  /// A change of the screen and what comes before it.
  struct Change: Sendable, CustomStringConvertible {
    let description: String
    /// Whether it is in the library.
    var isInLibrary = false
    /// Keys before it, which are at rest when it comes.
    let keys: [Key]
    /// The change itself.
    let change: [Key]
  }

  static let changes: [Change] = [
    Change(description: "pick", keys: [], change: [.character("4")]),
    Change(description: "reset", keys: [.character("4")], change: [.character("r")]),
    Change(description: "right", keys: [.character("4")], change: [.enter]),
    Change(description: "wrong", keys: [.character("1")], change: [.enter]),
    Change(description: "next", keys: [.character("4"), .enter], change: [.enter]),
    Change(
      description: "results",
      keys: "4".map(Key.character) + [.enter, .enter, .character("2"), .enter],
      change: [.enter]),
    Change(description: "hint", keys: [.character("1")], change: [.character("t")]),
    Change(description: "find", keys: [.character("/")], change: [.character("e")]),
    Change(description: "give up", keys: [.character("1")], change: [.character("a")]),
    Change(description: "skip", keys: [.character("t")], change: [.character("s")]),
    Change(
      description: "retry",
      keys: [.character("1"), .enter, .enter, .character("1"), .enter, .enter],
      change: [.character("w")]),
    Change(description: "help", keys: [], change: [.character("?")]),
    Change(description: "help closes", keys: [.character("?")], change: [.escape]),
    Change(description: "open", isInLibrary: true, keys: [.right], change: [.enter]),
    Change(description: "close", isInLibrary: true, keys: [.right, .enter], change: [.escape]),
    Change(description: "start", isInLibrary: true, keys: [.right, .enter], change: [.enter]),
    Change(
      description: "leave", isInLibrary: true, keys: [.right, .enter, .enter],
      change: [.character("q")]),
    Change(description: "order", isInLibrary: true, keys: [], change: [.character("o")]),
    Change(
      description: "filter", isInLibrary: true, keys: [.character("/")], change: [.character("i")]),
    Change(description: "statistics", isInLibrary: true, keys: [], change: [.character("s")]),
    Change(
      description: "another page", isInLibrary: true, keys: [.character("s")], change: [.right]),
    Change(
      description: "statistics close", isInLibrary: true, keys: [.character("s")],
      change: [.escape]),
    Change(description: "offer", isInLibrary: true, keys: [], change: [.character("d")]),
    Change(
      description: "offer closes", isInLibrary: true, keys: [.character("d")], change: [.escape]),
  ]

  static let hinted: Question = {
    var question = Question.hello
    question.hints = ["It is the last one."]
    return question
  }()

  static func driver(_ change: Change, _ motion: MotionLevel) -> SceneDriver {
    let preferences = Presenter.Preferences(motion: motion)
    var driver =
      change.isInLibrary
      ? SceneDriver(library: LibraryEntry.samples, preferences: preferences)
      : SceneDriver([hinted, .reset], preferences: preferences)
    for key in change.keys {
      driver.press(key)
      driver.skip()
    }
    for key in change.change { driver.press(key) }
    return driver
  }

  /// Expects all that can travel to be at its place.
  static func expectRest(in driver: SceneDriver, _ words: String) {
    let stage = driver.presenter.stage
    for (view, element) in stage.travellers {
      #expect(
        stage.drawnFrame(of: element, at: driver.time) == element.frame, "\(view), \(words)")
    }
  }

  @Test(arguments: changes)
  func `without motion the first frame is the last one`(change: Change) {
    var driver = Self.driver(change, .none)
    Self.expectRest(in: driver, change.description)
    let first = driver.frame()
    #expect(driver.presenter.nextDeadline == nil)
    #expect(first == driver.presenter.stillFrame)
    driver.time += 0.1
    #expect(driver.frame() == first)
  }

  @Test(arguments: changes)
  func `with little motion at most four frames are drawn, and nothing leaves its place`(
    change: Change
  ) {
    var driver = Self.driver(change, .reduced)
    var frames = [driver.frame()]
    let start = driver.time
    while let deadline = driver.presenter.nextDeadline, frames.count < 20 {
      driver.time = max(deadline, driver.time)
      let frame = driver.frame()
      Self.expectRest(in: driver, change.description)
      if frame != frames.last { frames.append(frame) }
    }
    #expect(frames.count <= 4)
    #expect(driver.time - start <= 0.3)
    #expect(frames.last == driver.presenter.stillFrame)
  }

  @Test(arguments: changes.filter { $0.isInLibrary })
  func `with little motion a box is there with the first frame, and its words with the third`(
    change: Change
  ) {
    var driver = Self.driver(change, .reduced)
    _ = driver.frame()
    let still = driver.presenter.stillFrame
    for _ in 0..<2 {
      guard let deadline = driver.presenter.nextDeadline else { continue }
      driver.time = deadline
      _ = driver.frame()
    }
    #expect(driver.frame().lines == still.lines)
  }
}
