internal import CellGrid
internal import QuizViewModels
internal import Wording

extension Presenter {
  mutating func press(_ key: Key, at time: Double) -> [Effect] {
    // What cannot be seen is not changed, but anyone can leave.
    if context.isTooSmall {
      return key == .character("q") ? [.leave] : []
    }
    guard let action = KeyTable.action(for: key, in: part) else {
      guard case .character(let character) = key else { return [] }
      return type(String(character), at: time)
    }
    return follow(perform(action, at: time), at: time)
  }

  /// Lets text in where text is typed.
  mutating func type(_ text: String, at time: Double) -> [Effect] {
    guard part.takesText, !context.isTooSmall else { return [] }
    return follow(perform(.edit(.insert(text.typeable)), at: time), at: time)
  }

  /// A click does what the key of the thing does on which it is; the wheel scrolls.
  mutating func click(_ event: MouseEvent, at time: Double) -> [Effect] {
    guard !context.isTooSmall else { return [] }
    switch event.action {
    case .press(.left):
      guard let action = stage.action(at: event.place) else { return [] }
      if case .key(let label) = action {
        let keys = label.keys
        return keys.count == 1 ? press(keys[0], at: time) : []
      }
      return follow(perform(action, at: time), at: time)
    case .scroll(let steps):
      return follow(perform(.scrollLines(steps * Self.linesPerStep), at: time), at: time)
    default:
      return []
    }
  }

  /// How far a step of the wheel scrolls, in lines.
  fileprivate static let linesPerStep = 3
}

extension ScreenPart {
  /// Whether text is typed there.
  fileprivate var takesText: Bool { self == .text || self == .filter || self == .find }
}

extension String {
  /// What a person can type: one line, without what steers a terminal.
  ///
  /// Not yet in the form that cells show: a combining mark comes alone and joins what stands before.
  var typeable: String {
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control: if scalar.properties.isWhitespace { result.append(" ") }
      case .format, .surrogate, .lineSeparator, .paragraphSeparator: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
