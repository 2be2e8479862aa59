import CellGrid
import TestSupport
import Testing
import Wording

@testable import QuizScene

struct DayShadesTests {
  static func shades(
    _ depth: ColorDepth, isLight: Bool = false, isASCII: Bool = false
  ) -> DayShades {
    DayShades(
      context: SceneDriver(
        [.hello],
        traits: TerminalTraits(
          colorDepth: depth, showsUnicode: !isASCII, hasLightBackground: isLight)
      ).presenter.context)
  }

  @Test func `something is never drawn as nothing, and the most is the last step`() {
    #expect((0...8).map { DayShades.step(of: $0, most: 8) } == [0, 1, 1, 2, 2, 3, 3, 4, 4])
    #expect(DayShades.step(of: 1, most: 1_000) == 1)
    #expect(DayShades.step(of: 3, most: 3) == 4)
    #expect(DayShades.step(of: 0, most: 0) == 0)
  }

  @Test(arguments: [false, true])
  func `five shades of one sign can be told apart`(isLight: Bool) {
    let shades = Self.shades(.palette, isLight: isLight)
    #expect(Set((0..<5).map { shades.style($0).foreground }).count == 5)
    #expect(Set((0..<5).map(shades.sign)) == ["■"])
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen])
  func `without shades the signs grow in weight`(depth: ColorDepth) {
    #expect((0..<5).map(Self.shades(depth).sign) == Array("·░▒▓█"))
  }

  @Test(arguments: [ColorDepth.none, .palette])
  func `in ASCII there are signs of growing weight as well`(depth: ColorDepth) {
    #expect((0..<5).map(Self.shades(depth, isASCII: true).sign) == Array(".:+*#"))
  }
}
