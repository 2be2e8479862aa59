/// The DEC private modes that a program has switched on.
///
/// Read from the stream, because libvterm tells of the alternate screen, the cursor and the mouse
/// but not of bracketed paste, focus reports, SGR coordinates or synchronized output.
public struct PrivateModes: Equatable, Sendable {
  /// The numbers of the modes that are on; 7 (wrapping) and 25 (cursor) are on from the start.
  public private(set) var on: Set<Int> = [7, 25]

  /// A terminal that has just been opened.
  public init() {}

  /// Whether the program draws on the alternate screen.
  public var isAlternateScreen: Bool { !on.isDisjoint(with: [47, 1047, 1049]) }
  /// Whether the cursor can be seen.
  public var isCursorVisible: Bool { on.contains(25) }
  /// Whether mouse buttons are reported.
  public var reportsMouse: Bool { !on.isDisjoint(with: [1000, 1002, 1003]) }
  /// Whether a frame has begun and not ended: a terminal would still show the one before.
  public var isMidFrame: Bool { on.contains(2026) }

  mutating func apply(_ sequence: ControlSequence) {
    if sequence.parameters == "!", sequence.final == "p" { self = PrivateModes() }
    guard sequence.parameters.first == "?" else { return }
    let numbers = sequence.parameters.dropFirst().split(separator: ";").compactMap { Int($0) }
    switch sequence.final {
    case "h": on.formUnion(numbers)
    case "l": on.subtract(numbers)
    default: break
    }
  }
}
