/// A size of the window that tests are run with.
struct WindowSize: Sendable, CustomStringConvertible {
  let columns: Int
  let rows: Int

  var description: String { "\(columns)×\(rows)" }

  init(_ columns: Int, _ rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  static let all = [Self(100, 30), Self(80, 24), Self(40, 12), Self(200, 60)]
  /// All but the largest, whose frames take long to draw.
  static let usual = Array(all.prefix(3))
}
