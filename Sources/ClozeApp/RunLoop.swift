public import CellGrid
public import QuizScene

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
  ///
  /// - Parameters:
  ///   - presenter: The screens.
  ///   - terminal: Where they are shown.
  ///   - perform: Does what the screens ask for, all but leaving.
  /// - Returns: Why it ended.
  public static func run(
    _ presenter: inout Presenter, on terminal: any Terminal,
    perform: (Presenter.Effect, inout Presenter) -> Void = { _, _ in }
  ) -> Ending {
    while true {
      let frame = presenter.draw(at: terminal.now())
      terminal.draw(frame.canvas, caret: frame.caret)
      var next = terminal.nextEvent(until: presenter.nextDeadline)
      var count = 0
      while let event = next {
        switch event {
        case .terminate(let signal): return .signal(signal)
        case .inputClosed: return .terminalClosed
        default: break
        }
        for effect in presenter.handle(event, at: terminal.now()) {
          if effect == .leave { return .left }
          perform(effect, &presenter)
        }
        count += 1
        next = count < eventsPerFrame ? terminal.nextEvent(until: terminal.now()) : nil
      }
    }
  }
}
