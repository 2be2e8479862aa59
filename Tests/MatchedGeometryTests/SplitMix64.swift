/// The generator of Steele, Lea and Flood (2014): small, and the same everywhere for one seed.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Runs a property on generated cases, the seed of each printed if it fails.
///
/// - Parameters:
///   - cases: The number of cases; their seeds are 1, 2, 3, …
///   - property: The property, given a generator and the seed to report.
func forAll(
  _ cases: Int = 1000, _ property: (inout SplitMix64, String) throws -> Void
) rethrows {
  for seed in 1...cases {
    var random = SplitMix64(seed: UInt64(seed))
    try property(&random, "seed \(seed)")
  }
}
