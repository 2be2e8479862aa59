import CellGrid

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A spring in closed form, written down apart from the interpolator.
struct ReferenceSpring: Hashable, Sendable {
  /// Seconds.
  let response: Double
  /// The damping fraction, at most 1.
  let damping: Double

  static let flight = Self(response: 0.55, damping: 0.82)
  static let box = Self(response: 0.45, damping: 0.85)
  static let bar = Self(response: 0.5, damping: 1)
  static let card = Self(response: 0.4, damping: 1)
  static let turn = Self(response: 0.4, damping: 1)
  static let shake = Self(response: 0.12, damping: 0.18)

  /// The share of a way from rest that is covered after so many seconds.
  func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard damping < 1 else { return 1 - exp(-omega * time) * (1 + omega * time) }
    return 1 - exp(-damping * omega * time)
      * (cos(ringing * time) + damping * omega / ringing * sin(ringing * time))
  }

  /// How far an impulse has carried what hangs on the spring, in the unit of the velocity.
  func swing(velocity: Double, at time: Double) -> Double {
    velocity / ringing * exp(-damping * omega * time) * sin(ringing * time)
  }

  /// The greatest speed of a way from rest, in ways a second.
  var greatestSpeed: Double {
    guard damping < 1 else { return omega * exp(-1) }
    return omega * exp(-damping * omega / ringing * acos(damping))
  }

  fileprivate var omega: Double { 2 * .pi / response }
  fileprivate var ringing: Double { omega * (1 - damping * damping).squareRoot() }
}

/// A timing curve: a cubic curve from (0, 0) to (1, 1), solved by bisection.
struct ReferenceCurve: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double
  /// Seconds.
  let duration: Double

  static let fade = Self(x1: 0, y1: 0, x2: 0.58, y2: 1, duration: 0.15)
  static let yield = Self(x1: 0, y1: 0, x2: 0.58, y2: 1, duration: 0.06)
  static let dim = Self(x1: 0.42, y1: 0, x2: 0.58, y2: 1, duration: 0.25)
  static let appear = Self(x1: 0, y1: 0, x2: 0.58, y2: 1, duration: 0.2)
  static let leave = Self(x1: 0.42, y1: 0, x2: 1, y2: 1, duration: 0.1)

  func value(at time: Double) -> Double {
    let share = time / duration
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.cubic(x1, x2, middle) < share { low = middle } else { high = middle }
    }
    return Self.cubic(y1, y2, (low + high) / 2)
  }

  fileprivate static func cubic(_ first: Double, _ second: Double, _ share: Double) -> Double {
    let rest = 1 - share
    return 3 * rest * rest * share * first + 3 * rest * share * share * second
      + share * share * share
  }
}

/// The way of a rectangle as the frames of a screen show it: rounded, and at its end once it has
/// been there.
struct ReferenceJourney: Sendable {
  let start: CellRect
  let end: CellRect
  var spring = ReferenceSpring.box
  /// Seconds before it departs.
  var delay = 0.0
  /// How far the middle of the way is above the straight line, in columns.
  var bow = 0.0
  private(set) var hasLanded = false
  fileprivate var steps = 0

  init(
    from start: CellRect, to end: CellRect, spring: ReferenceSpring = .box, delay: Double = 0,
    bow: Double = 0
  ) {
    self.start = start
    self.end = end
    self.spring = spring
    self.delay = delay
    self.bow = bow
  }

  /// The cells on a frame, so many seconds after the beginning; frames come in their order.
  ///
  /// Whether it has been at its end is looked up twice a frame, drawn or not.
  mutating func cells(at time: Double) -> CellRect {
    while start != end, !hasLanded, Double(steps + 1) / 120 <= time {
      steps += 1
      hasLanded = cells(unlandedAt: Double(steps) / 120) == end
    }
    guard !hasLanded else { return end }
    let cells = cells(unlandedAt: time)
    if cells == end, start != end { hasLanded = true }
    return cells
  }

