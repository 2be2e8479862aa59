/// Repeated measurements of the same thing.
struct Samples {
  /// The values from the least to the greatest, never none.
  let sorted: [Double]

  /// Samples of at least one value; without any there is one of 0.
  init(_ values: [Double]) {
    sorted = values.isEmpty ? [0] : values.sorted()
  }

  /// The middle one, or the mean of the two in the middle.
  var median: Double {
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// The least value that a share of all does not exceed, 0 to 1.
  func quantile(_ share: Double) -> Double {
    let index = Int((share * Double(sorted.count)).rounded(.up)) - 1
    return sorted[min(max(0, index), sorted.count - 1)]
  }
}
