import Testing
import Wording

/// A requirement of the phrases, with what a language says for values that bring all of it out.
struct PhraseSample: Sendable, CustomTestStringConvertible {
  /// Its name with the labels of its parameters, such as `answer(_:inBlank:)`.
  let name: String
  /// What a language says.
  let texts: @Sendable (any Phrases) -> [String]

  var testDescription: String { name }

  init(_ name: String, texts: @escaping @Sendable (any Phrases) -> [String]) {
    self.name = name
    self.texts = texts
  }

  /// Those of all requirements that are a text.
  static let all = [
    answerSheet, authoring, command, configuration, diagnostic, history, imports, library, offer,
    plain, run, screen, statistics,
  ].flatMap { $0 }
}

extension TemplateChoice {
  /// All that is to be read.
  var texts: [String] { [before, after, answer, explanation] + options }
}

extension TemplateTyped {
  /// All that is to be read.
  var texts: [String] { [before, after] + answers }
}

extension Slip {
  /// One of each.
  static let samples: [Slip] = [.accents, .letterCase, .punctuation, .letters(1), .letters(2)]
}

extension HintWord {
  /// One of each.
  static let samples: [HintWord] = [
    .light, .place, .check, .accept, .next, .results, .tryAgain, .enterBlank, .finish, .close,
    .open, .start, .goOn, .startAgain, .playDue, .practise, .pick, .nextBlank, .otherBlank, .back,
    .commands, .reset, .scroll, .help, .leave, .toLibrary, .choose, .filter, .order, .showAll,
    .keepFilter, .statistics, .hint, .skip, .giveUp, .find, .edit, .otherQuiz, .retry(1),
    .retry(2),
  ]
}
