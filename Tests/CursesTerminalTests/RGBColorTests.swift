import Testing

@testable import CursesTerminal

struct RGBColorTests {
  @Test(arguments: [
    ("rgb:ffff/0000/8000", 1, 0, 32768.0 / 65535),
    ("rgb:ff/00/33", 1, 0, 0.2),
    ("rgb:f/0/3", 1, 0, 0.2),
    ("rgba:ffff/ffff/0000/8080", 1, 1, 0),
    ("#ff0033", 1, 0, 0.2),
    ("#ffff00003333", 1, 0, 0.2),
  ])
  func `the ways in which X11 writes a colour`(
    _ text: String, _ red: Double, _ green: Double, _ blue: Double
  ) {
    #expect(RGBColor(x11: text) == RGBColor(red: red, green: green, blue: blue))
  }

  @Test(arguments: [
    "", "?", "rgb:", "rgb:ff/ff", "rgb:fffff/0/0", "rgb:+f/00/00", "#ffff", "white",
  ])
  func `what is no colour`(_ text: String) {
    #expect(RGBColor(x11: text) == nil)
  }

  @Test(arguments: [
    ("white", "#ffffff", true), ("solarized light", "#fdf6e3", true), ("grey", "#c0c0c0", true),
    ("black", "#000000", false), ("solarized dark", "#002b36", false), ("navy", "#0000ff", false),
  ])
  func `light and dark backgrounds`(_ name: String, _ text: String, _ isLight: Bool) throws {
    #expect(try #require(RGBColor(x11: text)).isLight == isLight)
  }
}
