import TestSupport
import Testing

@testable import CellGrid

struct CanvasTests {
  func canvas(_ width: Int = 8, _ height: Int = 1) -> Canvas {
    Canvas(size: CellSize(width: width, height: height))
  }

  @Test func `text is written by columns`() {
    var canvas = canvas()
    let end = canvas.write("a汉b", column: 1, row: 0, style: Style())
    #expect(end == 5)
    #expect(canvas.lines == [" a汉b   "])
    #expect(canvas[2, 0].content == .grapheme("汉"))
    #expect(canvas[3, 0].content == .continuation)
  }

  /// cursive#100, kakoune#4262: otherwise the row is shifted.
  @Test func `covering half of a wide grapheme blanks the other half`() {
    var left = canvas(4)
    left.write("汉字", column: 0, row: 0, style: Style())
    left.write("x", column: 1, row: 0, style: Style())
    #expect(left.lines == [" x字"])
    var right = canvas(4)
    right.write("汉字", column: 0, row: 0, style: Style())
    right.write("x", column: 2, row: 0, style: Style())
    #expect(right.lines == ["汉x "])
  }

  @Test func `a wide grapheme cut by the clip leaves a space`() {
    var canvas = canvas(4)
    canvas.write("汉字", column: -1, row: 0, style: Style())
    #expect(canvas.lines == [" 字 "])
    canvas.write("汉", column: 3, row: 0, style: Style())
    #expect(canvas.lines == [" 字 "])
  }

  @Test func `what lies outside is not drawn`() {
    var canvas = canvas(3, 2)
    canvas.write("abc", column: 0, row: 2, style: Style())
    canvas.write("abc", column: 0, row: -1, style: Style())
    canvas.write("abc", column: 9, row: 0, style: Style())
    canvas.fill(CellRect(column: -5, row: -5, width: 3, height: 3), with: "x", style: Style())
    #expect(canvas == self.canvas(3, 2))
  }

  @Test func `a style without background keeps the one beneath`() {
    var canvas = canvas(3)
    canvas.fill(canvas.bounds, style: Style(on: .palette(238)))
    canvas.write("a", column: 1, row: 0, style: Style(.palette(75)))
    #expect(canvas[1, 0].style == Style(.palette(75), on: .palette(238)))
  }

