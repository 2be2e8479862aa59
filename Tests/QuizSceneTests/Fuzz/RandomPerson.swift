import CellGrid
import TestSupport
import Wording

@testable import QuizScene

/// Somebody who does anything at any time, and again with the same seed.
struct RandomPerson {
  /// What comes next.
  enum Deed {
    case event(Event)
    /// Time goes by, in seconds.
    case wait(Double)
  }

  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The next deed at a screen with a part that takes keys.
  mutating func deed(at presenter: Presenter) -> Deed {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<2: return .event(.resize(size()))
    case 2..<4: return .event(.paste(["\u{1B}[2J", "x\n漢\u{202E}\u{7}", "i"].pick(&random)))
    case 4: return .event(.traits(traits()))
    case 5..<16: return .event(.mouse(click(in: presenter)))
    case 16..<22: return .event(.key(.character(Array("ngit漢ー é1ABz").pick(&random))))
    case 22..<25: return .wait(5)
    case 25..<62: return .wait(.random(in: 0...0.12, using: &random))
    case 62: return .wait(0)
    default:
      let keys = Self.keys[presenter.part] ?? []
      return .event(.key(keys.pick(&random)))
    }
  }

  /// A window: mostly small, now and then large, and seldom too small for anything.
  mutating func size() -> CellSize {
    let (width, height) =
      switch Int.random(in: 0..<20, using: &random) {
      case 0: (0...19, 0...6)
      case 1: (60...130, 20...40)
      default: (20...46, 6...14)
      }
    return CellSize(
      width: .random(in: width, using: &random), height: .random(in: height, using: &random))
  }

  mutating func traits() -> TerminalTraits {
    TerminalTraits(
      colorDepth: [.palette, .palette, .eight, .none].pick(&random),
      showsUnicode: .random(using: &random),
      hasLightBackground: .random(using: &random))
  }

  private mutating func click(in presenter: Presenter) -> MouseEvent {
    let place = CellPoint(
      column: .random(in: -1...max(1, presenter.size.width), using: &random),
      row: .random(in: -1...max(1, presenter.size.height), using: &random))
    let actions: [MouseEvent.Action] = [
      .press(.left), .press(.left), .press(.left), .press(.right), .scroll(steps: 1),
      .scroll(steps: -1),
    ]
    return MouseEvent(actions.pick(&random), at: place)
  }

  /// The keys that do something, by where they do it.
  private static let keys: [ScreenPart: [CellGrid.Key]] = {
    var keys: [ScreenPart: [CellGrid.Key]] = [:]
    for row in KeyTable.rows {
      // Of the options only the first few are there.
      let isHelp = row.actions.contains { $0.action == .openHelp }
      let used = row.label.keys.filter { row.action(of: $0) != nil }.prefix(isHelp ? 1 : 8)
      for part in row.parts { keys[part, default: []] += used }
    }
    return keys
  }()
}

extension Array {
  fileprivate func pick(_ random: inout SeededGenerator) -> Element {
    self[.random(in: indices, using: &random)]
  }
}
