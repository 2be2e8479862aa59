/// A character reference of HTML such as `&eacute;`, `&#233;` or `&#xE9;`.
struct HTMLReference {
  /// What it stands for: one or two Unicode scalars.
  let characters: String
  /// The offset after its last byte.
  let end: Int

  /// Reads the reference that an ampersand begins, by the rules of the HTML standard (13.2.5.72); nil
  /// when the ampersand is just an ampersand.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: The offset of the ampersand.
  ///   - isInAttribute: Whether this is an attribute's value, as in `href="?a=1&copy=2"`, in which a
  ///     name without its semicolon does not count when a letter, digit or `=` follows.
  init?(in bytes: [UInt8], at start: Int, isInAttribute: Bool = false) {
    if bytes.byte(at: start + 1) == UInt8(ascii: "#") {
      self.init(numberIn: bytes, at: start + 2)
    } else {
      self.init(nameIn: bytes, at: start + 1, isInAttribute: isInAttribute)
    }
  }

  fileprivate init?(nameIn bytes: [UInt8], at start: Int, isInAttribute: Bool) {
    var end = start
    while end - start <= HTMLReferenceNames.maximumLength, bytes.byte(at: end).isAlphanumeric {
      end += 1
    }
    guard end > start else { return nil }
    if bytes.byte(at: end) == .semicolon, let entry = Self.entry(named: bytes[start..<end]) {
      characters = entry.characters
      self.end = end + 1
      return
    }
    var length = min(end - start, HTMLReferenceNames.maximumLegacyLength)
    while length > 1 {
      let next = bytes.byte(at: start + length)
      if let entry = Self.entry(named: bytes[start..<(start + length)]), entry.isLegacy {
        if isInAttribute, next == .equalsSign || next.isAlphanumeric { return nil }
        characters = entry.characters
        self.end = start + length
        return
      }
      length -= 1
    }
    return nil
  }

  fileprivate static func entry(named name: ArraySlice<UInt8>) -> HTMLReferenceNames.Entry? {
    HTMLReferenceNames.entries[String(decoding: name, as: UTF8.self)]
  }

  fileprivate init?(numberIn bytes: [UInt8], at start: Int) {
    let isHexadecimal = bytes.byte(at: start).lowercased == UInt8(ascii: "x")
    let base: UInt32 = isHexadecimal ? 16 : 10
    let firstDigit = isHexadecimal ? start + 1 : start
    var index = firstDigit
    var number: UInt32 = 0
    while let digit = bytes.byte(at: index).hexadecimalValue, digit < base {
      number = min(number * base + digit, 0x11_0000)
      index += 1
    }
    guard index > firstDigit else { return nil }
    if bytes.byte(at: index) == .semicolon { index += 1 }
    characters = String(Self.scalar(numbered: number))
    end = index
  }

  /// The character that a number stands for: those of the C1 controls are taken for Windows-1252, and
  /// what is no character is the replacement character.
  fileprivate static func scalar(numbered number: UInt32) -> Unicode.Scalar {
    guard number != 0, let scalar = Unicode.Scalar(number) else { return "\u{FFFD}" }
    guard case 0x80...0x9F = number else { return scalar }
    return windows1252[Int(number - 0x80)]
  }

  /// 0x80 to 0x9F in Windows-1252; the five that it does not use stay controls.
  fileprivate static let windows1252: [Unicode.Scalar] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}
