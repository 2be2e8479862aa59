import QuizModel
import Testing

@testable import QuizFormats

/// Decks of hascard by its README.
struct HascardImporterTests {
  @Test func `the example has five cards that play`() throws {
    let file = try reading(sample: "hascard/example.txt")
    #expect(file.format == "hascard")
    #expect(
      file.texts == [
        "Peak intensity of motopic vision is at a wavelength of around\n_____",
        "What does LGN stand for\n_____",
        "intrinsically photosensitive Retinal Ganglion Cell\n_____",
        "Layers of the eye 1\nLight falls onto the _____ which is covered by the _____ filter "
          + "which protects against UV and low wavelengths.",
        "Check the elements that are part of the primary visual path\n_____ _____",
      ])
    #expect(file.notes == ["26:1 left-out-kind"])
    #expect(file.diagnostics.map(\.cause) == [.leftOut(.kind("reorder"))])
    #expect(
      file.questions.first?.banks
        == [OptionBank(options: ["400 nm", "450 nm", "500 nm", "550 nm"].map { Option($0) })])
    #expect(
      file.questions.flatMap(\.blanks).map(\.answer) == [
        Answer(texts: ["550 nm"]), Answer(texts: ["lateral geniculate nuclei"]),
        Answer(texts: ["ipRGC"]),
        Answer(texts: ["retina"]), Answer(texts: ["macula"]),
        Answer(texts: ["Optic nerve", "LGN"]), Answer(texts: ["Optic nerve", "LGN"]),
      ])
  }

  @Test func `of definitions the title is asked`() throws {
    let file = try reading(sample: "hascard/analysis3.txt")
    #expect(file.format == "hascard")
    #expect(file.texts.count == 7)
    #expect(file.texts.first == "curl F = 0\n_____")
    #expect(
      file.texts[5] == """
        f_xx * f_yy - f_xy^2 > 0 && f_xx > 0 => local min
        f_xx * f_yy - f_xy^2 > 0 && f_xx < 0 => local max
        f_xx * f_yy - f_xy^2 < 0 => saddle point
        _____
        """)
    #expect(
      file.questions.compactMap { $0.blanks.first?.answer?.alternatives.first?.text } == [
        "Irrotational", "Solenoïdal", "Harmonic", "Source-free", "Hypothesis H",
        "Second derivative test", "Boundary candidates",
      ])
    // Two formulas stand there without a name.
    #expect(file.notes == ["26:1 left-out-without-text", "30:1 left-out-without-text"])
  }

  func read(_ text: String) -> QuizReading { reading(text, as: "hascard") }

  @Test func `gaps have alternatives, and a backslash makes an underscore text`() {
    let file = read(
      "# Money\nThe \\_€\\_ is the _Euro_ of the _EU| European Union _ or _a\\_b\\|c_.")
    #expect(file.texts == ["Money\nThe _€_ is the _____ of the _____ or _____."])
    #expect(
      file.questions.first?.blanks.map(\.answer) == [
        Answer(texts: ["Euro"]), Answer(texts: ["EU", "European Union"]), Answer(texts: ["a_b|c"]),
      ])
  }

  @Test func `an underscore without a partner is text`() {
    #expect(read("# T\n_a_ b_c").texts == ["T\n_____ b_c"])
    #expect(read("# T\n__ and _a_").texts == ["T\n__ and _____"])
    #expect(read("# T\nb_c").texts == ["b_c\n_____"])
  }

  @Test func `options can have several lines`() {
    let file = read("# Q\n\n- one\n  more\n* two\n---\n# R\n[x] a\n[ ] b\n[*] c")
    #expect(file.texts == ["Q\n_____", "R\n_____ _____"])
    #expect(file.questions.first?.banks.first?.options.map(\.text) == ["one more", "two"])
  }

  static let leftOut: [(String, [String])] = [
    ("# Q\n- a\n* b\n* c", ["4:1 left-out-expected-sign"]),
    ("# Q\n- a\n- b", []),
    ("# Q\n[ ] a\n[ ] b", ["1:1 left-out-without-answer"]),
    ("# Q", ["1:1 left-out-without-text"]),
    ("Q\n_a_", ["1:1 left-out-expected-sign"]),
    ("# Q\n![](pear.jpeg)\n- a\n* b", ["2:1 lost-image"]),
    ("# Q\n```\n$x_1$\n```\nx is _1_.", ["2:1 lost-embedded"]),
  ]

  @Test(arguments: leftOut)
  func `what cannot be played is noted`(text: String, notes: [String]) {
    let file = read(text + "\n---\n# Next\n_yes_")
    #expect(file.notes == notes)
    #expect(file.texts.last == "Next\n_____")
  }

  @Test(arguments: [
    "# Title\nProse with _emphasis_.", "# Title\nProse\n---\n## Next\nmore", "a: 1\n---\nb: 2",
    "# Title\n## Next\n---\n# More\n", "#!/bin/sh\n---\n", "",
  ])
  func `other texts are not taken for it`(text: String) {
    #expect(!HascardImporter().recognises(ForeignFile(Array(text.utf8))))
  }

  @Test(arguments: [
    String(repeating: "_", count: 100_000), String(repeating: "_a", count: 20_000),
    String(repeating: "\\_", count: 50_000), String(repeating: "- a\n", count: 20_000),
  ])
  func `huge cards are read in one go`(body: String) {
    #expect(read("# T\n" + body).questions.count <= 1)
  }
}
