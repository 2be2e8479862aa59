public import CellGrid
public import MatchedGeometry
public import QuizViewModels
public import Wording

/// The screens of the program: keys become intents, state becomes frames.
public struct Presenter {
  /// What the person wants, whatever the terminal can do.
  public struct Preferences: Hashable, Sendable {
    /// How much moves.
    public var motion: MotionLevel
    /// Which colours are used.
    public var theme: ThemeName
    /// The most colours that are used, or nil for all that there are.
    public var colorDepth: ColorDepth?
    /// Whether signs are ASCII.
    public var isASCII: Bool

    /// Makes preferences.
    public init(
      motion: MotionLevel = .full, theme: ThemeName = .standard, colorDepth: ColorDepth? = nil,
      isASCII: Bool = false
    ) {
      self.motion = motion
      self.theme = theme
      self.colorDepth = colorDepth
      self.isASCII = isASCII
    }
  }

  let phrases: any ScreenPhrases
  let preferences: Preferences
  fileprivate(set) var size: CellSize { didSet { context = layoutContext } }
  fileprivate var traits: TerminalTraits { didSet { context = layoutContext } }
  /// What all is laid out with.
  fileprivate(set) var context: LayoutContext
  /// The screens that are open, from back to front; never none.
  var screens: [any Screen]
  /// What is told beside the screens.
  var notice: Notice?
  /// The quiz that is about to be played.
  var starting: LibraryEntry.ID?
  var stage: Stage

  /// Shows the first screen.
  ///
  /// - Parameters:
  ///   - start: What is shown first.
  ///   - size: The window.
  ///   - traits: What the terminal can do.
  ///   - phrases: The language.
  ///   - preferences: What the person wants.
  ///   - time: The present in seconds.
  public init(
    _ start: Start, size: CellSize, traits: TerminalTraits, phrases: any ScreenPhrases,
    preferences: Preferences = Preferences(), at time: Double
  ) {
    screens = start.screens(motion: preferences.motion)
    self.size = size
    self.traits = traits
    self.phrases = phrases
    self.preferences = preferences
    context = LayoutContext(
      size: size, traits: traits, preferences: preferences, phrases: phrases)
    stage = Stage(motion: preferences.motion)
    update(nil, at: time)
  }

  /// The run that is on, or nil in the library.
  public var session: QuizSession? { run?.session }

  /// The run that is on, or whose results are on, as it stands now; nil in the library.
  public var currentRun: ShownRun? {
    run.map { ShownRun(title: $0.title, results: $0.session.results) }
  }

  /// What is likely to be wrong in how the screens move things, for their authors.
  public var motionDiagnostics: [String] { stage.scope.diagnostics.map(\.description) }

  /// When the next frame has to be drawn, in seconds, or nil when nothing moves.
  public var nextDeadline: Double? {
    context.isTooSmall ? nil : [stage.nextDeadline, changeTime].compactMap(\.self).min()
  }

  /// Takes an event of the terminal; how it ends is not the screens' business.
  ///
  /// - Returns: What the program has to do, before the frame that shows the change.
  public mutating func handle(_ event: Event, at time: Double) -> [Effect] {
    catchUp(to: time)
    if starting != nil {
      // Nobody began to play it.
      starting = nil
      update(.close, at: time)
    }
    switch event {
    case .key(let key):
      if notice?.isOver(at: time) == true { notice = nil }
      return press(key, at: time)
    case .paste(let text):
      return type(text, at: time)
    case .mouse(let mouse):
      return click(mouse, at: time)
    case .resize(let size):
      self.size = size
      update(.scroll, at: time)
    case .traits(let traits):
      self.traits = traits
      update(.scroll, at: time)
    case .terminate, .inputClosed:
      break
    }
    return []
  }

  /// The frame at a time, and where its caret stands.
  public mutating func draw(at time: Double) -> (canvas: Canvas, caret: CellPoint?) {
    var canvas = Canvas(size: size)
    guard !context.isTooSmall else {
      drawSizeNotice(on: &canvas)
      return (canvas, nil)
    }
    catchUp(to: time)
    stage.draw(on: &canvas, at: time, theme: context.theme)
    notice?.draw(on: &canvas, in: context)
    return (canvas, caret)
  }

  /// Shows what was due since the last event or frame, from when it was due.
  fileprivate mutating func catchUp(to time: Double) {
    guard let due = changeTime, due <= time, self[RunScreen.self]?.solve(at: time) == true else {
      return
    }
    update(.pick, at: due)
  }

  /// When a screen changes by itself.
  fileprivate var changeTime: Double? { screens.lazy.compactMap(\.changeTime).min() }

  fileprivate func drawSizeNotice(on canvas: inout Canvas) {
    let minimum = LayoutContext.minimumSize
    let notice = phrases.windowTooSmall(columns: minimum.width, rows: minimum.height)
    let column = max(0, (size.width - TextWidth.columns(of: notice)) / 2)
    canvas.write(
      notice, column: column, row: (size.height - 1) / 2, style: context.style(.text))
  }

  fileprivate var layoutContext: LayoutContext {
    LayoutContext(size: size, traits: traits, preferences: preferences, phrases: phrases)
  }

  /// Lays the state out and shows it.
  ///
  /// - Parameters:
  ///   - moment: The moment that it is, or nil to let everything jump.
  ///   - time: The present in seconds.
  mutating func update(_ moment: Moment?, at time: Double) {
    guard !context.isTooSmall else { return }
    stage.show(layOut(), motion: moment.map { Motion.row($0, preferences.motion) }, at: time)
  }
}

extension LayoutContext {
  /// What a terminal can do and a person wants.
  fileprivate init(
    size: CellSize, traits: TerminalTraits, preferences: Presenter.Preferences,
    phrases: any ScreenPhrases
  ) {
    var traits = traits
    if let limit = preferences.colorDepth { traits.colorDepth = min(traits.colorDepth, limit) }
    self.init(
      size: size, theme: Theme(preferences.theme, traits: traits),
      isASCII: preferences.isASCII || !traits.showsUnicode, phrases: phrases)
  }
}
