public import CellGrid
internal import MatchedGeometry
internal import QuizModel
public import QuizViewModels
public import Wording

/// The screens of a run: keys become intents, state becomes frames.
public struct Presenter {
  /// How much moves.
  public enum MotionLevel: String, CaseIterable, Hashable, Sendable {
    /// Everything that the design moves.
    case full
    /// Nothing travels; colours still mark what happened.
    case reduced
    /// Nothing moves at all.
    case none
  }

  /// What the person wants, whatever the terminal can do.
  public struct Preferences: Hashable, Sendable {
    /// How much moves.
    public var motion: MotionLevel
    /// The most colours that are used, or nil for all that there are.
    public var colorDepth: ColorDepth?
    /// Whether signs are ASCII.
    public var isASCII: Bool

    /// Makes preferences.
    public init(
      motion: MotionLevel = .full, colorDepth: ColorDepth? = nil, isASCII: Bool = false
    ) {
      self.motion = motion
      self.colorDepth = colorDepth
      self.isASCII = isASCII
    }
  }

  /// The run.
  public private(set) var session: QuizSession
  /// What stands at the top.
  public let title: String

  let phrases: any ScreenPhrases
  let preferences: Preferences
  var size: CellSize
  var traits: TerminalTraits
  var scroll = Scroll()
  var verdictTime: Double?
  var isHelpOpen = false
  var helpLine = 0
  fileprivate var stage = Stage()
  fileprivate var caret: CellPoint?

  /// Starts to present a run.
  ///
  /// - Parameters:
  ///   - session: The run.
  ///   - title: What stands at the top.
  ///   - size: The window.
  ///   - traits: What the terminal can do.
  ///   - phrases: The language.
  ///   - preferences: What the person wants.
  ///   - time: The present in seconds.
  public init(
    session: QuizSession, title: String, size: CellSize, traits: TerminalTraits,
    phrases: any ScreenPhrases, preferences: Preferences = Preferences(), at time: Double
  ) {
    self.session = session
    self.title = title
    self.size = size
    self.traits = traits
    self.phrases = phrases
    self.preferences = preferences
    update(motion: nil, at: time)
  }

  /// When the next frame has to be drawn, in seconds, or nil when nothing moves.
  public var nextDeadline: Double? { context.isTooSmall ? nil : stage.nextDeadline }

  /// Takes an event of the terminal.
  ///
  /// - Returns: What the program has to do, before the frame that shows the change.
  public mutating func handle(_ event: Event, at time: Double) -> [QuizSession.Effect] {
    switch event {
    case .key(let key):
      return press(key, at: time)
    case .paste(let text):
      guard part == .text else { return [] }
      return send(.edit(.insert(text.typeable)), at: time)
    case .resize(let size):
      self.size = size
      update(motion: nil, at: time)
    case .traits(let traits):
      self.traits = traits
      update(motion: nil, at: time)
    case .terminate, .inputClosed:
      return [.leave]
    }
    return []
  }

  /// The frame at a time, and where its caret stands.
  public mutating func draw(at time: Double) -> (canvas: Canvas, caret: CellPoint?) {
    var canvas = Canvas(size: size)
    let context = context
    guard !context.isTooSmall else {
      drawSizeNotice(on: &canvas)
      return (canvas, nil)
    }
    stage.draw(on: &canvas, at: time, theme: context.theme)
    return (canvas, caret)
  }

  fileprivate func drawSizeNotice(on canvas: inout Canvas) {
    let minimum = LayoutContext.minimumSize
    let notice = phrases.windowTooSmall(columns: minimum.width, rows: minimum.height)
    let column = max(0, (size.width - TextWidth.columns(of: notice)) / 2)
    canvas.write(
      notice, column: column, row: (size.height - 1) / 2, style: context.style(.text))
  }

  /// The part of the screen that the keys act on.
  var part: ScreenPart {
    if isHelpOpen { return .help }
    if session.phase == .results { return .results }
    switch session.current.focus {
    case .options: return .options
    case .sentence: return .sentence
    case .text: return .text
    case .checked: return .checked
    }
  }

  var context: LayoutContext {
    var traits = traits
    if let limit = preferences.colorDepth { traits.colorDepth = min(traits.colorDepth, limit) }
    return LayoutContext(
      size: size,
      theme: Theme(traits: traits),
      glyphs: traits.showsUnicode && !preferences.isASCII ? .unicode : .ascii,
      phrases: phrases
    )
  }

  /// Takes an intent and shows what it changed.
  mutating func send(_ intent: Intent, at time: Double) -> [QuizSession.Effect] {
    let before = session
    let effects = session.send(intent, at: time)
    guard session != before else { return effects }
    let isNew = session.position != before.position || session.phase != before.phase
    if session.current.verdict == nil || isNew {
      verdictTime = nil
    } else if before.current.verdict == nil {
      verdictTime = time
    }
    if isNew { scroll = Scroll() } else { follow(intent, before: before.current) }
    update(motion: isNew ? .next : .flight(delay: solutionDelay(before.current)), at: time)
    return effects
  }

  /// Shows the state as it is now.
  mutating func update(motion: Moment?, at time: Double) {
    let context = context
    guard !context.isTooSmall else { return }
    scroll.clamp(contentHeight: contentHeight, viewHeight: context.viewport.height)
    let motion = preferences.motion == .full ? motion?.stageMotion : nil
    stage.show(elements, motion: motion, at: time)
    caret = isHelpOpen || session.phase == .results ? nil : questionScreen.caret
  }

  fileprivate func solutionDelay(_ before: FillBlankViewModel) -> Double {
    session.current.showsSolution && before.verdict == nil ? Motion.solutionDelay : 0
  }
}
