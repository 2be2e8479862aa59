/// Carries SGR 2 through libvterm, which drops it, as a font that no program selects.
enum DimAttribute {
  /// The alternative font whose number in a cell means dim.
  static let font: UInt32 = 9

  /// The sequence with `2` replaced by the font, and `22` completed by the standard font.
  static func encoded(_ sequence: ControlSequence) -> [UInt8] {
    guard sequence.final == "m", sequence.parameters.allSatisfy(isPlain) else {
      return sequence.bytes
    }
    let all = sequence.parameters.split(separator: ";", omittingEmptySubsequences: false)
    var parameters = all[...]
    var encoded: [Substring] = []
    while let parameter = parameters.popFirst() {
      switch parameter {
      case "2": encoded.append("19")
      case "22": encoded += ["22", "10"]
      case "38", "48":
        // The numbers that follow are a colour's: `38;5;2` is green, not dim.
        let count = parameters.first == "5" ? 2 : 4
        encoded += [parameter] + parameters.prefix(count)
        parameters = parameters.dropFirst(count)
      default: encoded.append(parameter)
      }
    }
    return Array("\u{1B}[\(encoded.joined(separator: ";"))m".utf8)
  }

  /// Leaves `38:2:…` and private sequences such as `>4;2m` as they are.
  private static func isPlain(_ character: Character) -> Bool {
    character.isNumber || character == ";"
  }
}
