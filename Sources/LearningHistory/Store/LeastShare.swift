#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The least share that a count among so few or so many trials speaks for.
///
/// It is the lower bound of the 95 % score interval (Wilson, “Probable Inference”, 1927). By the plain share, one wrong answer of one would be harder than nine of ten.
///
/// - Parameters:
///   - count: How often it happened; from 0 to `trials`.
///   - trials: How often it could; at least 1.
/// - Returns: A share from 0 to 1.
func leastShare(_ count: Int, of trials: Int) -> Double {
  let quantile = 1.959964
  let (count, trials, square) = (Double(count), Double(trials), quantile * quantile)
  let share = count / trials
  let centre = share + square / (2 * trials)
  let spread =
    quantile * (share * (1 - share) / trials + square / (4 * trials * trials)).squareRoot()
  return (centre - spread) / (1 + square / trials)
}
