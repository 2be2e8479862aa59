/// The blanks of a question, for quizzes of very many questions: most have one blank with one text for
/// its answer, which needs no list.
struct BlankList: Hashable, Sendable {
  fileprivate enum Storage: Hashable {
    /// One blank to be typed that has this answer and nothing else of its own.
    case typed(String)
    /// One blank that draws from the first bank and has this answer and nothing else of its own.
    case chosen(String)
    /// Anything else.
    case list([Blank])
  }

  fileprivate let storage: Storage

  /// Takes blanks over, always in the same form, so that equal ones are equal.
  init(_ blanks: [Blank]) {
    storage = blanks.count == 1 ? Storage(blanks[0]) : .list(blanks)
  }

  /// The blanks in their order.
  var blanks: [Blank] {
    switch storage {
    case .typed(let text): [Blank(kind: .typed, answer: Answer(text))]
    case .chosen(let text): [Blank(kind: .choice(bank: 0), answer: Answer(text))]
    case .list(let blanks): blanks
    }
  }
}

extension BlankList.Storage {
  fileprivate init(_ blank: Blank) {
    switch (blank.kind, blank.answer?.onlyText) {
    case (.typed, let text?) where blank.isPlain: self = .typed(text)
    case (.choice(bank: 0), let text?) where blank.isPlain: self = .chosen(text)
    default: self = .list([blank])
    }
  }
}

extension Blank {
  fileprivate var isPlain: Bool { hints.isEmpty && points == 1 }
}
