import CellGrid
import MatchedGeometry
import QuizModel
import QuizViewModels
import TestSupport
import Testing
import Wording

@testable import QuizScene

/// The dialogs that ask before anything is played.
struct OfferScreenTests {
  static let sizes = [
    WindowSize(100, 30), WindowSize(60, 20), WindowSize(40, 12), WindowSize(20, 6),
  ]
  static let poor = TerminalTraits(colorDepth: .none, showsUnicode: false)

  /// A run of three questions that was broken off at the second one.
  static func resumed(
    _ size: WindowSize = WindowSize(100, 30), traits: TerminalTraits = TerminalTraits()
  ) -> SceneDriver {
    var session = QuizSession(quiz: Quiz(title: "git", questions: [.hello, .reset, .hanyu]))
    for intent in [Intent.pick(OptionID(bank: 0, index: 3)), .confirm, .confirm] {
      _ = session.send(intent, at: 0)
    }
    var driver = SceneDriver([.hello], columns: size.columns, rows: size.rows)
    driver.presenter = Presenter(
      .run(session, title: "git", offersToGoOn: true),
      size: CellSize(width: size.columns, height: size.rows), traits: traits, phrases: English(),
      at: 0)
    return driver
  }

  /// The offer to practise, over the library or over nothing.
  static func practice(
    overLibrary: Bool = true, _ size: WindowSize = WindowSize(100, 30),
    traits: TerminalTraits = TerminalTraits()
  ) -> SceneDriver {
    var driver = SceneDriver(
      library: LibraryEntry.played, columns: size.columns, rows: size.rows, traits: traits)
    if overLibrary {
      driver.presenter.offerPractice(next: (count: 3, days: 1), at: 0)
    } else {
      driver.presenter = Presenter(
        .practiceOffer(next: (count: 1, days: 5)),
        size: CellSize(width: size.columns, height: size.rows), traits: traits,
        phrases: English(), at: 0)
    }
    driver.skip()
    return driver
  }

  @Test(arguments: sizes)
  func `the offer to go on`(size: WindowSize) {
    var driver = Self.resumed(size)
    expectGolden(driver.text(), named: "offer-go-on-\(size.columns)x\(size.rows)", in: "../Frames")
  }

  @Test(arguments: sizes)
  func `the offer to practise`(size: WindowSize) {
    var driver = Self.practice(size)
    expectGolden(
      driver.text(), named: "offer-practise-\(size.columns)x\(size.rows)", in: "../Frames")
  }

  @Test func `both offers in ASCII without colours, and one over an empty page`() {
    var run = Self.resumed(traits: Self.poor)
    expectGolden(run.text(), named: "offer-go-on-ascii", in: "../Frames")
    var alone = Self.practice(overLibrary: false, traits: Self.poor)
    expectGolden(alone.text(), named: "offer-practise-alone-ascii", in: "../Frames")
  }

  @Test(arguments: [CellGrid.Key.enter, .character(" "), .escape, .character("q")])
  func `going on leads to the run as it is`(key: CellGrid.Key) {
    var driver = Self.resumed()
    let session = driver.presenter.session
    #expect(driver.send(.key(key)) == [])
    driver.skip()
    #expect(driver.presenter.offer == nil)
    #expect(driver.presenter.session == session)
    #expect(driver.text().contains("git reset") && driver.text().contains("2 / 3"))
    #expect(driver.frame() == driver.presenter.stillFrame)
  }

  @Test func `starting again asks for a run in its place`() throws {
    var driver = Self.resumed()
    driver.press(.right)
    #expect(driver.text().contains("⏎ start again"))
    #expect(driver.send(.key(.enter)) == [.startAgain])
    let session = try #require(driver.presenter.session)
    driver.presenter.replaceRun(QuizSession(questions: session.questions), at: driver.time)
    driver.skip()
    #expect(driver.text().contains("1 / 3"))
    #expect(driver.presenter.offer == nil)
  }

