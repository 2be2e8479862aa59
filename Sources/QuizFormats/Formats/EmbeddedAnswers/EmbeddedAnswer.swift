/// An answer that stands in braces in the text, as Moodle's embedded answers do:
/// `{2:SHORTANSWER:=Oslo#Right.~%50%Christiania}`.
struct EmbeddedAnswer: Equatable, Sendable {
  /// How it is given.
  enum Kind: Equatable, Sendable {
    case typed(respectsCase: Bool)
    case number
    case choice(shuffles: Bool)
    /// Several of the alternatives are chosen.
    case severalChoices(shuffles: Bool)
  }

  let kind: Kind
  /// What it counts for, 1 unless said.
  let weight: Double
  /// Where the opening brace stands.
  let offset: Int
  var alternatives: [EmbeddedAlternative] = []
}

/// One of the things that can be answered.
struct EmbeddedAlternative: Equatable, Sendable {
  /// The share of the weight that it earns, 1 for all; below 0 it costs something.
  let credit: Double
  /// The answer as it is written, the backslashes of signs removed; it may be HTML.
  let text: String
  /// What is said of it, written as ``text`` is; nil or not empty.
  let feedback: String?
  /// Where it begins.
  let offset: Int
}

extension EmbeddedAnswer.Kind {
  /// The kind of a name, in the capitals in which it is to be written, or nil.
  ///
  /// How alternatives are laid out (`_H`, `_V`) does not matter here.
  init?(name: String) {
    switch name {
    case "SHORTANSWER", "SA", "MW": self = .typed(respectsCase: false)
    case "SHORTANSWER_C", "SAC", "MWC", "SA_C", "MW_C": self = .typed(respectsCase: true)
    case "NUMERICAL", "NM": self = .number
    default:
      guard let (isSeveral, layout) = Self.choiceLayout(name) else { return nil }
      let layouts: Set<String> = ["", "V", "H", "S", "VS", "HS"]
      guard layouts.contains(layout) else { return nil }
      let shuffles = layout.hasSuffix("S")
      self = isSeveral ? .severalChoices(shuffles: shuffles) : .choice(shuffles: shuffles)
    }
  }

  /// What follows the name of a choice, and whether several are chosen.
  fileprivate static func choiceLayout(_ name: String) -> (isSeveral: Bool, layout: String)? {
    for (word, isSeveral) in [("MULTICHOICE", false), ("MULTIRESPONSE", true)]
    where name.hasPrefix(word) {
      let rest = name.dropFirst(word.count)
      return rest.isEmpty || rest.hasPrefix("_") ? (isSeveral, String(rest.dropFirst())) : nil
    }
    for (word, isSeveral) in [("MC", false), ("MR", true)] where name.hasPrefix(word) {
      let rest = name.dropFirst(word.count)
      return (isSeveral, String(rest.hasPrefix("_") ? rest.dropFirst() : rest))
    }
    return nil
  }
}
