/// A selection as it is written.
struct SelectionSequence {
  /// The sequence so far, each parameter with what follows it.
  fileprivate var written = Array("\u{1B}[".utf8)

  /// The whole sequence; without parameters it resets all.
  var bytes: [UInt8] {
    var bytes = written
    if bytes.last == UInt8(ascii: ";") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "m"))
    return bytes
  }

  /// Appends a parameter from 0 to 255.
  mutating func append(_ number: UInt8) {
    if number >= 100 { append(digit: number / 100) }
    if number >= 10 { append(digit: number / 10 % 10) }
    append(digit: number % 10)
    written.append(UInt8(ascii: ";"))
  }

  fileprivate mutating func append(digit: UInt8) { written.append(UInt8(ascii: "0") + digit) }

  /// Appends each of the attributes.
  mutating func append(_ attributes: Rendition.Attributes) {
    for parameter: UInt8 in [1, 2, 4, 7] where attributes.contains(.init(parameter: parameter)) {
      append(parameter)
    }
  }

  /// Appends a colour of text, or of the ground behind it, whose parameters are higher by ten.
  mutating func append(_ color: RenditionColor, ofGround isGround: Bool) {
    let offset: UInt8 = isGround ? 10 : 0
    switch color {
    case .own:
      append(39 + offset)
    case .basic(let parameter):
      append(parameter + offset)
    case .palette(let entry):
      append(38 + offset)
      append(5)
      append(entry)
    case .rgb(let red, let green, let blue):
      append(38 + offset)
      append(2)
      append(red)
      append(green)
      append(blue)
    }
  }
}
