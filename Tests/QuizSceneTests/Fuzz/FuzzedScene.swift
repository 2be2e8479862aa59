import CellGrid
import MatchedGeometry
import QuizModel
import QuizViewModels
import Wording

@testable import QuizScene

/// All screens, on a clock that the test moves.
struct FuzzedScene {
  var presenter: Presenter
  /// Seconds.
  private(set) var time = 0.0

  init(size: CellSize, motion: MotionLevel) {
    presenter = Presenter(
      .library(FuzzLibrary.library), size: size, traits: TerminalTraits(), phrases: English(),
      preferences: Presenter.Preferences(motion: motion), at: 0)
    presenter.note(FuzzLibrary.standings, at: 0)
  }

  /// Does what a person does, and what the program does for it.
  mutating func perform(_ deed: RandomPerson.Deed) {
    switch deed {
    case .wait(let seconds):
      time += seconds
    case .event(let event):
      for effect in presenter.handle(event, at: time) { follow(effect) }
    }
  }

  private mutating func follow(_ effect: Presenter.Effect) {
    switch effect {
    case .play(let id, _):
      guard let entry = FuzzLibrary.library[id], let quiz = entry.quiz else { return }
      let session = QuizSession(quiz: quiz, plan: RunPlan(seed: UInt64(id.count)), at: time)
      presenter.begin(session, title: entry.title, at: time)
    case .review:
      presenter.offerPractice(next: (count: 3, days: 2), at: time)
    case .practise:
      let quiz = Quiz(title: "", questions: [.hello, .reset])
      presenter.begin(QuizSession(quiz: quiz, at: time), title: "practice", at: time)
    case .statistics:
      presenter.showStatistics(StatisticsPage.samples, at: time)
    case .left:
      presenter.note(FuzzLibrary.standings, at: time)
    case .leave, .run, .startAgain:
      break
    }
  }

  mutating func draw() -> (canvas: Canvas, caret: CellPoint?) { presenter.draw(at: time) }

  /// Whether nothing is drawn but a notice.
  var isTooSmall: Bool { presenter.context.isTooSmall }

  /// The frame of a screen that shows the same state and has never shown another.
  func freshFrame() -> Canvas {
    var copy = presenter
    var stage = Stage(motion: .none)
    stage.show(copy.layOut(), motion: nil, at: time)
    var canvas = Canvas(size: presenter.size)
    stage.draw(on: &canvas, at: time, theme: presenter.context.theme)
    return canvas
  }
}
