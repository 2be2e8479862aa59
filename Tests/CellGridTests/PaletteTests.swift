import Testing

@testable import CellGrid

struct PaletteTests {
  @Test func `the palette is xterm's`() {
    #expect(Palette.rgb(of: 16) == (0, 0, 0))
    #expect(Palette.rgb(of: 231) == (255, 255, 255))
    #expect(Palette.rgb(of: 75) == (95, 175, 255))
    #expect(Palette.rgb(of: 238) == (68, 68, 68))
    for index in UInt8(16)...255 where index != 59 && index != 102 && index != 145 && index != 188 {
      let nearest = Palette.nearest(to: Palette.rgb(of: index))
      #expect(Palette.rgb(of: nearest) == Palette.rgb(of: index))
    }
  }
}
