import TestSupport

/// Runs a property on generated cases, the seed of each printed if it fails.
///
/// - Parameters:
///   - cases: The number of cases; their seeds are 1, 2, 3, …
///   - property: The property, given a generator and the seed to report.
func forAll(
  _ cases: Int = 1000, _ property: (inout SeededGenerator, String) throws -> Void
) rethrows {
  for seed in 1...cases {
    var random = SeededGenerator(seed: UInt64(seed))
    try property(&random, "seed \(seed)")
  }
}
