import CellGrid
import QuizViewModels
import TestSupport
import Testing

@testable import QuizScene

/// The screens in another theme than the default one.
struct ThemedSceneTests {
  fileprivate func library(
    _ theme: ThemeName, _ depth: ColorDepth, limit: ColorDepth? = nil
  ) -> SceneDriver {
    SceneDriver(
      library: LibraryEntry.samples, traits: TerminalTraits(colorDepth: depth),
      preferences: Presenter.Preferences(theme: theme, colorDepth: limit))
  }

  @Test(arguments: ThemeName.allCases)
  func `a lit card has the accent of the theme`(name: ThemeName) throws {
    var driver = library(name, .palette)
    let canvas = driver.frame()
    let lit = try #require(canvas.place(of: "Capitals"))
    let accent = Theme(name, traits: TerminalTraits()).style(.accent).foreground
    #expect(canvas[lit.column, lit.row].style.foreground == accent)
  }

  @Test(arguments: ThemeName.allCases)
  func `with all colours a dialog fades in without the palette`(name: ThemeName) {
    var driver = library(name, .direct)
    driver.press(.enter)
    for _ in 0..<8 {
      driver.time += 0.05
      let canvas = driver.frame()
      for row in 0..<canvas.size.height {
        for cell in canvas.row(row) {
          for case .palette? in [cell.style.foreground, cell.style.background] {
            Issue.record("\(cell)")
          }
        }
      }
    }
  }

  @Test func `fewer colours than there are can be asked for`() {
    var driver = library(.dusk, .direct, limit: .palette)
    let canvas = driver.frame()
    #expect(
      (0..<canvas.size.height).flatMap { canvas.row($0) }.contains { cell in
        if case .palette = cell.style.foreground { true } else { false }
      })
  }
}
