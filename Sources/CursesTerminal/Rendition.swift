/// A graphic rendition (SGR of ECMA-48): how text is drawn from now on.
struct Rendition: Hashable {
  fileprivate var attributes: Attributes = []
  fileprivate var foreground = RenditionColor.own
  fileprivate var background = RenditionColor.own

  /// Whether blanks look the same in another rendition.
  func drawsBlanks(like other: Rendition) -> Bool {
    background == other.background && attributes.isDisjoint(with: .seenOnBlanks)
      && other.attributes.isDisjoint(with: .seenOnBlanks)
  }

  /// The shortest sequence that brings a terminal here from another rendition; none from this one.
  func sequence(from other: Rendition) -> [UInt8] {
    guard self != other else { return [] }
    var anew = SelectionSequence()
    if self != Rendition() {
      anew.append(0)
      anew.append(attributes)
      if foreground != .own { anew.append(foreground, ofGround: false) }
      if background != .own { anew.append(background, ofGround: true) }
    }
    guard attributes.isSuperset(of: other.attributes) else { return anew.bytes }
    var changed = SelectionSequence()
    changed.append(attributes.subtracting(other.attributes))
    if foreground != other.foreground { changed.append(foreground, ofGround: false) }
    if background != other.background { changed.append(background, ofGround: true) }
    return changed.bytes.count < anew.bytes.count ? changed.bytes : anew.bytes
  }

  /// Takes the parameters of a sequence.
  ///
  /// - Returns: Whether all of them are known; otherwise nothing has changed.
  mutating func take(_ parameters: ArraySlice<UInt8>) -> Bool {
    var result = self
    var rest = SelectionParameters(parameters)
    while let parameter = rest.next() {
      switch parameter {
      case 0: result = Rendition()
      case 1, 2, 4, 7: result.attributes.insert(Attributes(parameter: UInt8(parameter)))
      case 22: result.attributes.subtract(.weight)
      case 24, 27: result.attributes.remove(Attributes(parameter: UInt8(parameter) - 20))
      case 39: result.foreground = .own
      case 49: result.background = .own
      case 30...37, 90...97: result.foreground = .basic(UInt8(parameter))
      case 40...47, 100...107: result.background = .basic(UInt8(parameter - 10))
      case 38, 48:
        guard let color = rest.nextColor() else { return false }
        if parameter == 38 { result.foreground = color } else { result.background = color }
      default: return false
      }
    }
    self = result
    return true
  }

  /// Attributes, each a bit with the number of its parameter.
  struct Attributes: OptionSet, Hashable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }
    init(parameter: UInt8) { self.init(rawValue: 1 << parameter) }

    /// Bold and faint, which end together.
    static let weight: Self = [Self(parameter: 1), Self(parameter: 2)]
    /// Underlined and reversed.
    static let seenOnBlanks: Self = [Self(parameter: 4), Self(parameter: 7)]
  }
}

/// A colour as it is selected.
enum RenditionColor: Hashable {
  /// The person's own.
  case own
  /// By the parameter of a text's colour: 30 to 37, 90 to 97.
  case basic(UInt8)
  /// An entry of the palette.
  case palette(UInt8)
  case rgb(UInt8, UInt8, UInt8)
}
