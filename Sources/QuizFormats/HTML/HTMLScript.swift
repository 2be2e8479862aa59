/// Small text above or below the line: `sup` and `sub`.
enum HTMLScript: Equatable {
  case above, below

  /// How plain text writes such a text: `x²`, `x₁` where Unicode has all its characters, else `x^k`, `x_k`
  /// for one character and `x^(k+1)`, `x_(k+1)` for more.
  func plain(_ text: ArraySlice<UInt8>) -> [UInt8] {
    if let characters = small(text) { return characters }
    let sign = self == .above ? UInt8(ascii: "^") : UInt8(ascii: "_")
    // A character seldom has more bytes than this; those that have get their brackets.
    if text.count <= 32, String(decoding: text, as: UTF8.self).count == 1 { return [sign] + text }
    return [sign, UInt8(ascii: "(")] + text + [UInt8(ascii: ")")]
  }

  /// The text in the small characters of Unicode, or nil when one of them is missing.
  fileprivate func small(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      guard let small = self == .above ? Self.small(above: scalar) : Self.small(below: scalar)
      else {
        return nil
      }
      result += Array(String(small).utf8)
    }
    return result
  }

  fileprivate static func small(above scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "0": "⁰"
    case "1": "¹"
    case "2": "²"
    case "3": "³"
    case "4"..."9": Unicode.Scalar(scalar.value - 0x34 + 0x2074)
    case "+": "⁺"
    case "-", "−": "⁻"
    case "=": "⁼"
    case "(": "⁽"
    case ")": "⁾"
    case "n": "ⁿ"
    default: nil
    }
  }

  fileprivate static func small(below scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "0"..."9": Unicode.Scalar(scalar.value - 0x30 + 0x2080)
    case "+": "₊"
    case "-", "−": "₋"
    case "=": "₌"
    case "(": "₍"
    case ")": "₎"
    case "n": "ₙ"
    default: nil
    }
  }
}
