import CellGrid
import QuizViewModels
import TestSupport
import Testing

@testable import QuizScene

/// The library where there are few signs and few colours.
struct PoorTerminalTests {
  static let depths: [ColorDepth] = [.none, .eight, .sixteen]

  static func library(
    _ depth: ColorDepth = .palette, isLight: Bool = false, isASCII: Bool = false
  ) -> SceneDriver {
    SceneDriver(
      library: LibraryEntry.samples,
      traits: TerminalTraits(
        colorDepth: depth, showsUnicode: !isASCII, hasLightBackground: isLight))
  }

  @Test(arguments: [ColorDepth.none, .palette])
  func `ASCII alone, from the card to the page and back`(depth: ColorDepth) {
    var driver = Self.library(depth, isASCII: true)
    let steps: [(name: String, keys: [CellGrid.Key])] = [
      ("library", []), ("dialog", [.enter]), ("page", [.enter]), ("left", [.character("q")]),
      ("filter", [.character("/"), .character("n")]),
    ]
    for (name, keys) in steps {
      for key in keys { driver.press(key) }
      for _ in 0..<8 {
        driver.time += 0.06
        #expect(driver.text().utf8.allSatisfy { $0 < 128 })
      }
      driver.skip()
      #expect(driver.text().utf8.allSatisfy { $0 < 128 })
      if depth == .none, ["library", "dialog"].contains(name) {
        expectGolden(driver.text(), named: "ascii-\(name)", in: "../Frames")
      }
    }
  }

  @Test(arguments: depths)
  func `no colour is used that the terminal does not have`(depth: ColorDepth) {
    var driver = Self.library(depth)
    for keys in [[], [CellGrid.Key.enter], [.enter], [.character("q")], [.character("?")]] {
      for key in keys { driver.press(key) }
      for _ in 0..<4 {
        driver.time += 0.12
        for color in driver.frame().colors {
          guard case .palette(let index) = color else { continue }
          #expect(Int(index) < depth.rawValue)
        }
      }
    }
  }

  @Test(arguments: depths, [false, true])
  func `a lit card, a lit button and a broken card are known without colours`(
    depth: ColorDepth, isLight: Bool
  ) throws {
    var driver = Self.library(depth, isLight: isLight)
    var canvas = driver.frame()
    let lit = try #require(canvas.place(of: "Capitals"))
    let other = try #require(canvas.place(of: "Digits"))
    func border(_ place: CellPoint, _ canvas: Canvas) -> Style {
      canvas[place.column - 2, place.row].style
    }
    if depth == .none {
      #expect(border(lit, canvas).attributes != border(other, canvas).attributes)
    } else {
      #expect(border(lit, canvas) != border(other, canvas))
    }
    driver.press(.enter)
    driver.skip()
    canvas = driver.frame()
    let start = try #require(canvas.place(of: "Start"))
    let close = try #require(canvas.place(of: "Close"))
    #expect(
      canvas[start.column, start.row].style.attributes
        != canvas[close.column, close.row].style.attributes)
    driver.press(.escape)
    driver.type("/notes")
    driver.skip()
    #expect(driver.text().contains("✗ cannot be played"))
  }

  @Test func `on a light background the dialog is light`() throws {
    var driver = Self.library(isLight: true)
    driver.press(.enter)
    driver.skip()
    let canvas = driver.frame()
    let title = try #require(canvas.place(of: "by Ada"))
    #expect(canvas[title.column, title.row].style.background == .palette(254))
    #expect(canvas.boxes(in: .palette(25)).count == 1)
  }
}

extension Canvas {
  /// All colours of all cells.
  fileprivate var colors: Set<Color> {
    var colors: Set<Color> = []
    for row in 0..<size.height {
      for cell in self.row(row) {
        colors.insert(cell.style.foreground)
        if let background = cell.style.background { colors.insert(background) }
      }
    }
    return colors
  }
}
