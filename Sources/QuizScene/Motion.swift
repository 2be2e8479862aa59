internal import MatchedGeometry

/// How each moment of the screens moves, in one table.
enum Motion {
  /// The row of a moment, with as much motion as a level allows.
  static func row(_ moment: Moment, _ level: MotionLevel) -> StageMotion {
    level == .full ? row(moment) : row(moment).calm
  }

  fileprivate static func row(_ moment: Moment) -> StageMotion {
    switch moment {
    // Chips fly between row and blanks in a slight arc; one whose row is not shown fades. A hint
    // that is given fades in.
    case .pick:
      StageMotion(
        travel: flight, path: flightPath,
        glides: [.progress: bar.staggered()],
        comes: [.hint: fade.staggered()],
        goes: [.blankChip: fade])
    // The old question or the results go out, the new one comes from the right, its options one by
    // one.
    case .next:
      StageMotion(
        travel: flight,
        glides: [
          .progress: bar.staggered(),
          .rowChip: turn.delay(turnDelay + stagger).staggered(by: stagger),
        ],
        comes: [
          .question: turnIn.staggered(),
          .hint: turnIn.staggered(),
          .fills: appear.delay(turnDelay).staggered(),
          .option: turnIn.delay(stagger).staggered(by: stagger),
          .chips: appear.delay(turnDelay + stagger).staggered(by: stagger),
        ],
        goes: leaving.merging([.results: turnOut, .bar: turnOut]) { $1 })
    // The last question goes out; bars grow from nothing.
    case .results:
      StageMotion(
        travel: flight,
        glides: [.progress: bar.staggered(), .bar: bar.staggered(by: stagger)],
        comes: [.results: appear.delay(turnDelay).staggered()],
        goes: leaving)
    // A card grows into its dialog, lines follow one by one, the rest dims.
    case .open:
      StageMotion(
        travel: box,
        glides: [.offer: box.staggered()],
        comes: [
          .overlay: dim.staggered(),
          .offer: fade.staggered(),
          .dialogLine: fade.delay(follow).staggered(by: stagger),
        ],
        goes: [.cardContents: yield])
    // It shrinks back into its card; where that is gone it fades.
    case .close:
      StageMotion(
        travel: box,
        comes: [.cardContents: fade.delay(follow).staggered()],
        goes: [.overlay: dim, .dialogContents: yield, .dialog: fade, .offer: fade])
    // A dialog or card becomes the whole screen, or the screen a card.
    case .zoom:
      StageMotion(
        travel: box,
        comes: [
          .cardContents: fade.delay(follow).staggered(),
          .pageContents: fade.delay(follow).staggered(),
        ],
        goes: [
          .overlay: dim, .dialogContents: yield, .offer: fade, .pageContents: yield, .page: fade,
        ])
    // Cards go to their new places, others come or fade.
    case .rearrange:
      StageMotion(
        travel: box,
        glides: [.card: card.staggered()],
        comes: [.card: fade.staggered()],
        goes: [.card: fade])
    // The statistics come as a whole, their bars grow from nothing.
    case .openStatistics:
      StageMotion(
        travel: box, glides: [.statisticsBar: bar.staggered(by: stagger / 2)],
        comes: [.page: fade.staggered()])
    // The words of one page make room for those of another.
    case .turnStatistics:
      StageMotion(
        travel: box, glides: [.statisticsBar: bar.staggered(by: stagger / 2)],
        comes: [.statistics: fade.delay(follow).staggered()], goes: [.statistics: yield])
    case .closeStatistics:
      StageMotion(travel: box, goes: [.page: fade])
    // The help grows out of its hint, and goes back into it.
    case .openHelp:
      StageMotion(
        travel: box,
        comes: [
          .overlay: dim.staggered(),
          // So many lines come a bit quicker.
          .helpLine: fade.delay(follow).staggered(by: stagger / 2),
        ])
    case .closeHelp:
      // No other words come in their place, so these have time.
      StageMotion(travel: box, goes: [.overlay: dim, .helpContents: fade])
    // What rests jumps with the window; what is on its way goes on to where its place is now.
    case .scroll:
      StageMotion(travel: box)
    }
  }

  /// What fades with little motion too: all that makes room for nothing else.
  static let fadesWhenCalm: Set<ElementID.Kind> = [.overlay, .dialog, .offer, .card, .page]

  // MARK: What travels

  /// A chip between row and blank, or from blank to blank.
  static let flight = Animation.spring(Spring(response: 0.55, dampingFraction: 0.82))
  /// The way of a chip: a slight arc, off the straight line by a column.
  static let flightPath = PathMotion.arc(height: 1, side: .above)
  /// A box that grows or shrinks: card and dialog, dialog and page, hint and help.
  static let box = Animation.spring(Spring(response: 0.45, dampingFraction: 0.85))
  /// The end of a bar.
  static let bar = Animation.spring(Spring(response: 0.5, dampingFraction: 1))
  /// A card to another place of the grid.
  static let card = Animation.spring(Spring(response: 0.4, dampingFraction: 1))

  // MARK: What comes and goes

  /// The time by which things come one after the other, in seconds.
  static let stagger = 0.03
  /// How far what is in a box is behind it, in seconds.
  static let follow = 0.06
  /// How long a fade takes, and how long the overlay takes to come, in seconds.
  static let fadeDuration = 0.15
  static let dimDuration = 0.25
  /// How far from the right a question comes, in columns.
  static let turnDistance = 12
  /// How long the last question has for itself to go, in seconds.
  static let turnDelay = 0.09

  static let fade = Transition.opacity.animation(
    .timingCurve(.easeOut, duration: fadeDuration))
  /// What was in a box is gone when what follows comes: nothing is seen twice.
  fileprivate static let yield = Transition.opacity.animation(
    .timingCurve(.easeOut, duration: follow))
  fileprivate static let dim = Transition.opacity.animation(
    .timingCurve(.easeInOut, duration: dimDuration))
  fileprivate static let turn = Animation.spring(Spring(response: 0.4, dampingFraction: 1))
  fileprivate static let appear = Transition.opacity.animation(
    .timingCurve(.easeOut, duration: 0.2))
  fileprivate static let turnIn =
    appear
    .combined(with: .offset(x: Double(turnDistance), y: 0).animation(turn))
    .delay(turnDelay)
  fileprivate static let turnOut =
    Transition.opacity
    .combined(with: .offset(x: -6, y: 0))
    .animation(.timingCurve(.easeIn, duration: 0.1))
  /// All of a question that goes out.
  fileprivate static let leaving: [ElementID.Kind: Transition] = [
    .question: turnOut, .fills: turnOut, .option: turnOut, .chips: turnOut, .hint: turnOut,
  ]

  // MARK: What happens in place

  /// How long a verdict on a wrong chip is looked at before the right one flies in, in seconds.
  static let solutionDelay = 0.7
  /// How long a chip takes to its place, where something waits for it, in seconds.
  static let flightDuration = 0.35
  /// How long a landing is marked, in seconds.
  static let flashDuration = 0.14
  /// How long a right chip is marked, in seconds.
  static let pulseDuration = 0.22
  /// The swing of a wrong chip: an impulse on a weak spring.
  static let shake = Spring(response: 0.12, dampingFraction: 0.18)
  /// The impulse, in columns a second: an undamped swing would reach velocity · response / 2π, and
  /// with this spring the first one reaches two columns.
  static let shakeVelocity = 2.3 * 2 * Double.pi / 0.12
  /// How long it swings, in seconds.
  static let shakeDuration = 0.3
  /// Frames a second while something moves.
  static let frameRate = 60.0
}
