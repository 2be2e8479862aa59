internal import QuizModel

/// A question as another program's file has it, before it is fitted to what the format allows.
///
/// Texts in it are plain: whoever makes one has decoded HTML and escapes.
struct QuestionDraft: Sendable {
  /// A part of the text in reading order.
  enum Piece: Sendable {
    case text(String)
    case blank(BlankDraft)
  }

  var id: String?
  var pieces: [Piece]
  /// Whether answers are exact and lines keep their spaces.
  var isCode = false
  /// The bank of the blanks that have no options of their own, or nil when these are typed.
  var options: [Option]?
  /// Whether an option of the bank can fill several blanks.
  var reusesOptions = false
  var hints: [String] = []
  var explanation: String?
  var tags: [String] = []

  /// Makes a draft of its text.
  init(_ pieces: [Piece] = [], options: [Option]? = nil) {
    self.pieces = pieces
    self.options = options
  }
}

/// A blank as another program's file has it.
struct BlankDraft: Sendable {
  /// Everything that earns something, and for a typed blank also what does not and has feedback.
  var answers: [Alternative]
  /// Whether nothing is right or wrong in it; a choice without an answer is else a mistake.
  var isSurvey = false
  /// The options of this blank alone, or nil when it draws from the question's bank or is typed.
  var options: [Option]?
  var hints: [String] = []
  /// What full credit earns.
  var points = 1.0

  /// Makes a blank of its answers and options.
  init(_ answers: [Alternative], options: [Option]? = nil, hints: [String] = [], points: Double = 1)
  {
    self.answers = answers
    self.options = options
    self.hints = hints
    self.points = points
  }
}

extension QuestionDraft {
  /// A question that is asked in full and has one answer.
  ///
  /// Underscores in the text that are a blank by the format's rule are where the answer belongs, all of
  /// them; a text without any gets a blank on a line of its own.
  ///
  /// - Parameters:
  ///   - prompt: The question.
  ///   - answers: Everything that is right.
  ///   - options: All options, the right ones too, or nil when the answer is typed.
  init(asking prompt: String, answers: [Alternative], options: [Option]? = nil) {
    let runs = ClozeText(ArraySlice(prompt.utf8), isOurs: false).segments
    let blanks = runs.count { if case .blank = $0 { true } else { false } }
    self.init(options: blanks > 1 ? options : nil)
    reusesOptions = blanks > 1 && options != nil
    let blank = Piece.blank(BlankDraft(answers, options: blanks > 1 ? nil : options))
    pieces = runs.map { segment in
      switch segment {
      case .text(let text): .text(text)
      case .blank: blank
      }
    }
    if blanks == 0 { pieces += [.text("\n"), blank] }
  }

  /// A question that is asked in full and has several answers, all of which are to be chosen.
  ///
  /// It gets a blank for each, on a line of their own, and any of the answers is right in any of them.
  init(asking prompt: String, all answers: [Alternative], options: [Option]) {
    self.init([.text(prompt), .text("\n")], options: options)
    for index in answers.indices {
      if index > 0 { pieces.append(.text(" ")) }
      pieces.append(.blank(BlankDraft(answers)))
    }
  }
}
