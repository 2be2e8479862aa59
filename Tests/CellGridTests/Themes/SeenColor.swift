@testable import CellGrid

/// A colour as it is seen: its contrast to another, and what is left of it for the colour-blind.
struct SeenColor {
  /// How somebody sees.
  enum Sight: CaseIterable {
    /// With all kinds of cones.
    case full
    /// Without those for red.
    case protanopia
    /// Without those for green.
    case deuteranopia

    /// What becomes of linear red, green and blue.
    ///
    /// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
    /// Deficiency", 2009, severity 1.
    fileprivate var rows: [[Double]] {
      switch self {
      case .full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
      case .protanopia:
        [
          [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
          [-0.003882, -0.048116, 1.051998],
        ]
      case .deuteranopia:
        [
          [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
          [-0.011820, 0.042940, 0.968881],
        ]
      }
    }
  }

  /// Red, green and blue as amounts of light, from 0 to 1.
  fileprivate let light: [Double]

  /// Takes red, green and blue from 0 to 255.
  init(_ value: Palette.RGB) {
    light = [value.red, value.green, value.blue].map(Oklab.linear)
  }

  /// Red, green and blue from 0 to 255, or nil for a colour that is the person's own.
  static func value(of color: Color) -> Palette.RGB? {
    switch color {
    case .terminalDefault: nil
    case .palette(let index): Palette.rgb(of: index)
    case .rgb(let red, let green, let blue): (Double(red), Double(green), Double(blue))
    }
  }

  /// The contrast ratio of WCAG 2, from 1 to 21.
  func contrast(to other: SeenColor) -> Double {
    let lights = [luminance, other.luminance].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  /// How different two colours look to somebody, as a distance in Oklab.
  func distance(to other: SeenColor, _ sight: Sight) -> Double {
    seen(sight).squaredDistance(to: other.seen(sight)).squareRoot()
  }

  fileprivate var luminance: Double {
    0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
  }

  fileprivate func seen(_ sight: Sight) -> Oklab {
    let parts = sight.rows.map { row in
      min(max(0, zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }), 1)
    }
    return Oklab(linearRed: parts[0], green: parts[1], blue: parts[2])
  }
}
