import Testing
import Wording

/// What holds for every phrase of every language.
struct PhrasesTests {
  /// What is a sign, a number or a word of the command line in any language.
  static let languageFree: Set<String> = [
    "aNull", "checkUsage", "exportUsage", "importUsage", "libraryTitle", "newUsage", "page(_:of:)",
    "percentage(_:)", "playUsage", "progress(question:of:)", "reviewUsage", "statsUsage",
  ]

  /// What is not said, but asked by the program.
  static let questions = ["meansNo(_:)", "meansYes(_:)"]

  @Test func `there is a sample of every phrase`() throws {
    let names = PhraseSample.all.map(\.name) + Self.questions
    #expect(try names.sorted() == PhraseSource.requirements().sorted())
  }

  @Test func `there is a sample of every case`() throws {
    func names(_ samples: [some Any]) -> Set<String> {
      Set(samples.map { String("\($0)".prefix { $0 != "(" }) })
    }
    #expect(try names(HintWord.samples) == Set(PhraseSource.cases(of: "HintWord")))
    #expect(try names(Slip.samples) == Set(PhraseSource.cases(of: "Slip")))
  }

  @Test(arguments: PhraseSample.all)
  func `Chinese says it in Chinese, and English in English`(sample: PhraseSample) {
    let isFree = Self.languageFree.contains(sample.name)
    let pairs = zip(sample.texts(Chinese()), sample.texts(English()))
    for (chinese, english) in pairs {
      #expect(chinese.contains { $0.isHan || $0.isFullWidthMark } == !isFree, "\(chinese)")
      #expect(isFree || chinese != english, "\(chinese)")
      #expect(!english.contains { $0.isHan || $0.isFullWidthMark }, "\(english)")
    }
  }

  @Test(arguments: PhraseSample.all)
  func `Chinese is set as Chinese is`(sample: PhraseSample) {
    let dates = ["date", "shortDate", "shortMonth", "lastTime", "lastRun", "templateTyped"]
    let isDate = dates.contains(String(sample.name.prefix { $0 != "(" }))
    for text in sample.texts(Chinese()) {
      for (left, right) in zip(text, text.dropFirst()) {
        // Beside a Chinese character there are Chinese marks.
        #expect(!(left.isHan && ",.;:?!".contains(right)), "\(text)")
        // Full-width marks have their space in them.
        #expect(!(left.isFullWidthMark && right == " "), "\(text)")
        #expect(!(left == " " && right.isFullWidthMark), "\(text)")
        let isTight = left.isHan && right.isLatin || left.isLatin && right.isHan
        #expect(isDate || !isTight, "\(text)")
      }
      #expect(!text.contains { "!！".contains($0) } && !text.contains("  \(text.last ?? "x")"))
    }
  }

  @Test(arguments: PhraseSample.all)
  func `a prompt is one, and a line is one, in every language`(sample: PhraseSample) {
    for (chinese, english) in zip(sample.texts(Chinese()), sample.texts(English())) {
      #expect(chinese.hasSuffix("> ") == english.hasSuffix("> "))
      #expect(chinese.contains("\n") == english.contains("\n"))
      #expect(chinese.isEmpty == english.isEmpty)
    }
  }

  @Test(arguments: PhraseSample.all)
  func `what is said of something names it in every language`(sample: PhraseSample) {
    for (chinese, english) in zip(sample.texts(Chinese()), sample.texts(English())) {
      for name in ["Zq", "\"Zq\"", "--", "null", "JSON", "UTF-8", "_____", "cloze "]
      where english.contains(name) {
        #expect(chinese.contains(name), "\(name) in: \(chinese)")
      }
    }
  }
}

extension Character {
  /// Whether it is a Chinese character.
  fileprivate var isHan: Bool {
    unicodeScalars.first.map { (0x4E00...0x9FFF).contains($0.value) } ?? false
  }

  /// Whether it is a Chinese mark as wide as a character.
  fileprivate var isFullWidthMark: Bool { "，。；：？！、（）".contains(self) }

  /// Whether it is a letter or digit that stands apart from Chinese characters.
  fileprivate var isLatin: Bool { isASCII && (isLetter || isNumber || self == "-") }
}
