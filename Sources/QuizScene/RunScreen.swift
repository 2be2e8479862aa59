internal import CellGrid
internal import MatchedGeometry
internal import QuizModel
internal import QuizViewModels
internal import Wording

/// The screen of a run through a quiz: its questions, then its results.
struct RunScreen: Sendable {
  /// The run.
  private(set) var session: QuizSession
  /// What stands at the top.
  let title: String
  /// The quiz of the library that is played, or nil without a library and in a review.
  let entry: LibraryEntry.ID?
  /// Whether leaving leads back to a library.
  let hasLibrary: Bool
  /// Whether the questions come from a file that can be edited.
  let canEdit: Bool
  let motion: MotionLevel
  fileprivate var scroll = Scroll()
  /// What is laid out between header and hints.
  fileprivate(set) var content: Content?
  /// Where the hint of the help stands.
  fileprivate(set) var helpOrigin: CellRect?
  /// The line in which words are typed to find an option.
  fileprivate var findLine: FindLine?
  /// When the verdict came.
  fileprivate var verdictTime: Double?
  /// When right answers take the place of wrong ones, while that is still to come.
  fileprivate var solutionTime: Double?
  /// The window in which it was laid out last.
  fileprivate var size: CellSize?
  /// The question before a change, which the next layout scrolls to.
  fileprivate var followed: FillBlankViewModel?

  init(
    session: QuizSession, title: String, entry: LibraryEntry.ID?, hasLibrary: Bool,
    canEdit: Bool = false, motion: MotionLevel
  ) {
    self.session = session
    self.title = title
    self.entry = entry
    self.hasLibrary = hasLibrary
    self.canEdit = canEdit
    self.motion = motion
  }

  /// The question that is on the screen, or nil.
  var question: QuestionScreen? {
    if case .question(let screen) = content { screen } else { nil }
  }

  /// Lets right answers take the place of wrong ones, when it is time for that.
  mutating func solve(at time: Double) -> Bool {
    guard let solutionTime, time >= solutionTime else { return false }
    self.solutionTime = nil
    return true
  }

  /// Takes an intent.
  fileprivate mutating func send(_ intent: Intent, at time: Double) -> Response {
    let before = session
    let told = session.send(intent, at: time)
    let effects = told.map { effect -> Presenter.Effect in
      effect == .leave ? .leave : .run(effect, of: session)
    }
    guard session != before else { return Response(effects: effects, isChanged: false) }
    if session.position != before.position || session.phase != before.phase {
      turn()
      return Response(moment: session.phase == .results ? .results : .next, effects: effects)
    }
    noteVerdict(isNew: before.current.verdict == nil, afterPick: intent.isPick, at: time)
    followed = before.current
    return Response(moment: .pick, effects: effects)
  }

  /// Begins another page from its top.
  fileprivate mutating func turn() {
    scroll = Scroll()
    verdictTime = nil
    solutionTime = nil
  }

  /// Goes on with another run, or with the same one after its quiz was edited.
  mutating func replace(_ session: QuizSession) {
    self.session = session
    turn()
  }

  /// Marks the moment of a verdict, and when the right answers come after it.
  fileprivate mutating func noteVerdict(isNew: Bool, afterPick: Bool, at time: Double) {
    guard session.current.verdict != nil else {
      verdictTime = nil
      solutionTime = nil
      return
    }
    guard isNew, motion != .none else { return }
    verdictTime = time
    guard motion == .full, session.current.shownFills != session.current.fills else { return }
    // Who gave up has asked for the answer, and nothing wrong stands in its place.
    guard !session.current.isGivenUp else { return }
    // The verdict is on a chip that is still on its way when the pick was the check as well.
    let arrival = afterPick ? time + Motion.flightDuration : time
    solutionTime = arrival + Motion.solutionDelay
  }
}

extension RunScreen: Screen {
  var part: ScreenPart {
    if session.phase == .results { return .results }
    switch session.current.focus {
    case .options: return .options
    case .find: return .find
    case .sentence: return .sentence
    case .text: return .text
    case .checked: return .checked
    }
  }

  var changeTime: Double? { solutionTime }

  var caret: CellPoint? { findLine?.caret ?? content?.caret }

