import Testing

@testable import CursesTerminal

struct RenditionFilterTests {
  @Test(
    arguments: [
      // A chip begins: attributes, text colour and field in one, nothing to be reset before.
      ("␛(B␛[0;1m␛[38;5;16m␛[48;5;75m example ", "␛[1;38;5;16;48;5;75m example "),
      // It ends: a reset needs no colour ended before it.
      ("␛[48;5;75mx␛[39;49m␛(B␛[m y", "␛[48;5;75mx␛[m y"),
      ("␛[48;5;75mx␛[10d␛[39;49m␛(B␛[m␛[K", "␛[48;5;75mx␛[10d␛[m␛[K"),
      // Only what changes is said.
      ("␛[38;5;1ma␛[39m␛[38;5;4mb", "␛[38;5;1ma␛[38;5;4mb"),
      ("␛[1;31ma␛[0;1;32mb", "␛[1;31ma␛[32mb"),
      ("␛[1ma␛[0;2mb␛[0;2mc", "␛[1ma␛[0;2mb" + "c"),
      ("␛[4;31ma␛[24mb", "␛[4;31ma␛[0;31mb"),
      ("␛[38;2;0;4;0m␛[4ma", "␛[4;38;2;0;4;0ma"),
      ("␛[97;42ma␛[49mb", "␛[97;42ma␛[49mb"),
      // Blanks look the same in any colour of text, but not in any field, and not underlined.
      ("␛[31m│␛[m    ␛[31m│", "␛[31m│    │"),
      ("␛[31m│␛[m ␛[3;5H␛[31m│", "␛[31m│ ␛[3;5H│"),
      ("␛[41m  ␛[mx", "␛[41m  ␛[mx"), ("␛[4m  ␛[m  ", "␛[4m  ␛[m  "),
      // What erases, inserts and repeats does it in what is selected.
      ("␛[41m␛[K", "␛[41m␛[K"), ("␛[31ma␛[m␛[2P", "␛[31ma␛[m␛[2P"),
      // Nothing is selected for nothing.
      ("a␛[31m", "a"), ("␛[31m␛[m", ""), ("␛[31ma␛[m\r\n␛[31mb", "␛[31ma\r\nb"),
    ])
  func `a rendition is selected when something is drawn in it, and in short`(
    output: String, shortened: String
  ) {
    #expect(shortening([output]) == shortened)
  }

  @Test func `what was selected lasts from one output to the next`() {
    #expect(shortening(["␛[31ma␛[m", " ␛[31m", "b", "␛[mc"]) == "␛[31ma b␛[mc")
  }

  @Test(
    arguments: [
      "␛[38:2::10:20:30ma␛[1mb", "␛[38;7;1ma", "␛[38ma", "␛[1", "␛[?25l", "␛[>4;2m", "␛",
      "␛[4;9999ma",
      "␛(0q", "␛[3ma␛[4mb", "汉字",
    ])
  func `what is not known is left as it is, with all that follows`(output: String) {
    #expect(shortening([output]) == output)
  }

  @Test func `a reset makes all known again`() {
    #expect(
      shortening(["␛[1ma␛[3mb␛[31mc", "␛[md␛[31m␛[1me"]) == "␛[1ma␛[3mb␛[31mc␛[md␛[1;31me")
  }
}

/// What comes of outputs, one after the other, with a picture of the escape character.
fileprivate func shortening(_ outputs: [String]) -> String {
  var filter = RenditionFilter()
  let bytes = outputs.flatMap { output in
    filter.shorten(Array(output.replacing("␛", with: "\u{1B}").utf8))
  }
  return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
}