  fileprivate func cells(unlandedAt time: Double) -> CellRect {
    rounded(share: spring.value(at: time - delay))
  }

  fileprivate func rounded(share: Double) -> CellRect {
    func between(_ from: Int, _ to: Int) -> Double { Double(from) + Double(to - from) * share }
    let offset = bowOffset(share: share)
    return CellRect(
      column: Int((between(start.column, end.column) + offset.columns).rounded()),
      row: Int((between(start.row, end.row) + offset.rows).rounded()),
      width: Int(between(start.width, end.width).rounded()),
      height: Int(between(start.height, end.height).rounded())
    )
  }

  /// A row is as high as two columns are wide; the bow stands upright on the way and points up.
  fileprivate func bowOffset(share: Double) -> (columns: Double, rows: Double) {
    guard bow > 0 else { return (0, 0) }
    func middle(_ rect: CellRect) -> (x: Double, y: Double) {
      (Double(rect.column) + Double(rect.width) / 2, Double(rect.row) + Double(rect.height) / 2)
    }
    let way = (x: middle(end).x - middle(start).x, y: 2 * (middle(end).y - middle(start).y))
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > 0 else { return (0, 0) }
    var normal = (x: way.y / length, y: -way.x / length)
    if normal.y > 0 || (normal.y == 0 && normal.x > 0) { normal = (-normal.x, -normal.y) }
    let height = bow * 4 * share * (1 - share)
    return (height * normal.x, height * normal.y / 2)
  }
}

extension Canvas {
  /// The boxes whose border has a colour, found by their corners.
  func boxes(in color: Color) -> [CellRect] {
    func has(_ sign: Character, _ column: Int, _ row: Int) -> Bool {
      let cell = self[column, row]
      return cell.content == .grapheme(Glyph(sign)) && cell.style.foreground == color
    }
    return (0..<size.height).flatMap { row in
      (0..<size.width).filter { has("╭", $0, row) }.compactMap { column in
        guard let right = (column + 1..<size.width).first(where: { has("╮", $0, row) }),
          let bottom = (row + 1..<max(row + 1, size.height)).first(where: { has("╰", column, $0) }),
          has("╯", right, bottom)
        else { return nil }
        return CellRect(
          column: column, row: row, width: right - column + 1, height: bottom - row + 1)
      }
    }
  }

  /// The one box whose border has the accent; nil where there is none, or more than one.
  var accentBox: CellRect? {
    let found = boxes(in: .palette(75))
    return found.count == 1 ? found[0] : nil
  }

  /// The places of the cells that have a background.
  func places(on background: Color) -> Set<CellPoint> {
    var places: Set<CellPoint> = []
    for row in 0..<size.height {
      for column in 0..<size.width where self[column, row].style.background == background {
        places.insert(CellPoint(column: column, row: row))
      }
    }
    return places
  }

  /// The smallest rectangle around the cells that have a background.
  func cells(on background: Color) -> CellRect? {
    let places = places(on: background)
    let columns = places.map(\.column)
    let rows = places.map(\.row)
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return nil }
    return CellRect(column: left, row: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Where a text without wide characters stands first, reading from the top left.
  func place(of text: String) -> CellPoint? {
    let wanted = Array(text)
    for row in 0..<size.height {
      let signs = self.row(row).map { cell -> Character? in
        if case .grapheme(let sign) = cell.content { sign.character } else { nil }
      }
      guard signs.count >= wanted.count else { continue }
      for column in 0...(signs.count - wanted.count)
      where signs[column] == wanted[0]
        && Array(signs[column..<column + wanted.count]) == wanted
      {
        return CellPoint(column: column, row: row)
      }
    }
    return nil
  }
}

extension CellRect {
  /// The places of all its cells.
  var places: Set<CellPoint> {
    Set(rows.flatMap { row in columns.map { CellPoint(column: $0, row: row) } })
  }
}
