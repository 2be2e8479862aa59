/// What a column of a quiz in a table holds, by the name in its header.
///
/// Numbers stand for blanks or options and are counted from 1.
enum CSVColumn: Hashable {
  /// The text, in which three or more underscores are a blank.
  case text
  /// What is right in the blank, or in each of them.
  case answer
  /// What is right in one of the blanks.
  case blankAnswer(Int)
  /// All options of a question.
  case options
  case option(Int)
  /// All options that are wrong.
  case distractors
  case distractor(Int)
  /// The options of one blank alone.
  case blankOptions(Int)
  case hint(Int)
  /// The hints of one blank.
  case blankHints(Int)
  case points
  case blankPoints(Int)
  case explanation, tags, id
  /// Whether an option can fill several blanks.
  case reuse
  /// Whether the text is code.
  case code

  /// The column of a name; capitals, spaces, underscores and hyphens in it do not matter.
  ///
  /// - Returns: nil for a name that is not known.
  init?(_ name: String) {
    let plain = name.lowercased().filter { !$0.isWhitespace && $0 != "_" && $0 != "-" }
    if let column = Self.names[plain] {
      self = column
      return
    }
    let digits = plain.utf8.reversed().prefix { $0.isDigit }.count
    let base = String(plain.dropLast(digits))
    if digits > 0, digits < 5, let number = Int(plain.suffix(digits)), number > 0,
      let column = Self.numbered[base]
    {
      self = column(number)
    } else if digits == 0, let letter = plain.utf8.last, letter.isLetter,
      let column = Self.lettered[String(plain.dropLast())]
    {
      self = column(Int(letter - UInt8(ascii: "a")) + 1)
    } else {
      return nil
    }
  }

  /// The names without a number.
  static let names: [String: CSVColumn] = [
    "text": .text, "question": .text, "questiontext": .text, "prompt": .text, "sentence": .text,
    "cloze": .text,
    "answer": .answer, "answers": .answer, "correct": .answer, "correctanswer": .answer,
    "correctanswers": .answer, "correctoption": .answer, "rightanswer": .answer,
    "solution": .answer,
    "options": .options, "choices": .options,
    "wrong": .distractors, "wronganswers": .distractors, "wrongoptions": .distractors,
    "incorrect": .distractors, "incorrectanswers": .distractors, "distractors": .distractors,
    "hint": .hint(1), "hints": .hint(1), "explanation": .explanation, "rationale": .explanation,
    "tags": .tags, "tag": .tags, "category": .tags, "id": .id, "points": .points,
    "reuse": .reuse, "code": .code,
  ]

  fileprivate typealias Numbered = @Sendable (Int) -> CSVColumn

  fileprivate static let numbered: [String: Numbered] = [
    "answer": { .blankAnswer($0) }, "option": { .option($0) }, "choice": { .option($0) },
    "wrong": { .distractor($0) }, "wronganswer": { .distractor($0) },
    "wrongoption": { .distractor($0) }, "incorrect": { .distractor($0) },
    "incorrectanswer": { .distractor($0) }, "distractor": { .distractor($0) },
    "bank": { .blankOptions($0) }, "hint": { .hint($0) }, "clue": { .blankHints($0) },
    "points": { .blankPoints($0) },
  ]

  fileprivate static let lettered: [String: Numbered] = [
    "option": { .option($0) }, "choice": { .option($0) },
  ]
}
