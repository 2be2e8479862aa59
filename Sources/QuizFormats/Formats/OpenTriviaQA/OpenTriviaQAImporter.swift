internal import QuizModel

/// Reads the text format of OpenTriviaQA: `#Q` and a question of one or several lines, `^` and the right
/// answer, and the options after letters in their order.
struct OpenTriviaQAImporter: DraftImporter {
  let name = "opentriviaqa"
  let title = "OpenTriviaQA"
  let endings: [String] = []

  func recognises(_ file: ForeignFile) -> Bool {
    guard let first = file.headLines.first(where: { !$0.allSatisfy(\.isWhitespace) }),
      first.drop(while: { $0 == "\u{FEFF}" }).hasPrefix("#Q ")
    else { return false }
    return file.headLines.contains { $0.hasPrefix("^ ") }
  }

  func read(_ file: ForeignFile, into draft: QuizDraft) {
    let source = file.text
    var entry: OpenTriviaQAEntry?
    for number in 1...source.lineCount {
      let range = source.range(ofLine: number)
      let line = source.bytes.trimmed(range)
      if source.bytes[line].starts(with: "#Q".utf8) {
        entry?.add(to: draft, source)
        entry = OpenTriviaQAEntry(source.bytes, line)
      } else if entry != nil {
        entry?.take(line, source.bytes)
      } else if !line.isEmpty, source.bytes[line].first != .hash {
        let found = source.excerpt(from: line.lowerBound, scalars: 24)
        draft.leaveOut(.mistake(.expected("#Q", found: found)), at: line.lowerBound)
      }
    }
    entry?.add(to: draft, source)
  }
}

/// A question while its lines are read.
fileprivate struct OpenTriviaQAEntry {
  /// Where its sign stands.
  let offset: Int
  /// The lines of the question.
  var text: [Range<Int>]
  /// The lines of the answer, or nil before its sign.
  var answer: [Range<Int>]?
  /// The lines of each option.
  var options: [[Range<Int>]] = []

  /// Begins with the line that has the sign.
  init(_ bytes: [UInt8], _ line: Range<Int>) {
    offset = line.lowerBound
    text = [bytes.trimmed(line.lowerBound + 2..<line.upperBound)]
  }

  /// Takes the next line: an answer, an option, or more of what came before.
  mutating func take(_ line: Range<Int>, _ bytes: [UInt8]) {
    guard answer != nil else {
      if !line.isEmpty, bytes[line.lowerBound] == UInt8(ascii: "^") {
        answer = [bytes.trimmed(line.lowerBound + 1..<line.upperBound)]
      } else {
        text.append(line)
      }
      return
    }
    guard !line.isEmpty else { return }
    let letter = UInt8(ascii: "A") + UInt8(min(options.count, 25))
    let isOption =
      bytes[line.lowerBound] == letter
      && (line.count == 1 || bytes[line.lowerBound + 1].isHTMLSpace)
    if isOption {
      options.append([bytes.trimmed(line.lowerBound + 1..<line.upperBound)])
    } else if options.isEmpty {
      answer?.append(line)
    } else {
      options[options.count - 1].append(line)
    }
  }

  /// Adds the question, or notes what is wrong with it.
  func add(to draft: QuizDraft, _ source: SourceText) {
    guard let answer, let place = answer.first?.lowerBound else {
      return draft.leaveOut(.mistake(.missing("^")), at: offset)
    }
    let prompt = source.string(text, separator: "\n")
    guard prompt.unlessBlank != nil else { return draft.leaveOut(.withoutText, at: offset) }
    let right = source.string(answer, separator: " ").collapsed
    let options = options.map { source.string($0, separator: " ").collapsed }
    guard options.contains(right) else {
      return draft.leaveOut(.mistake(.unknownAnswer(found: right)), at: place)
    }
    draft.add(
      QuestionDraft(
        asking: prompt.trimmed, answers: [Alternative(.text(right))],
        options: options.map { Option($0) }),
      at: offset)
  }
}

extension SourceText {
  fileprivate func string(_ ranges: [Range<Int>], separator: String) -> String {
    ranges.map(string).joined(separator: separator)
  }
}
