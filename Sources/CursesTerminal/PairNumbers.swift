/// The numbers of the pairs of colours in use.
///
/// Mixed colours make ever new pairs, and there is a highest number, so they are given out anew now
/// and then.
struct PairNumbers {
  /// What a pair is known by.
  enum Number: Hashable {
    /// It was given before.
    case known(Int32)
    /// It is given now, and its colours are to be defined.
    case new(Int32)
  }

  /// How many pairs may be in use before all are given out anew: many frames' worth of them, and
  /// still few for ncurses to search.
  static let limit = 4096

  fileprivate var numbers: [CursesColors.Pair: Int32] = [:]

  /// Makes numbers of which none is in use.
  init() {}

  /// The number of a pair.
  ///
  /// - Parameters:
  ///   - pair: The colours.
  ///   - count: One more than the highest number that there is.
  /// - Returns: A number from 1 on, or nil when none is left.
  mutating func number(of pair: CursesColors.Pair, count: Int32) -> Number? {
    if let number = numbers[pair] { return .known(number) }
    let next = Int32(numbers.count + 1)
    guard next < count else { return nil }
    numbers[pair] = next
    return .new(next)
  }

  /// Takes all numbers back when many are in use; to be called between frames.
  ///
  /// - Returns: Whether they were taken back.
  mutating func recycle() -> Bool {
    guard numbers.count > Self.limit else { return false }
    numbers = [:]
    return true
  }
}
