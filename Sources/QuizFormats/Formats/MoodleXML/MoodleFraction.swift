/// The shares of a grade that Moodle knows; a file with any other is refused there.
enum MoodleFraction {
  /// Halves to tenths and what Moodle has besides, as numerators and denominators.
  fileprivate static let shares: [(Double, Double)] = [
    (1, 1), (9, 10), (5, 6), (4, 5), (3, 4), (7, 10), (2, 3), (3, 5), (1, 2), (2, 5), (1, 3),
    (3, 10), (1, 4), (1, 5), (1, 6), (1, 7), (1, 8), (1, 9), (1, 10), (1, 20), (0, 1),
  ]

  /// The share that a percentage of at most seven places stands for, exactly.
  static func credit(percentage: Double) -> Double {
    for (numerator, denominator) in shares
    where abs(abs(percentage) - 100 * numerator / denominator) < 0.000_01 {
      return percentage < 0 ? -numerator / denominator : numerator / denominator
    }
    return percentage / 100
  }

  /// The nearest share that Moodle knows.
  static func nearest(to credit: Double) -> Double {
    shares.map { $0 / $1 }.min { abs($0 - credit) < abs($1 - credit) } ?? 1
  }

  /// The nearest share that Moodle knows, as it writes it: a percentage of seven places at most.
  static func percentage(of credit: Double) -> String {
    let share = nearest(to: credit)
    let scaled = Int((share * 100 * 100_000).rounded())
    let places = String(scaled % 100_000 + 100_000).dropFirst()
    let fraction = String(places.reversed().drop { $0 == "0" }.reversed())
    return "\(scaled / 100_000)" + (fraction.isEmpty ? "" : "." + fraction)
  }
}
