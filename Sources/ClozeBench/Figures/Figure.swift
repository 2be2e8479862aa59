/// Something measured, beside what it was measured against in the same run.
struct Figure {
  /// How the two are compared.
  enum Comparison: String {
    /// How many times as much.
    case ratio
    /// How much more.
    case difference
    /// What was measured is compared with the limit as it is.
    case absolute
  }

  /// What the comparison has to be.
  enum Limit {
    case atMost(Double)
    case atLeast(Double)
  }

  /// What was measured.
  let name: String
  /// Of `measured` and `reference`.
  let unit: Unit
  /// The median of what was measured.
  let measured: Double
  /// What it is compared with.
  let against: String
  /// The median of that.
  let reference: Double
  /// How it is compared.
  let comparison: Comparison
  /// The median of the comparisons of each pair.
  let compared: Double
  /// What is wanted, nil when it is only told.
  var limit: Limit?
  /// What helps to judge it: how the samples spread, what was late.
  var note = ""

  /// Whether what is wanted was met; true when nothing is.
  var isMet: Bool {
    switch limit {
    case .atMost(let most): compared <= most
    case .atLeast(let least): compared >= least
    case nil: true
    }
  }

  /// What the comparison is of.
  var comparedUnit: Unit { comparison == .ratio ? .times : unit }

  /// The comparison as it is printed.
  var comparedText: String {
    comparedUnit.text(compared, signed: comparison == .difference)
  }

  /// The limit as it is printed, empty without one.
  var limitText: String {
    let isSigned = comparison == .difference
    return switch limit {
    case .atMost(let most): "≤ \(comparedUnit.text(most, signed: isSigned))"
    case .atLeast(let least): "≥ \(comparedUnit.text(least, signed: isSigned))"
    case nil: ""
    }
  }
}

extension Figure {
  /// Compares paired measurements: medians of both, and of what each pair gives.
  init(
    _ name: String, _ unit: Unit, _ measured: [Double], against: String, _ reference: [Double],
    _ comparison: Comparison, limit: Limit? = nil
  ) {
    let compared = zip(measured, reference).map { pair in
      switch comparison {
      case .ratio: pair.0 / pair.1
      case .difference: pair.0 - pair.1
      case .absolute: pair.0
      }
    }
    let samples = Samples(compared)
    self.init(
      name: name, unit: unit, measured: Samples(measured).median, against: against,
      reference: Samples(reference).median, comparison: comparison, compared: samples.median,
      limit: limit)
    let (least, most) = (samples.quantile(0), samples.quantile(1))
    guard compared.count > 1 else { return }
    note = "\(compared.count) pairs, \(comparedUnit.text(least)) to \(comparedUnit.text(most))"
  }
}
