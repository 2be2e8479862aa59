public import QuizModel

/// A value to be printed as JSON.
///
/// What could steer a terminal (control and format characters) is escaped, beyond what JSON asks.
public enum JSONText: CustomStringConvertible, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A whole number.
  case number(Int)
  /// A finite number that need not be whole.
  case decimal(Double)
  /// A number with all its decimal digits.
  case exact(Decimal)
  /// A string.
  case text(String)
  /// Values in their order.
  case list([JSONText])
  /// Keys with their values, in the order in which they are printed.
  case object([(key: String, value: JSONText)])

  /// The value on one line.
  public var description: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let number): "\(number)"
    case .decimal(let number): Self.shortest(number)
    case .exact(let number): number.description
    case .text(let text): Self.quoted(text)
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.key)): \($0.value)" }.joined(separator: ", "))}"
    }
  }

  /// The value on lines for people, each level two spaces further in; a list without lists and
  /// objects in it stays on one line.
  public var pretty: String { pretty(indent: "") }

  fileprivate func pretty(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .list(let values) where values.contains(where: \.hasParts):
      let lines = values.map { inner + $0.pretty(indent: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map { member in
        "\(inner)\(Self.quoted(member.key)): \(member.value.pretty(indent: inner))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    default:
      return description
    }
  }

  fileprivate var hasParts: Bool {
    switch self {
    case .list, .object: true
    case .null, .boolean, .number, .decimal, .exact, .text: false
    }
  }

  /// The fewest digits that are read back as the same number, without a needless `.0`.
  fileprivate static func shortest(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  fileprivate static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.steers:
        for unit in String(scalar).utf16 { result += escape(unit) }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  fileprivate static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension Unicode.Scalar {
  fileprivate var steers: Bool {
    // Most characters need no look into Unicode's tables.
    if (0x20..<0x7F).contains(value) { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
