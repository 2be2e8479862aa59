import CellGrid
import QuizViewModels
import Testing

@testable import QuizScene

/// Card, dialog and page turning into each other, frame by frame.
struct LibraryStripTests {
  /// Where the boxes of a quiz rest.
  struct Places {
    let card: CellRect
    let dialog: CellRect
    let page: CellRect
  }

  /// A library with its second card lit, and where that quiz is to be seen.
  static func library() throws -> (driver: SceneDriver, places: Places) {
    var driver = SceneDriver(library: LibraryEntry.samples)
    driver.press(.right)
    let card = try #require(driver.frame().accentBox)
    var open = driver
    open.press(.enter)
    open.settle()
    let dialog = try #require(open.frame().accentBox)
    return (driver, Places(card: card, dialog: dialog, page: driver.presenter.context.screen))
  }

  /// Expects the title of the library to be as dim as an overlay of some opacity makes it.
  static func expectDimmed(_ canvas: Canvas, _ opacity: Double, _ time: Double) {
    let title = canvas[canvas.size.width > 60 ? 4 : 2, 1]
    #expect(
      title.style.foreground == ReferenceColor.dimmedText(opacity: opacity), "at \(time) s")
  }

  @Test func `a card grows into its dialog, whose lines follow one after the other`() throws {
    var (driver, places) = try Self.library()
    var open = driver
    open.press(.enter)
    open.settle()
    let rest = open.frame()
    let words = ["Digits", "questions   2", "checked     at Enter", "solutions", "Start"]
    let lines = try words.map { word in
      let place = try #require(rest.place(of: word))
      return (
        word: word, column: place.column - places.dialog.column, row: place.row - places.dialog.row
      )
    }
    // Lines count from the first one below border and margin, the empty ones too.
    driver.press(.enter)
    var journey = ReferenceJourney(from: places.card, to: places.dialog)
    Strip(name: "open", duration: 0.45).draw(&driver, until: 0.5) { canvas, time in
      let box = journey.cells(at: time)
      #expect(canvas.accentBox == box, "at \(time) s")
      Self.expectDimmed(canvas, ReferenceCurve.dim.value(at: time), time)
      // Until then the words of the card fade in the same place.
      guard time >= 0.06 else { return }
      let inside = CellRect(
        column: box.column + 1, row: box.row + 1, width: box.width - 2, height: box.height - 2)
      for line in lines {
        let opacity = ReferenceCurve.fade.value(at: time - 0.06 - 0.03 * Double(line.row - 2))
        let place = CellRect(
          column: box.column + line.column, row: box.row + line.row, width: line.word.count,
          height: 1)
        let isSeen = opacity >= 0.1 && place.intersection(inside) == place
        let cells = place.intersection(inside).columns.map { canvas[$0, place.row] }
        let text = String(
          cells.map { cell -> Character in
            if case .grapheme(let sign) = cell.content { sign.character } else { " " }
          })
        #expect(
          (isSeen && text == line.word) || (!isSeen && text != line.word),
          "\(line.word) at \(time) s: \(text)")
      }
      // The title, of one colour.
      let title = CellPoint(column: box.column + lines[0].column, row: box.row + lines[0].row)
      let opacity = ReferenceCurve.fade.value(at: time - 0.06)
      if opacity >= 0.1, inside.contains(title) {
        #expect(
          canvas[title.column, title.row].style.foreground
            == ReferenceColor.fadingText(opacity: opacity), "at \(time) s")
      }
    }
  }

  @Test(arguments: [false, true])
  func `closing shrinks the dialog into its card, by key and by a click beside it`(byClick: Bool)
    throws
  {
    var (driver, places) = try Self.library()
    driver.press(.enter)
    driver.settle()
    if byClick { driver.click(1, 1) } else { driver.press(.escape) }
    var journey = ReferenceJourney(from: places.dialog, to: places.card)
    Strip(name: "close", duration: 0.45).draw(&driver, until: 0.5) { canvas, time in
      #expect(canvas.accentBox == journey.cells(at: time), "at \(time) s")
      Self.expectDimmed(canvas, 1 - ReferenceCurve.dim.value(at: time), time)
    }
  }

  @Test func `start zooms from the dialog to the whole window`() throws {
    var (driver, places) = try Self.library()
    driver.press(.enter)
    driver.settle()
    driver.press(.enter)
    var journey = ReferenceJourney(from: places.dialog, to: places.page)
    Strip(name: "start", duration: 0.45).draw(&driver, until: 0.5) { canvas, time in
      let box = journey.cells(at: time)
      #expect(canvas.accentBox == (journey.hasLanded ? nil : box), "at \(time) s")
      if !journey.hasLanded { Self.expectTitle(in: canvas, box, time) }
    }
    #expect(driver.text().contains("This is a"))
  }

  @Test func `leaving zooms back into the card`() throws {
    var (driver, places) = try Self.library()
    driver.press(.enter)
    driver.settle()
    driver.press(.enter)
    driver.settle()
    driver.type("q")
    var journey = ReferenceJourney(from: places.page, to: places.card)
    Strip(name: "leave", duration: 0.45).draw(&driver, until: 0.5) { canvas, time in
      #expect(canvas.accentBox == journey.cells(at: time), "at \(time) s")
    }
    #expect(driver.text().contains("│ Digits"))
  }

  /// Expects a page to show its title where it will stand, as far as the page reaches.
  static func expectTitle(in canvas: Canvas, _ box: CellRect, _ time: Double) {
    let title = CellRect(column: 4, row: 1, width: 6, height: 1)
    // It comes behind the box.
    let isInside =
      ReferenceCurve.fade.value(at: time - 0.06) >= 0.1
      && box.column < title.column && box.row < title.row
      && box.columns.upperBound > title.columns.upperBound
    #expect(
      (canvas.place(of: "Digits") == CellPoint(column: 4, row: 1)) == isInside, "at \(time) s")
  }
}