  mutating func perform(
    _ action: Action, in context: LayoutContext, at time: Double
  ) -> Response {
    switch action {
    case .intent(let intent):
      return send(intent, at: time)
    case .edit(let edit):
      return send(.edit(edit), at: time)
    case .leave:
      return send(.leave, at: time)
    case .pick(let label):
      guard let slot = question?.page.rows.slots.first(where: { $0.label == label }) else {
        return .unchanged
      }
      return send(.pick(slot.option), at: time)
    case .lightRow(let rows):
      return lightRow(rows, at: time)
    default:
      let steps = ScrollSteps(view: context.viewport.height, content: content?.height ?? 0)
      guard let lines = steps.lines(of: action) else { return .unchanged }
      scroll.offset += lines
      return Response(moment: .scroll)
    }
  }

  fileprivate mutating func lightRow(_ rows: Int, at time: Double) -> Response {
    guard let origin = session.current.arrowOrigin else {
      // Nothing is lit or just left: up leads to the sentence, down to the first option.
      return send(rows < 0 ? .enterSentence : .lightNext(1), at: time)
    }
    if let option = question?.page.rows.option(rows, from: origin) {
      return send(.light(option), at: time)
    }
    return rows < 0 ? send(.enterSentence, at: time) : .unchanged
  }

  mutating func layOut(isActive: Bool, in context: LayoutContext) -> [Layer] {
    var content = layOutContent(in: context)
    if let size, size != context.size { followed = followed ?? session.current }
    size = context.size
    if let followed { scroll.follow(content, of: session.current, before: followed, in: context) }
    followed = nil
    scroll.clamp(contentHeight: content.height, viewHeight: context.viewport.height)
    content.scroll(to: scroll.offset)
    self.content = content
    findLine = session.phase == .question ? FindLine(session.current, in: context) : nil
    let hintLine = hintLine(in: context)
    helpOrigin = hintLine.helpOrigin
    var elements = content.elements
    elements += header.elements(in: context)
    if let findLine { elements += findLine.elements }
    if isActive { elements += hintLine.elements }
    guard let entry else { return [Layer(id: .run, elements: elements)] }
    return [page(of: entry, elements, in: context)]
  }

  /// The page to which a card or dialog grows, and which shows the run as far as it reaches.
  fileprivate func page(
    of entry: LibraryEntry.ID, _ elements: [Element], in context: LayoutContext
  ) -> Layer {
    let box = ElementID.page(entry)
    var page = Element(.page(in: context), frame: context.screen, clip: context.screen)
    page.traveller = Element.Traveller(view: box, thing: .quiz(entry))
    let shown = elements.map { element in
      var element = element
      element.container = Element.Container(box: box, carries: false)
      return element
    }
    return Layer(id: .run, elements: [page] + shown, box: box)
  }

  fileprivate func hintLine(in context: LayoutContext) -> HintLine {
    let hints = RunHints(
      session: session,
      part: part,
      canScroll: (content?.height ?? 0) > context.viewport.height,
      hasLibrary: hasLibrary,
      canEdit: canEdit
    )
    return HintLine(
      hints: hints.hints, columns: findLine?.rest ?? context.column, context: context)
  }

  fileprivate var header: RunHeader {
    let count = session.questions.count
    return RunHeader(
      title: title,
      progress: (
        share: Double(session.settledCount) / Double(count), question: session.position + 1,
        count: count
      )
    )
  }

  fileprivate func layOutContent(in context: LayoutContext) -> Content {
    switch session.phase {
    case .question:
      .question(
        QuestionScreen(
          model: session.current,
          position: session.position,
          page: QuestionPage(session.current, after: question?.page.text, in: context),
          scroll: scroll.offset,
          verdictTime: verdictTime,
          isSolved: solutionTime == nil,
          moves: motion == .full,
          context: context
        ))
    case .results:
      .results(
        ResultsScreen(
          page: ResultsPage(
            session.results, lastPercentage: session.lastPercentage, in: context),
          scroll: scroll.offset,
          context: context
        ))
    }
  }
}

extension Look {
  /// The page of a run, whose border is seen on its way alone.
  fileprivate static func page(in context: LayoutContext) -> Look {
    .box(
      BoxLook(
        style: Style(on: .terminalDefault), border: nil, flightBorder: context.style(.accent),
        glyphs: context.glyphs.box))
  }
}

extension Intent {
  fileprivate var isPick: Bool {
    if case .pick = self { true } else { false }
  }
}
