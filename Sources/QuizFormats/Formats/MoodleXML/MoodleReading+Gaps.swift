internal import QuizModel

extension MoodleReading {
  /// A text with `[[n]]` for what is the n-th of the boxes, of which those of a group belong to a gap.
  ///
  /// - Parameters:
  ///   - name: The elements that are the boxes.
  ///   - areShared: Whether a box can be in one gap only, unless it is `infinite`.
  /// - Returns: The question.
  /// - Throws: Also when the text names a box that there is not.
  mutating func gapQuestion(
    boxes name: String, areShared: Bool
  ) throws(QuestionFailure) -> QuestionDraft {
    let field = try textField()
    let boxes = element.all(name).map { box in
      MoodleBox(
        text: plainText(of: box), group: box.first("group")?.text.trimmed ?? "1",
        isInfinite: box.first("infinite").map { $0.text.trimmed != "0" } ?? false)
    }
    let gaps = MoodleGaps(field.fieldText)
    for number in gaps.numbers where !boxes.indices.contains(number - 1) {
      throw QuestionFailure(
        reason: .mistake(.unknownBlank(name: "[[\(number)]]")), offset: field.offset)
    }
    noteShuffling()
    let groups = gaps.numbers.map { boxes[$0 - 1].group }
    let isOneBank = areShared && Set(boxes.map(\.group)).count == 1
    if areShared, !isOneBank, Set(groups).count < groups.count {
      draft.note(.feature(.sharedBank), at: field.offset)
    }
    var question = QuestionDraft()
    if isOneBank {
      question.options = boxes.map { Option($0.text) }
      question.reusesOptions = boxes.contains(where: \.isInfinite)
      if question.reusesOptions, !boxes.allSatisfy(\.isInfinite) {
        draft.note(.feature(.optionReuse), at: field.offset)
      }
    }
    // Once for a group: there may be as many gaps as boxes, and very many of both.
    let banks =
      isOneBank
      ? [:]
      : Dictionary(grouping: boxes, by: \.group).mapValues { group in
        group.map { Option($0.text) }
      }
    let blanks = gaps.numbers.map { number in
      let box = boxes[number - 1]
      return BlankDraft([Alternative(.text(box.text))], options: banks[box.group])
    }
    question.pieces = pieces(of: gaps.marked, in: field, blanks: blanks)
    return question
  }

  /// The pieces of a marked text.
  func pieces(
    of marked: String, in field: XMLElement, blanks: [BlankDraft]
  ) -> [QuestionDraft.Piece] {
    BlankMark.pieces(of: plainText(marked, of: field)).map { piece in
      switch piece {
      case .text(let text): .text(text)
      case .blank(let index): .blank(blanks[index])
      }
    }
  }
}

/// What can be put into a gap.
fileprivate struct MoodleBox {
  let text: String
  let group: String
  let isInfinite: Bool
}

/// The gaps of a text of Moodle's, which are numbers in double brackets.
struct MoodleGaps {
  /// The text with a ``BlankMark`` for each gap.
  fileprivate(set) var marked = ""
  /// The numbers of the gaps in reading order.
  fileprivate(set) var numbers: [Int] = []

  init(_ text: String) {
    let bytes = Array(BlankMark.cleared(text).utf8)
    var start = 0
    var index = 0
    while let bracket = bytes.firstOffset(of: .openBracket, from: index) {
      index = bracket + 1
      guard bytes.byte(at: index) == .openBracket else { continue }
      let digits = bytes[(index + 1)...].prefix(10).prefix(while: \.isDigit)
      guard let number = Int(String(decoding: digits, as: UTF8.self)),
        bytes.byte(at: digits.endIndex) == .closeBracket,
        bytes.byte(at: digits.endIndex + 1) == .closeBracket
      else { continue }
      marked += String(decoding: bytes[start..<bracket], as: UTF8.self)
      marked += BlankMark.sign(numbers.count)
      numbers.append(number)
      index = digits.endIndex + 2
      start = index
    }
    marked += String(decoding: bytes[start...], as: UTF8.self)
  }
}
