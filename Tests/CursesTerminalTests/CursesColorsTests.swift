import CellGrid
import Testing

@testable import CursesTerminal

struct CursesColorsTests {
  typealias Pair = CursesColors.Pair

  func colors(_ depth: ColorDepth, isDirect: Bool = false, hasDefaults: Bool = true) -> CursesColors
  {
    CursesColors(depth: depth, isDirect: isDirect, hasDefaults: hasDefaults)
  }

  @Test func `the person's own colours need no pair`() {
    #expect(colors(.palette).pair(for: Style()) == nil)
    #expect(colors(.palette).pair(for: Style(on: .terminalDefault)) == nil)
  }

  @Test func `entries of the palette keep their number`() {
    let style = Style(.palette(250), on: .palette(16))
    #expect(colors(.palette).pair(for: style) == Pair(foreground: 250, background: 16))
  }

  @Test func `the person's own colour beside another`() {
    let style = Style(.palette(3), on: .terminalDefault)
    #expect(colors(.eight).pair(for: style) == Pair(foreground: 3, background: -1))
    let plain = colors(.eight, hasDefaults: false)
    #expect(plain.pair(for: style) == Pair(foreground: 3, background: 0))
    #expect(plain.pair(for: Style(on: .palette(4))) == Pair(foreground: 7, background: 4))
  }

  @Test(arguments: [(ColorDepth.eight, UInt8(8)), (.sixteen, 16), (.none, 0)])
  func `colours beyond the depth leave the person's own`(_ depth: ColorDepth, _ index: UInt8) {
    #expect(colors(depth).pair(for: Style(.palette(index), on: .terminalDefault)) == nil)
    #expect(colors(depth).pair(for: Style(.palette(0), on: .palette(index))) == nil)
  }

  @Test(arguments: [
    (UInt8(7), Int32(7)), (9, 0xFF0000), (16, 0x000100), (21, 0x0001FF), (110, 0x87AFD7),
    (231, 0xFFFFFF), (232, 0x080808), (255, 0xEEEEEE),
  ])
  func `direct colours are those of xterm's palette`(_ index: UInt8, _ number: Int32) {
    let pair = colors(.palette, isDirect: true).pair(for: Style(.palette(index)))
    #expect(pair?.foreground == number)
  }

  @Test func `a direct colour is red, green and blue in one number`() {
    let style = Style(.rgb(1, 2, 3), on: .rgb(255, 254, 0))
    let pair = colors(.direct, isDirect: true).pair(for: style)
    #expect(pair == Pair(foreground: 0x010203, background: 0xFFFE00))
    #expect(colors(.palette).pair(for: style) == nil)
  }

  @Test func `a direct colour is never a number of the palette`() {
    for blue in UInt8.min...UInt8.max {
      let pair = colors(.direct, isDirect: true).pair(for: Style(.rgb(0, 0, blue)))
      #expect(pair?.foreground == 0x100 | Int32(blue))
    }
  }
}
