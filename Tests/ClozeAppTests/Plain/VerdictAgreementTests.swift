import CellGrid
import QuizModel
import QuizScene
import QuizViewModels
import Testing
import Wording

@testable import ClozeApp

/// What is said first of a verdict is the same on the screen and in writing.
@Suite struct `The verdict` {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// What is right in each typed blank.
    let answers: [String]
    /// What is typed into it.
    let given: [String]
    let headline: VerdictHeadline
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "right", answers: ["Norway"], given: ["Norway"], headline: .right),
    Case(
      name: "one slip forgiven", answers: ["Zürich"], given: ["Zurich"],
      headline: .rightApart(.accents)),
    Case(
      name: "one slip of two forgiven", answers: ["Oslo", "Zürich"], given: ["Oslo", "Zurich"],
      headline: .rightApart(.accents)),
    Case(
      name: "two slips forgiven", answers: ["Genève", "Zürich"], given: ["Geneve", "Zurich"],
      headline: .right),
    Case(
      name: "nearly right", answers: ["garden"], given: ["gardn"], headline: .almost(.typos(1))),
    Case(
      name: "one of two nearly right", answers: ["garden", "Oslo"], given: ["gardn", "Oslo"],
      headline: .almost(.typos(1))),
    Case(
      name: "a slip forgiven beside one nearly right", answers: ["Zürich", "garden"],
      given: ["Zurich", "gardn"], headline: .almost(.typos(1))),
    Case(
      name: "both nearly right", answers: ["garden", "window"], given: ["gardn", "windw"],
      headline: .wrong(2, of: 2)),
    Case(
      name: "one nearly right, one wrong", answers: ["garden", "Oslo"], given: ["gardn", "Paris"],
      headline: .wrong(2, of: 2)),
    Case(name: "wrong", answers: ["Oslo"], given: ["Paris"], headline: .wrong(1, of: 1)),
  ]

  fileprivate func presenter(_ answers: [String], solution: QuizSettings.SolutionTiming)
    -> Presenter
  {
    var settings = QuizSettings()
    settings.match.respectsAccents = false
    settings.showSolution = solution
    let question = Question(
      text: answers.indices.flatMap { [.text(" and "), .blank($0)] },
      blanks: answers.map { Blank(kind: .typed, answer: Answer(texts: [$0])) })
    return Presenter(
      .run(QuizSession(quiz: Quiz(settings: settings, questions: [question])), title: "Test"),
      size: CellSize(width: 80, height: 24), traits: TerminalTraits(), phrases: English(), at: 0)
  }

  fileprivate func expectSame(
    _ headline: VerdictHeadline, _ presenter: inout Presenter
  ) throws {
    let model = try #require(presenter.session?.current)
    #expect(model.headline == headline)
    let words = English().words(for: headline)
    #expect(PlainVerdict(model, English()).lines.first?.hasPrefix(words) == true)
    #expect(presenter.draw(at: 1000).canvas.text.contains(words))
  }

  @Test(arguments: cases)
  func `reads the same on the screen and in writing`(_ sample: Case) throws {
    var presenter = presenter(sample.answers, solution: .each)
    for (index, text) in sample.given.enumerated() {
      _ = presenter.handle(.paste(text), at: Double(index))
      _ = presenter.handle(.key(.enter), at: Double(index))
    }
    try expectSame(sample.headline, &presenter)
  }

  @Test func `reads the same for someone who gave up and is not to see the answer`() throws {
    var presenter = presenter(["Oslo"], solution: .never)
    for key in [Key.escape, .character("a")] { _ = presenter.handle(.key(key), at: 0) }
    try expectSame(.givenUp(showsAnswer: false), &presenter)
  }

  @Test func `leaves out in writing that here is the answer, which is all that follows`() throws {
    var presenter = presenter(["Oslo"], solution: .each)
    for key in [Key.escape, .character("a")] { _ = presenter.handle(.key(key), at: 0) }
    let model = try #require(presenter.session?.current)
    #expect(model.headline == .givenUp(showsAnswer: true))
    #expect(PlainVerdict(model, English()).lines == ["The answer is Oslo"])
    #expect(presenter.draw(at: 1000).canvas.text.contains("Here is the answer."))
  }
}
