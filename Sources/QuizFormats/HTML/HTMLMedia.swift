extension HTMLText {
  /// Something in a piece of HTML that a terminal cannot show.
  struct Media: Equatable, Sendable {
    let kind: Loss.MediaKind
    /// The name of its file, or else the text that stands for it, or an empty text.
    var name: String
    /// The offset of its tag in the HTML in bytes.
    let offset: Int
  }
}

extension HTMLTag {
  /// What the tag of a medium calls it: the last part of its address, or else its alternative text.
  ///
  /// Without control characters, as the name is for people and not for their terminal.
  func mediaName(in bytes: [UInt8]) -> String {
    let addresses = ["src", "data"].lazy.map { value(of: $0, in: bytes) ?? "" }
    let file = addresses.map(\.lastAddressComponent).first { !$0.isEmpty }
    let name = file ?? value(of: "alt", in: bytes) ?? ""
    let visible = name.unicodeScalars.filter { $0.properties.generalCategory != .control }
    return String(String.UnicodeScalarView(visible))
  }

  /// The value of an attribute, whose name is given in small letters.
  func value(of name: String, in bytes: [UInt8]) -> String? {
    var reader = HTMLAttributes(in: bytes, range: attributes)
    return reader.value(of: name)
  }
}

extension String {
  /// The last part of a web address without its query and its percent signs.
  ///
  /// Empty when the address names nothing or holds the data themselves.
  fileprivate var lastAddressComponent: String {
    guard !Array(utf8.prefix(5)).hasText("data:", at: 0) else { return "" }
    let isAfterPath = { (byte: UInt8) in byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") }
    let path = utf8.prefix { !isAfterPath($0) }
    let component = Array(
      path.suffix(from: path.lastIndex(of: .slash).map(path.index(after:)) ?? path.startIndex))
    var decoded: [UInt8] = []
    var index = 0
    while index < component.count {
      if component[index] == UInt8(ascii: "%"),
        let high = component.byte(at: index + 1).hexadecimalValue,
        let low = component.byte(at: index + 2).hexadecimalValue
      {
        decoded.append(UInt8(high << 4 | low))
        index += 3
      } else {
        decoded.append(component[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
