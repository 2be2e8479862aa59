internal import QuizModel

extension QuestionDraft {
  /// A question of one or several right answers.
  ///
  /// As many answers as the text has blanks are theirs in order; further ones are alternatives of
  /// each other, or are all to be chosen when there are options and no blank.
  ///
  /// - Parameters:
  ///   - prompt: The question.
  ///   - right: The right answers.
  ///   - options: All options, the right ones too, or nil when the answer is typed.
  ///   - isList: Whether the answers were given as a list.
  init(asking prompt: String, right: [String], options: [Option]?, isList: Bool) {
    let answers = right.map { Alternative(.text($0)) }
    let segments = ClozeText(ArraySlice(prompt.utf8), isOurs: false).segments
    let blanks = segments.count { if case .blank = $0 { true } else { false } }
    if isList, blanks > 1, blanks == answers.count {
      self.init(
        segments.map { segment in
          switch segment {
          case .text(let text): .text(text)
          case .blank(let index): .blank(BlankDraft([answers[index]]))
          }
        }, options: options)
    } else if let options, blanks == 0, answers.count > 1 {
      self.init(asking: prompt, all: answers, options: options)
    } else {
      self.init(asking: prompt, answers: answers, options: options)
    }
  }

  /// A text in which answers are hidden: each where it first is a word of its own, or else where it first
  /// stands at all; nil when one is nowhere.
  init?(hiding answers: [String], in text: String) {
    let scalars = Array(text.composed.unicodeScalars)
    var hidden: [(range: Range<Int>, answer: String)] = []
    for answer in answers.map({ $0.trimmed.composed }) {
      let word = Array(answer.unicodeScalars)
      guard let start = scalars.place(of: word, apartFrom: hidden.map(\.range)) else { return nil }
      hidden.append((start..<(start + word.count), answer))
    }
    guard !hidden.isEmpty else { return nil }
    self.init()
    var end = 0
    for (range, answer) in hidden.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      pieces.append(.text(String(scalars[end..<range.lowerBound])))
      pieces.append(.blank(BlankDraft([Alternative(.text(answer))])))
      end = range.upperBound
    }
    pieces.append(.text(String(scalars[end...])))
  }
}

extension [Unicode.Scalar] {
  /// Where a word first stands apart from others, or else where it first stands in others.
  fileprivate func place(of word: [Unicode.Scalar], apartFrom taken: [Range<Int>]) -> Int? {
    guard let first = word.first, word.count <= count else { return nil }
    var within: Int?
    for start in 0...(count - word.count) where self[start] == first {
      let end = start + word.count
      guard self[start..<end].elementsEqual(word),
        !taken.contains(where: { $0.overlaps(start..<end) })
      else { continue }
      let isWord =
        (start == 0 || !self[start - 1].isWordPart) && (end == count || !self[end].isWordPart)
      if isWord { return start }
      within = within ?? start
    }
    return within
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is part of a word: a letter, a mark or a digit.
  fileprivate var isWordPart: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber:
      true
    default: false
    }
  }
}

extension String {
  fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