  /// The invariant that keeps ncurses in step: halves of wide graphemes never stand alone.
  @Test(arguments: [1, 2, 3])
  func `no sequence of writes leaves half a grapheme`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var canvas = canvas(12, 3)
    for _ in 0..<1_000 {
      let text = (0..<Int.random(in: 1...4, using: &generator))
        .map { _ in ["a", "汉", "ー", "é"].randomElement(using: &generator) ?? "a" }.joined()
      let clip = CellRect(
        column: .random(in: -2...10, using: &generator), row: 0,
        width: .random(in: 0...9, using: &generator), height: 3)
      canvas.write(
        text, column: .random(in: -3...12, using: &generator),
        row: .random(in: 0...2, using: &generator), style: Style(), clip: clip)
      for row in 0..<3 {
        let cells = Array(canvas.row(row))
        for column in cells.indices {
          let followsWide: Bool
          if column > 0, case .grapheme(let left) = cells[column - 1].content {
            followsWide = TextWidth.columns(of: left.character) == 2
          } else {
            followsWide = false
          }
          #expect((cells[column].content == .continuation) == followsWide)
        }
        if case .grapheme(let last)? = cells.last?.content {
          #expect(TextWidth.columns(of: last.character) == 1)
        }
      }
    }
  }

  @Test func `only what is drawn anew within the rectangle is blended`() {
    var canvas = canvas(6)
    canvas.write("abcdef", column: 0, row: 0, style: Style())
    let mixed = Style(.palette(3))
    canvas.blend(CellRect(column: 1, row: 0, width: 4, height: 1)) { style, beneath in
      #expect(style.foreground == .palette(1))
      #expect(beneath.foreground == .terminalDefault)
      return mixed
    } drawing: { canvas in
      canvas.write("x", column: 2, row: 0, style: Style(.palette(1)))
      canvas.write("z", column: 5, row: 0, style: Style(.palette(1)))
    }
    #expect(canvas.lines == ["abxdez"])
    #expect(canvas[1, 0].style.foreground == .terminalDefault)
    #expect(canvas[2, 0].style.foreground == .palette(3))
    #expect(canvas[5, 0].style.foreground == .palette(1))
  }

  @Test(arguments: [-9, 5, 400])
  func `what lies beside the canvas blends with nothing`(column: Int) {
    let size = CellSize(width: 5, height: 3)
    var canvas = Canvas(size: size)
    let beside = CellRect(column: column, row: 0, width: 4, height: 3)
    canvas.blend(beside) { style, _ in
      style
    } drawing: { canvas in
      canvas.fill(beside, with: "x", style: Style())
    }
    #expect(canvas == Canvas(size: size))
  }

  @Test func `a fill leaves no half of a wide grapheme beside it`() {
    var canvas = Canvas(size: CellSize(width: 7, height: 1))
    canvas.write("漢漢漢", column: 0, row: 0, style: Style(on: .palette(1)))
    canvas.fill(CellRect(column: 1, row: 0, width: 4, height: 1), with: "x", style: Style())
    #expect(canvas.lines == [" xxxx  "])
    #expect((0..<6).allSatisfy { canvas[$0, 0].style.background == .palette(1) })
  }

  /// A text of ASCII takes a way of its own.
  @Test(arguments: UInt64(1)...20)
  func `a text comes out as its graphemes do, one by one`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let alphabets = ["abc #~", "a漢 e\u{301}"]
    var whole = Canvas(size: CellSize(width: 12, height: 3))
    var single = whole
    for _ in 0..<30 {
      let letters = Array(alphabets.randomElement(using: &generator) ?? "")
      let text = String(
        (0..<Int.random(in: 0...9, using: &generator)).map { _ in
          letters.randomElement(using: &generator) ?? " "
        })
      let style = Style(
        .palette(.random(in: 1...4, using: &generator)),
        on: Bool.random(using: &generator) ? nil : .palette(.random(in: 1...4, using: &generator)))
      let clip = CellRect(
        column: .random(in: -2...4, using: &generator), row: .random(in: -1...1, using: &generator),
        width: .random(in: 3...12, using: &generator), height: 2)
      let row = Int.random(in: 0...2, using: &generator)
      var column = Int.random(in: -6...12, using: &generator)
      let end = whole.write(text, column: column, row: row, style: style, clip: clip)
      for grapheme in text {
        column = single.write(String(grapheme), column: column, row: row, style: style, clip: clip)
      }
      #expect(end == column)
    }
    #expect(whole == single)
    #expect(whole.lines != Canvas(size: whole.size).lines)
  }

  @Test func `what changed of a row holds whole graphemes`() {
    var before = canvas(9)
    before.write("ab漢cd", column: 1, row: 0, style: Style())
    #expect(before.changedColumns(inRow: 0, from: before) == nil)
    #expect(before.changedColumns(inRow: 0, from: nil) == 0..<9)
    #expect(before.changedColumns(inRow: 0, from: canvas(8)) == 0..<9)
    var after = before
    after.write("c", column: 5, row: 0, style: Style(.palette(1)))
    #expect(after.changedColumns(inRow: 0, from: before) == 5..<6)
    after.write("b", column: 2, row: 0, style: Style(.palette(1)))
    #expect(after.changedColumns(inRow: 0, from: before) == 2..<6)
    #expect(before.changedColumns(inRow: 0, from: after) == 2..<6)
    // Of a grapheme that stays, one cell alone looks otherwise.
    for column in [3, 4] {
      var dyed = before
      dyed.restyle(CellRect(column: column, row: 0, width: 1, height: 1)) { _ in
        Style(.palette(2), on: .terminalDefault)
      }
      #expect(dyed.changedColumns(inRow: 0, from: before) == 3..<5)
    }
    var narrow = before
    narrow.write("x", column: 4, row: 0, style: Style())
    #expect(narrow.changedColumns(inRow: 0, from: before) == 3..<5)
    #expect(before.changedColumns(inRow: 0, from: narrow) == 3..<5)
  }

  @Test func `a row in which nothing was drawn differs from one that was`() {
    var drawn = canvas(3, 2)
    drawn.write("x", column: 1, row: 1, style: Style())
    #expect(drawn.changedColumns(inRow: 0, from: canvas(3, 2)) == nil)
    #expect(drawn.changedColumns(inRow: 1, from: canvas(3, 2)) == 1..<2)
    #expect(canvas(3, 2).changedColumns(inRow: 1, from: drawn) == 1..<2)
  }
}
