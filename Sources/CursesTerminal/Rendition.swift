/// A graphic rendition (SGR of ECMA-48): how text is drawn from now on.
struct Rendition: Hashable {
  /// Attributes by their parameters: 1, 2, 4 and 7.
  fileprivate var attributes: Set<UInt8> = []
  /// The parameters of the colour of text, or none for the person's own.
  fileprivate var foreground: [UInt8] = []
  /// The parameters of the colour behind it, or none for the person's own.
  fileprivate var background: [UInt8] = []

  /// Whether blanks look the same in another rendition.
  func drawsBlanks(like other: Rendition) -> Bool {
    let seen: Set<UInt8> = [4, 7]
    return background == other.background && attributes.isDisjoint(with: seen)
      && other.attributes.isDisjoint(with: seen)
  }

  /// The shortest sequence that brings a terminal here from another rendition; none from this one.
  func sequence(from other: Rendition) -> [UInt8] {
    guard self != other else { return [] }
    let anew = attributes.sorted().map { Array("\($0)".utf8) } + [foreground, background]
    var parts = [[UInt8(ascii: "0")]] + anew.filter { !$0.isEmpty }
    if parts.count == 1 { parts = [] }
    if attributes.isSuperset(of: other.attributes) {
      var changed = attributes.subtracting(other.attributes).sorted().map { Array("\($0)".utf8) }
      if foreground != other.foreground {
        changed.append(foreground.isEmpty ? Array("39".utf8) : foreground)
      }
      if background != other.background {
        changed.append(background.isEmpty ? Array("49".utf8) : background)
      }
      if changed.joined().count + changed.count < parts.joined().count + parts.count {
        parts = changed
      }
    }
    return Array("\u{1B}[".utf8) + parts.joined(separator: [UInt8(ascii: ";")])
      + [UInt8(ascii: "m")]
  }

  /// Takes the parameters of a sequence.
  ///
  /// - Returns: Whether all of them are known; otherwise nothing has changed.
  mutating func take(_ parameters: ArraySlice<UInt8>) -> Bool {
    var result = self
    var rest = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)[...]
    while let parameter = rest.popFirst() {
      guard parameter.count <= 3, let number = parameter.number else { return false }
      switch number {
      case 0: result = Rendition()
      case 1, 2, 4, 7: result.attributes.insert(UInt8(number))
      case 22: result.attributes.subtract([1, 2])
      case 24: result.attributes.remove(4)
      case 27: result.attributes.remove(7)
      case 39: result.foreground = []
      case 49: result.background = []
      case 30...37, 90...97: result.foreground = Array(parameter)
      case 40...47, 100...107: result.background = Array(parameter)
      case 38, 48:
        guard let last = rest.popColor() else { return false }
        let color = Array(parameters[parameter.startIndex..<last.endIndex])
        if number == 38 { result.foreground = color } else { result.background = color }
      default: return false
      }
    }
    self = result
    return true
  }
}

extension ArraySlice<UInt8> {
  /// The number that these digits are; 0 without any, nil with something else among them.
  fileprivate var number: Int? {
    isEmpty ? 0 : Int(String(decoding: self, as: UTF8.self))
  }
}

extension ArraySlice<ArraySlice<UInt8>> {
  /// Takes what follows 38 or 48: `5` and an entry of the palette, or `2` and three parts.
  ///
  /// - Returns: Its last parameter, or nil when it is something else.
  fileprivate mutating func popColor() -> ArraySlice<UInt8>? {
    let count = first?.number == 5 ? 2 : first?.number == 2 ? 4 : 0
    guard count > 0, self.count >= count else { return nil }
    let last = self[startIndex + count - 1]
    removeFirst(count)
    return last
  }
}
