/// What a number is of.
enum Unit: String {
  case milliseconds = "ms"
  case bytes = "B"
  case megabytes = "MB"
  case percent = "%"
  case times = "×"
  case count = ""

  /// A value with its unit, in as many digits as tell something.
  func text(_ value: Double, signed: Bool = false) -> String {
    let sign = signed && value >= 0 ? "+" : ""
    let number = sign + number(value)
    switch self {
    case .times, .count, .percent: return number + rawValue
    case .milliseconds, .bytes, .megabytes: return "\(number) \(rawValue)"
    }
  }

  /// A value without its unit.
  func number(_ value: Double) -> String {
    let digits =
      switch abs(value) {
      case _ where self == .count: 0
      case 100...: 0
      case 10...: 1
      case 0.1..., 0: 2
      default: 3
      }
    return Self.decimal(value, digits: digits)
  }

  fileprivate static func decimal(_ value: Double, digits: Int) -> String {
    var factor = 1
    for _ in 0..<digits { factor *= 10 }
    let scaled = Int((abs(value) * Double(factor)).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(scaled)" }
    let fraction = "\(scaled % factor)"
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(sign)\(scaled / factor).\(zeros)\(fraction)"
  }
}
