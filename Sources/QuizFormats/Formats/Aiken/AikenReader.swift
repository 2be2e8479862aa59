internal import QuizModel

/// A question of an Aiken file.
struct AikenQuestion: Equatable {
  /// Where its text begins.
  let offset: Int
  let text: String
  let options: [String]
  /// The right one of the options.
  let answer: String
}

/// What is wrong with a question of an Aiken file.
struct AikenMistake: Error, Equatable {
  let mistake: ImportMistake
  let offset: Int
}

/// Reads the questions of an Aiken file one after the other.
///
/// More than Moodle takes: a question can have several lines, and lines can be empty.
struct AikenReader {
  fileprivate let source: SourceText
  fileprivate var line = 1

  /// Begins with the first line.
  init(_ source: SourceText) {
    self.source = source
  }

  /// The next question, or what is wrong with it; nil after the last one.
  mutating func next() -> Result<AikenQuestion, AikenMistake>? {
    var text: [Range<Int>] = []
    var options: [AikenOption] = []
    var mistake: AikenMistake?
    while line <= source.lineCount {
      let range = source.bytes.trimmed(source.range(ofLine: line))
      if let answer = AikenAnswer(source, in: range) {
        line += 1
        if let mistake { return .failure(mistake) }
        return question(text, options, answer: answer)
      }
      if let option = AikenOption(source, in: range), !text.isEmpty {
        if let last = options.last, option.letter <= last.letter {
          mistake = mistake ?? Self.expectedAnswer(at: range.lowerBound, in: source)
        }
        options.append(option)
      } else if !range.isEmpty, !options.isEmpty {
        // The next question begins here, or this one goes wrong.
        return .failure(mistake ?? Self.expectedAnswer(at: range.lowerBound, in: source))
      } else if !range.isEmpty || !text.isEmpty {
        text.append(range)
      }
      line += 1
    }
    guard let first = text.first else { return nil }
    return .failure(
      mistake ?? AikenMistake(mistake: .missing("ANSWER:"), offset: first.lowerBound))
  }

  fileprivate static func expectedAnswer(at offset: Int, in source: SourceText) -> AikenMistake {
    AikenMistake(
      mistake: .expected("ANSWER:", found: source.excerpt(from: offset, scalars: 24)),
      offset: offset)
  }

  fileprivate func question(
    _ text: [Range<Int>], _ options: [AikenOption], answer: AikenAnswer
  ) -> Result<AikenQuestion, AikenMistake> {
    guard let first = text.first else {
      return .failure(AikenMistake(mistake: .missing("A."), offset: answer.line.lowerBound))
    }
    guard options.count > 1 else {
      let missing = options.isEmpty ? "A." : "B."
      return .failure(AikenMistake(mistake: .missing(missing), offset: first.lowerBound))
    }
    guard let right = options.first(where: { $0.letter == answer.letter }) else {
      return .failure(
        AikenMistake(
          mistake: .unknownAnswer(found: source.string(answer.value)),
          offset: answer.value.lowerBound))
    }
    return .success(
      AikenQuestion(
        offset: first.lowerBound,
        text: text.map(source.string).joined(separator: "\n").trimmed,
        options: options.map { source.string($0.text) },
        answer: source.string(right.text)))
  }
}

/// An option of a question, on a line that begins with `A.` or `A)` and a space.
fileprivate struct AikenOption {
  let letter: UInt8
  let text: Range<Int>

  init?(_ source: SourceText, in line: Range<Int>) {
    guard line.count > 3 else { return nil }
    let start = source.bytes[line].prefix(3)
    let sign = start[line.lowerBound + 1]
    guard start[line.lowerBound].isCapital, sign == .point || sign == UInt8(ascii: ")"),
      start[line.lowerBound + 2].isHTMLSpace
    else { return nil }
    letter = start[line.lowerBound]
    text = source.bytes.trimmed(line.lowerBound + 3..<line.upperBound)
  }
}

/// The line that tells which option is right.
fileprivate struct AikenAnswer {
  let line: Range<Int>
  /// The letter in capitals, or nil when the value is anything else.
  let letter: UInt8?
  let value: Range<Int>

  init?(_ source: SourceText, in line: Range<Int>) {
    let bytes = source.bytes
    let word = line.prefix(6)
    guard word.count == 6, bytes.hasText("answer", at: line.lowerBound) else { return nil }
    let rest = bytes.trimmed(line.lowerBound + 6..<line.upperBound)
    guard !rest.isEmpty, bytes[rest.lowerBound] == .colon else { return nil }
    self.line = line
    value = bytes.trimmed(rest.lowerBound + 1..<line.upperBound)
    let signs = bytes[value].dropFirst()
    let isLetter = signs.isEmpty || signs.elementsEqual([.point]) || signs.elementsEqual([0x29])
    let first = value.isEmpty ? 0 : bytes[value.lowerBound]
    letter = isLetter && first.isLetter ? first & ~0x20 : nil
  }
}

extension UInt8 {
  /// Whether the byte is a capital letter of ASCII.
  var isCapital: Bool { self &- UInt8(ascii: "A") < 26 }
}
