/// The 256 colours of xterm as red, green and blue.
package enum Palette {
  /// Red, green and blue, each from 0 to 255.
  package typealias RGB = (red: Double, green: Double, blue: Double)

  /// The value of an entry from 16 on; the first 16 are the person's own, and these are xterm's.
  package static func rgb(of index: UInt8) -> RGB {
    switch index {
    case 0..<16:
      return basic[Int(index)]
    case 16..<232:
      let cube = Int(index) - 16
      return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    default:
      let gray = Double(8 + 10 * (Int(index) - 232))
      return (gray, gray, gray)
    }
  }

  /// The entry from 16 on that looks most like a colour.
  ///
  /// By red, green and blue alone a dim blue would come out as violet: the steps of the cube are
  /// coarse where it is dark.
  static func nearest(to color: RGB) -> UInt8 {
    let wanted = Oklab(color)
    func distance(_ index: Int) -> Double { wanted.squaredDistance(to: entries[index - 16]) }
    var best = 16
    for index in neighbors(of: color) where distance(index) < distance(best) { best = index }
    return UInt8(best)
  }

  /// The corners of the cube around a colour, and the grays next to it.
  fileprivate static func neighbors(of color: RGB) -> [Int] {
    func steps(_ value: Double) -> [Int] {
      let lower = value < 95 ? 0 : Int((value - 55) / 40)
      return value < 95 ? [0, 1] : [min(lower, 5), min(lower + 1, 5)]
    }
    let mean = (color.red + color.green + color.blue) / 3
    let gray = min(max(0, Int((mean - 8) / 10)), 22)
    var found = [232 + gray, 233 + gray]
    for red in steps(color.red) {
      for green in steps(color.green) {
        for blue in steps(color.blue) { found.append(16 + 36 * red + 6 * green + blue) }
      }
    }
    return found
  }

  /// All entries from 16 on.
  fileprivate static let entries = (16...255).map { Oklab(rgb(of: UInt8($0))) }

  fileprivate static func level(_ step: Int) -> Double {
    step == 0 ? 0 : Double(55 + 40 * step)
  }

  fileprivate static let basic: [RGB] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
