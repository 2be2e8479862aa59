import MatchedGeometry

/// A scope with one namespace, so that tests name only what they are about.
struct Screen {
  var scope = MatchedGeometryScope<String>()
  let namespace = Namespace()

  /// Inserts a view that bears an id, with default attributes.
  mutating func insert(
    _ view: String, _ id: String, _ frame: Rect, path: PathMotion = .linear,
    _ transaction: Transaction, at time: Double
  ) {
    scope.insert(
      view, id: id, in: namespace.id, frame: frame, path: path, transaction: transaction, at: time)
  }

  /// Puts a view on the screen as it was from the beginning.
  mutating func start(with view: String, _ id: String, _ frame: Rect) {
    insert(view, id, frame, Transaction(), at: 0)
  }

  /// One change: a view goes, its partner comes.
  mutating func swap(
    _ old: String, for new: String, _ id: String, _ frame: Rect, path: PathMotion = .linear,
    _ animation: Animation?, at time: Double
  ) {
    let transaction = Transaction(animation: animation)
    scope.remove(old, transaction: transaction, at: time)
    insert(new, id, frame, path: path, transaction, at: time)
  }

  func frame(_ view: String, at time: Double) -> Rect? {
    scope.presentation(of: view, at: time)?.frame
  }

  func velocity(_ view: String, at time: Double) -> Rect? {
    scope.presentation(of: view, at: time)?.velocity
  }

  func isDrawn(_ view: String, at time: Double) -> Bool {
    scope.presentation(of: view, at: time)?.isDrawn ?? false
  }
}

extension Rect {
  /// An option in the row below the question.
  static let row = Rect(x: 10.1, y: 20.3, width: 8.7, height: 3)

  /// A blank in the question.
  static let blank = Rect(x: 60.7, y: 4.9, width: 12.1, height: 1)

  /// Another blank.
  static let blank2 = Rect(x: 31.3, y: 7.7, width: 10, height: 1)
}

extension Animation {
  /// The motion of a pick.
  static let pick = spring(Spring(response: 0.55, dampingFraction: 0.82))
}
