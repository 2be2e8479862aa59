/// A piece of HTML in which blanks are marked, on its way to a plain text.
///
/// A sign that nobody may write stands for each blank while the HTML becomes plain.
struct BlankedHTML {
  /// U+FDD0, a noncharacter: Unicode keeps it for such use within a program.
  fileprivate static let sign: [UInt8] = [0xEF, 0xB7, 0x90]

  fileprivate var bytes: [UInt8] = []
  /// How many blanks there are.
  fileprivate(set) var count = 0

  /// Adds a piece of HTML.
  mutating func append(_ html: ArraySlice<UInt8>) {
    bytes.append(contentsOf: html)
  }

  /// Adds a blank.
  mutating func appendBlank() {
    bytes.append(contentsOf: Self.sign)
    count += 1
  }

  /// The plain texts before, between and after the blanks: one more than there are blanks.
  ///
  /// Media are noted at an offset.
  ///
  /// - Returns: nil when a blank stands where there is no text, such as within a tag.
  func texts(_ draft: QuizDraft, at offset: Int) -> [String]? {
    let html = String(decoding: bytes, as: UTF8.self)
    let plain = Array(draft.plainText(ofHTML: html, at: offset).utf8)
    var texts: [String] = []
    var start = 0
    var index = 0
    while let next = plain.firstOffset(of: Self.sign[0], from: index) {
      index = next + 1
      guard plain[next...].starts(with: Self.sign) else { continue }
      texts.append(String(decoding: plain[start..<next], as: UTF8.self))
      start = next + Self.sign.count
    }
    texts.append(String(decoding: plain[start...], as: UTF8.self))
    return texts.count == count + 1 ? texts : nil
  }
}

extension QuestionDraft {
  /// A question of texts and the blanks between them.
  init(_ texts: [String], _ blanks: [BlankDraft]) {
    self.init()
    for (index, text) in texts.enumerated() {
      if !text.isEmpty { pieces.append(.text(text)) }
      if index < blanks.count { pieces.append(.blank(blanks[index])) }
    }
  }
}
