internal import TerminalHarness

/// How a terminal draws what is written next.
struct Pen: Hashable {
  /// The colour of the text.
  var foreground = ScreenColor.standard
  /// The colour behind the text, also of what is erased.
  var background = ScreenColor.standard
  /// How the text is drawn.
  var attributes: ScreenCell.Attributes = []

  /// The shortest SGR sequence to another pen, empty when nothing changes.
  ///
  /// It says what changes, or everything after a reset: whichever is shorter.
  func sequence(to other: Pen) -> [UInt8] {
    guard self != other else { return [] }
    let changes = changes(to: other).joined(separator: ";")
    let anew = ([""] + Pen().changes(to: other)).joined(separator: ";")
    return Array("\u{1B}[\(anew.utf8.count < changes.utf8.count ? anew : changes)m".utf8)
  }

  /// The parameters that say what differs.
  fileprivate func changes(to other: Pen) -> [String] {
    var parameters: [String] = []
    var kept = attributes
    for switching in Self.switches where !kept.isDisjoint(with: switching.attributes) {
      let unwanted = kept.intersection(switching.attributes).subtracting(other.attributes)
      guard !unwanted.isEmpty else { continue }
      parameters.append("\(switching.off)")
      kept.subtract(switching.attributes)
    }
    for (attribute, number) in Self.numbers {
      let isWanted = other.attributes.contains(attribute) && !kept.contains(attribute)
      if isWanted { parameters.append("\(number)") }
    }
    if foreground != other.foreground { parameters.append(other.foreground.parameter(plus: 0)) }
    if background != other.background { parameters.append(other.background.parameter(plus: 10)) }
    return parameters
  }

  /// What each number of SGR from 22 on switches off.
  fileprivate static let switches: [(off: Int, attributes: ScreenCell.Attributes)] = [
    (22, [.bold, .dim]), (23, .italic), (24, .underline), (25, .blink), (27, .reverse),
    (29, .strike),
  ]

  fileprivate static let numbers: [(ScreenCell.Attributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.blink, 5), (.reverse, 7), (.strike, 9),
  ]
}

extension ScreenColor {
  /// Its parameter of SGR for the text, or for what is behind it with 10 added.
  fileprivate func parameter(plus offset: Int) -> String {
    switch self {
    case .standard: "\(39 + offset)"
    case .palette(let index) where index < 8: "\(30 + offset + index)"
    case .palette(let index) where index < 16: "\(82 + offset + index)"
    case .palette(let index): "\(38 + offset);5;\(index)"
    case .rgb(let red, let green, let blue): "\(38 + offset);2;\(red);\(green);\(blue)"
    }
  }
}