  @Test func `what is behind takes no input`() {
    for driver in [Self.resumed(), Self.practice()] {
      var pressed = driver
      for key in "1234rtasw/eon" { pressed.press(.character(key)) }
      pressed.send(.paste("text"))
      pressed.turnWheel(3)
      #expect(pressed.presenter.session == driver.presenter.session)
      #expect(pressed.presenter.library?.model == driver.presenter.library?.model)
      #expect(pressed.presenter.offer != nil)
    }
  }

  @Test func `a click beside it closes it, one on a button presses it, one on its words nothing`()
    throws
  {
    var driver = Self.practice()
    let words = try #require(driver.frame().place(of: "Nothing is due."))
    let button = try #require(driver.frame().place(of: "Practise"))
    driver.click(words.column, words.row)
    #expect(driver.presenter.offer != nil)
    let click = MouseEvent(.press(.left), at: button)
    #expect(driver.send(.mouse(click)) == [.practise])
    #expect(driver.presenter.offer != nil)
    driver.click(2, 10)
    #expect(driver.presenter.offer == nil)
    #expect(driver.library.dialog == nil)
  }

  @Test func `a run that comes closes it, and leaving goes back to the library`() throws {
    var driver = Self.practice()
    let library = driver.library
    #expect(driver.send(.key(.enter)) == [.practise])
    driver.presenter.begin(
      QuizSession(quiz: Quiz(title: "Due", questions: [.hello])), title: "Due", at: driver.time)
    driver.skip()
    #expect(driver.presenter.offer == nil)
    #expect(driver.text().contains("This is a") && !driver.text().contains("quizzes"))
    #expect(driver.frame() == driver.presenter.stillFrame)
    let effects = driver.send(.key(.character("q")))
    guard case .left(let run)? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    #expect(run.title == "Due" && effects.count == 1)
    driver.skip()
    #expect(driver.library == library)
    #expect(driver.text().contains("9 quizzes"))
    #expect(driver.frame() == driver.presenter.stillFrame)
  }

  @Test(arguments: [CellGrid.Key.escape, .character("q")])
  func `closing it leaves where there is nothing behind it`(key: CellGrid.Key) {
    var driver = Self.practice(overLibrary: false)
    #expect(driver.send(.key(key)) == [.leave])
    driver = Self.practice(overLibrary: false)
    driver.press(.right)
    #expect(driver.send(.key(.enter)) == [.leave])
    driver = Self.practice(overLibrary: false)
    #expect(driver.send(.key(.enter)) == [.practise])
    driver.presenter.begin(
      QuizSession(quiz: Quiz(title: "Due", questions: [.hello])), title: "Due", at: driver.time)
    driver.skip()
    #expect(driver.send(.key(.character("q"))) == [.leave])
  }

  @Test func `the one over the library closes to what was there`() {
    var driver = SceneDriver(library: LibraryEntry.played, columns: 100, rows: 30)
    let before = driver.frame()
    driver.press(.character("d"))
    #expect(driver.presenter.offer != nil)
    driver.skip()
    #expect(driver.frame() != before)
    driver.press(.escape)
    driver.skip()
    #expect(driver.frame() == before)
  }

  @Test func `it grows from its middle and fades`() throws {
    var driver = SceneDriver(library: LibraryEntry.played, columns: 100, rows: 30)
    _ = driver.frame()
    driver.press(.character("d"))
    let box = try #require(driver.presenter.stage.travellers[.offer])
    func width() -> Int { driver.presenter.stage.drawnFrame(of: box, at: driver.time).width }
    #expect(width() == box.frame.width / 2)
    driver.run(until: 0.1)
    #expect((box.frame.width / 2 + 1..<box.frame.width).contains(width()))
    driver.settle()
    #expect(width() == box.frame.width)
    driver.press(.escape)
    driver.time += 0.08
    #expect(!driver.text().contains("Nothing is due"))
    driver.skip()
    #expect(driver.presenter.nextDeadline == nil && driver.presenter.stage.ghosts.isEmpty)
  }

  @Test func `its numbers are those of the run`() {
    var driver = Self.resumed()
    #expect(driver.text().contains("Question 2 of 3, 1 answered"))
  }
}
