internal import CellGrid
internal import QuizFormats
internal import QuizModel
internal import QuizScene
internal import QuizViewModels
internal import Wording

/// A flight as the screens themselves draw it, without a terminal: which frames of it are due.
///
/// After each frame the program waits for a sixtieth of a second and draws the next; where nothing
/// has changed it writes nothing. A frame is due, therefore, at the first whole number of sixtieths
/// after the last frame that was seen at which the screens show something else.
struct FlightPlan {
  /// The time from frame to frame, in seconds.
  static let interval = 1.0 / 60

  /// Changes younger than this when a frame is drawn may be in the next one, in seconds: what is
  /// read from the terminal was drawn a little before.
  private static let uncertainty = 0.0015

  /// The screens when the key has been pressed, at the time 0.
  private let start: Presenter

  /// Plans the flight of the chip with a key in the first question of a quiz.
  init(quiz path: String, key: Character, size: WindowSize) throws(BenchError) {
    let source = SourceText(try TextFile.bytes(of: path))
    guard let quiz = (try? QuizLoader.load(source))?.quiz else { throw .quiz(path) }
    var presenter = Presenter(
      .run(QuizSession(quiz: quiz), title: quiz.title ?? ""),
      size: CellSize(width: size.columns, height: size.rows),
      traits: TerminalTraits(), phrases: English(), at: -1)
    _ = presenter.draw(at: -1)
    _ = presenter.handle(.key(.character(key)), at: 0)
    start = presenter
  }

  /// How long something moves, in seconds.
  var duration: Double {
    var presenter = start
    var time = 0.0
    while true {
      _ = presenter.draw(at: time)
      guard let next = presenter.nextDeadline else { return time }
      time = next
    }
  }

  /// Compares frames with what was due.
  ///
  /// - Parameter times: When the frames were seen, in seconds since the first.
  /// - Returns: What was drawn in time, what late, and what not at all.
  func account(of times: [Double]) -> FrameAccount {
    var presenter = start
    var account = FrameAccount(drawn: times.count)
    var previous = 0.0
    var shown = presenter.draw(at: 0).canvas
    for time in times.dropFirst() {
      var due: Double?
      var candidate = previous + Self.interval
      while candidate < time + Self.uncertainty {
        var copy = presenter
        let canvas = copy.draw(at: candidate - Self.uncertainty).canvas
        if canvas != shown {
          // What could have been shown half a frame before this one, and was not, is lost.
          if due != nil, candidate < time - Self.interval / 2 { account.skipped += 1 }
          due = due ?? candidate
          shown = canvas
        }
        candidate += Self.interval
      }
      account.note(gap: time - previous, dueGap: (due ?? time) - previous)
      shown = presenter.draw(at: time).canvas
      previous = time
    }
    return account
  }
}
