/// The size of a terminal's window in cells.
struct WindowSize: Equatable {
  let columns: Int
  let rows: Int

  /// What terminals have always had.
  static let usual = WindowSize(columns: 80, rows: 24)
  /// A window that fills a large display.
  static let large = WindowSize(columns: 200, rows: 60)
}

extension WindowSize: CustomStringConvertible {
  /// As people write it.
  var description: String { "\(columns)×\(rows)" }
}
