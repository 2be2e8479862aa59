public import CellGrid
public import QuizScene
internal import QuizViewModels

/// The loop between a terminal and the screens: an event, its effects, a frame.
public struct RunLoop {
  /// How a run of the loop ended.
  public enum Ending: Hashable, Sendable {
    /// The person left.
    case left
    /// A signal asked for it.
    case signal(Int32)
    /// The terminal is gone.
    case terminalClosed
  }

  /// How many events are taken before a frame is drawn: keys that come faster than frames must not
  /// keep the screen from showing what they did.
  fileprivate static let eventsPerFrame = 64

  /// Runs until there is a reason to end.
  ///
  /// Draws one frame a round, then waits for an event, or for the next frame while something moves;
  /// events that are there already are taken together.
  public static func run(_ presenter: inout Presenter, on terminal: any Terminal) -> Ending {
    while true {
      let frame = presenter.draw(at: terminal.now())
      terminal.draw(frame.canvas, caret: frame.caret)
      var next = terminal.nextEvent(until: presenter.nextDeadline)
      var count = 0
      while let event = next {
        if let ending = take(event, presenter: &presenter, at: terminal.now()) { return ending }
        count += 1
        next = count < eventsPerFrame ? terminal.nextEvent(until: terminal.now()) : nil
      }
    }
  }

  fileprivate static func take(
    _ event: Event, presenter: inout Presenter, at time: Double
  ) -> Ending? {
    switch event {
    case .terminate(let signal): return .signal(signal)
    case .inputClosed: return .terminalClosed
    default: break
    }
    for effect in presenter.handle(event, at: time) {
      switch effect {
      case .leave: return .left
      }
    }
    return nil
  }
}
