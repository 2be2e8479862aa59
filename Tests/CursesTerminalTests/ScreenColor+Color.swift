import CellGrid
import TestSupport

extension ScreenColor {
  /// A colour of a canvas as the emulator should show it.
  init(_ color: Color) {
    switch color {
    case .terminalDefault: self = .standard
    case .palette(let index): self = .palette(Int(index))
    case .rgb(let red, let green, let blue): self = .rgb(Int(red), Int(green), Int(blue))
    }
  }
}
