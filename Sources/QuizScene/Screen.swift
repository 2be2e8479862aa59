internal import CellGrid
internal import QuizViewModels
internal import Wording

/// A screen with its state: keys change it, and it lays itself out.
protocol Screen: Sendable {
  /// The part of it that keys act on.
  var part: ScreenPart { get }

  /// Takes an action; one that means nothing here changes nothing.
  mutating func perform(_ action: Action, in context: LayoutContext, at time: Double) -> Response

  /// Lays itself out, from back to front; with its hints when it is active, so that keys act on it.
  mutating func layOut(isActive: Bool, in context: LayoutContext) -> [Layer]

  /// Where the hint of the help stands, as it is laid out now; nil where there is none.
  var helpOrigin: CellRect? { get }

  /// Where text is typed, as it is laid out now; nil when nothing is.
  var caret: CellPoint? { get }

  /// When it changes by itself, in seconds; nil as long as nothing but an action changes it.
  var changeTime: Double? { get }
}

extension Screen {
  var changeTime: Double? { nil }
}

/// What a screen makes of an action.
struct Response: Sendable {
  /// The moment that it is, or nil to let what changed jump.
  var moment: Moment?
  /// What the screen cannot do by itself, in the order in which it is to be done; to leave is to go
  /// back to the library where there is one.
  var effects: [Presenter.Effect] = []
  /// Whether the screen is to close, since what it asked is decided.
  var closes = false
  /// Whether anything is to be laid out anew.
  var isChanged = true

  static let unchanged = Response(isChanged: false)
}
