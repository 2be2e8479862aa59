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

  /// What the program has to do.
  public enum Effect: Hashable, Sendable {
    /// End.
    case leave
    /// Begin to play a quiz of the library: call ``Presenter/begin(_:title:at:)``.
    case play(LibraryEntry.ID)
    /// Take note of a run that was left for the library.
    case left(FinishedRun)
  }

  /// A run that is over, or was broken off.
  public struct FinishedRun: Hashable, Sendable {
    /// What stood at the top.
    public let title: String
    /// How it went.
    public let results: QuizResults
  }

  let phrases: any ScreenPhrases
  let preferences: Preferences
  fileprivate(set) var size: CellSize
  fileprivate(set) var traits: TerminalTraits
  /// The screens that are open, from back to front; never none.
  var screens: [any Screen]
  /// The quiz that is about to be played.
  fileprivate var starting: LibraryEntry.ID?
  var stage: Stage

  /// Starts with a run, without a library to go back to.
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
    self.init(
      RunScreen(session: session, title: title, entry: nil, motion: preferences.motion),
      size: size, traits: traits, phrases: phrases, preferences: preferences, at: time)
  }

  /// Starts with a library.
  ///
  /// - Parameters:
  ///   - library: The library; it has at least one entry.
  ///   - size: The window.
  ///   - traits: What the terminal can do.
  ///   - phrases: The language.
  ///   - preferences: What the person wants.
  ///   - time: The present in seconds.
  public init(
    library: LibraryViewModel, size: CellSize, traits: TerminalTraits,
    phrases: any ScreenPhrases, preferences: Preferences = Preferences(), at time: Double
  ) {
    self.init(
      LibraryScreen(library), size: size, traits: traits, phrases: phrases,
      preferences: preferences, at: time)
  }

  fileprivate init(
    _ screen: any Screen, size: CellSize, traits: TerminalTraits, phrases: any ScreenPhrases,
    preferences: Preferences, at time: Double
  ) {
    screens = [screen]
    self.size = size
    self.traits = traits
    self.phrases = phrases
    self.preferences = preferences
    stage = Stage(motion: preferences.motion)
    update(nil, at: time)
  }

  /// The run that is on, or nil in the library.
  public var session: QuizSession? { run?.session }

  /// The run that is on, or whose results are on, as it stands now; nil in the library.
  public var currentRun: FinishedRun? {
    run.map { FinishedRun(title: $0.title, results: $0.session.results) }
  }

  /// What is likely to be wrong in how the screens move things, for their authors.
  public var motionDiagnostics: [String] { stage.scope.diagnostics.map(\.description) }

  /// When the next frame has to be drawn, in seconds, or nil when nothing moves.
  public var nextDeadline: Double? {
    context.isTooSmall ? nil : [stage.nextDeadline, run?.solutionTime].compactMap(\.self).min()
  }

  /// Plays a quiz of the library, as ``Effect/play(_:)`` asked for.
  public mutating func begin(_ session: QuizSession, title: String, at time: Double) {
    let starting = starting
    self[LibraryScreen.self]?.played = starting
    screens.append(
      RunScreen(session: session, title: title, entry: starting, motion: preferences.motion))
    self.starting = nil
    update(.zoom, at: time)
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
    return (canvas, caret)
  }

  /// Shows what was due since the last event or frame, from when it was due.
  fileprivate mutating func catchUp(to time: Double) {
    guard let due = run?.solutionTime, self[RunScreen.self]?.solve(at: time) == true else { return }
    update(.pick, at: due)
  }

  fileprivate func drawSizeNotice(on canvas: inout Canvas) {
    let minimum = LayoutContext.minimumSize
    let notice = phrases.windowTooSmall(columns: minimum.width, rows: minimum.height)
    let column = max(0, (size.width - TextWidth.columns(of: notice)) / 2)
    canvas.write(
      notice, column: column, row: (size.height - 1) / 2, style: context.style(.text))
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

  /// Does what a screen answered, and shows what it changed.
  mutating func follow(_ response: Response, at time: Double) -> [Effect] {
    switch response.request {
    case .play(let entry):
      // The page that comes shows the start.
      starting = entry
      return [.play(entry)]
    case .leave:
      guard let left = leaveRun() else { return [.leave] }
      update(.zoom, at: time)
      return [.left(left)]
    case nil:
      if response.isChanged { update(response.moment, at: time) }
      return []
    }
  }

  /// Goes back from a run to the library, when there is one.
  fileprivate mutating func leaveRun() -> FinishedRun? {
    guard let left = currentRun, let entry = run?.entry else { return nil }
    self[RunScreen.self] = nil
    self[LibraryScreen.self]?.played = nil
    self[LibraryScreen.self]?.reveal(entry)
    return left
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
