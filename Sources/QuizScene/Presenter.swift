public import CellGrid
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
  fileprivate(set) var size: CellSize
  fileprivate(set) var traits: TerminalTraits
  var scroll = Scroll()
  var isHelpOpen = false
  var helpLine = 0
  /// The help as it looked last, for its way back.
  var helpLook: PanelLook?
  /// What is laid out between header and hints; nil in a window that is too small.
  fileprivate(set) var content: Content?
  /// When the verdict came.
  fileprivate(set) var verdictTime: Double?
  /// When right answers take the place of wrong ones, while that is still to come.
  fileprivate var solutionTime: Double?
  fileprivate var stage = Stage()

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
  public var nextDeadline: Double? {
    context.isTooSmall ? nil : [stage.nextDeadline, solutionTime].compactMap(\.self).min()
  }

  /// Takes an event of the terminal; how it ends is not the screens' business.
  ///
  /// - Returns: What the program has to do, before the frame that shows the change.
  public mutating func handle(_ event: Event, at time: Double) -> [QuizSession.Effect] {
    switch event {
    case .key(let key):
      return press(key, at: time)
    case .paste(let text):
      guard part == .text, !context.isTooSmall else { return [] }
      return send(.edit(.insert(text.typeable)), at: time)
    case .resize(let size):
      self.size = size
      update(motion: nil, at: time)
    case .traits(let traits):
      self.traits = traits
      update(motion: nil, at: time)
    case .terminate, .inputClosed:
      break
    }
    return []
  }

  /// The frame at a time, and where its caret stands.
  public mutating func draw(at time: Double) -> (canvas: Canvas, caret: CellPoint?) {
    var canvas = Canvas(size: size)
    guard let content else {
      drawSizeNotice(on: &canvas)
      return (canvas, nil)
    }
    if let solutionTime, time >= solutionTime {
      self.solutionTime = nil
      update(motion: .flight, at: time)
    }
    stage.draw(on: &canvas, at: time, theme: context.theme)
    return (canvas, isHelpOpen ? nil : content.caret)
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

  /// Whether the right answers are to be seen by now.
  var isSolved: Bool { solutionTime == nil }

  /// Takes an intent and shows what it changed.
  mutating func send(_ intent: Intent, at time: Double) -> [QuizSession.Effect] {
    let before = session
    let effects = session.send(intent, at: time)
    guard session != before else { return effects }
    if session.position != before.position || session.phase != before.phase {
      scroll = Scroll()
      verdictTime = nil
      solutionTime = nil
      update(motion: .next, at: time)
    } else {
      noteVerdict(isNew: before.current.verdict == nil, afterPick: intent.isPick, at: time)
      update(motion: .flight, following: before.current, at: time)
    }
    return effects
  }

  /// Marks the moment of a verdict, and when the right answers come after it.
  fileprivate mutating func noteVerdict(isNew: Bool, afterPick: Bool, at time: Double) {
    guard session.current.verdict != nil else {
      verdictTime = nil
      solutionTime = nil
      return
    }
    guard isNew, preferences.motion != .none else { return }
    verdictTime = time
    guard preferences.motion == .full, session.current.shownFills != session.current.fills else {
      return
    }
    // The verdict is on a chip that is still on its way when the pick was the check as well.
    let arrival = afterPick ? time + Motion.flightDuration : time
    solutionTime = arrival + Motion.solutionDelay
  }

  /// Lays the state out and shows it.
  ///
  /// - Parameters:
  ///   - motion: The moment that it is, or nil to let everything jump.
  ///   - before: The question before the change that the screen scrolls to.
  ///   - time: The present in seconds.
  mutating func update(
    motion: Moment?, following before: FillBlankViewModel? = nil, at time: Double
  ) {
    let context = context
    guard !context.isTooSmall else {
      content = nil
      return
    }
    var content = layOut(in: context)
    if let before { follow(content, before: before) }
    scroll.clamp(contentHeight: content.height, viewHeight: context.viewport.height)
    content.scroll(to: scroll.offset)
    self.content = content
    let motion = preferences.motion == .full ? motion?.stageMotion : nil
    stage.show(elements(of: content, in: context), motion: motion, at: time)
  }
}

extension Intent {
  fileprivate var isPick: Bool {
    if case .pick = self { true } else { false }
  }
}
