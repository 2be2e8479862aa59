public import CellGrid

/// A terminal without a screen: events come from a script, and its clock is moved by waiting alone.
public final class ScriptedTerminal: Terminal {
  /// A step of the script.
  public enum Step {
    /// Something happens at once.
    case event(Event)
    /// Nothing happens for so many seconds.
    case pause(seconds: Double)

    /// The left button is pressed in a cell, counted from 0, and let go.
    public static func click(column: Int, row: Int) -> Step {
      .event(.mouse(MouseEvent(.press(.left), at: CellPoint(column: column, row: row))))
    }

    /// The wheel is turned over a cell by one step: 1 towards the end, −1 towards the beginning.
    public static func scroll(_ step: Int, column: Int, row: Int) -> Step {
      .event(.mouse(MouseEvent(.scroll(steps: step), at: CellPoint(column: column, row: row))))
    }
  }

  /// The size of the window.
  public private(set) var size: CellSize
  /// What the terminal can do.
  public let traits: TerminalTraits
  /// Every canvas drawn, with its time in seconds.
  public private(set) var frames: [(canvas: Canvas, time: Double)] = []
  /// The deadlines that were waited for; nil where nothing was due.
  public private(set) var waits: [Double?] = []
  /// Whether the terminal was given back.
  public private(set) var isClosed = false

  private var steps: [Step]
  private var time = 0.0

  /// Makes a terminal; after the last step its input is closed.
  public init(
    _ steps: [Step], size: CellSize = CellSize(width: 80, height: 24),
    traits: TerminalTraits = TerminalTraits()
  ) {
    self.steps = steps
    self.size = size
    self.traits = traits
  }

  /// The next event of the script; a pause ends at the deadline, and the rest of it goes on.
  public func nextEvent(until deadline: Double?) -> Event? {
    waits.append(deadline)
    while let step = steps.first {
      switch step {
      case .event(let event):
        steps.removeFirst()
        if case .resize(let size) = event { self.size = size }
        return event
      case .pause(let seconds):
        if let deadline, deadline < time + seconds {
          steps[0] = .pause(seconds: time + seconds - max(deadline, time))
          time = max(deadline, time)
          return nil
        }
        time += seconds
        steps.removeFirst()
      }
    }
    return .inputClosed
  }

  /// Keeps the canvas.
  public func draw(_ canvas: Canvas, caret: CellPoint?) {
    frames.append((canvas, time))
  }

  /// The time of the script in seconds.
  public func now() -> Double { time }

  /// Lets the other program run.
  public func lend(to use: () -> Void) {
    use()
    steps.insert(.event(.resize(size)), at: 0)
  }

  /// Notes that the terminal was given back.
  public func close() { isClosed = true }
}
