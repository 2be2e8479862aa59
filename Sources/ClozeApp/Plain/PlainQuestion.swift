internal import CellGrid
internal import QuizModel
internal import QuizViewModels
internal import Wording

/// A question in words: its text with what stands in the blanks, and the options there are.
struct PlainQuestion {
  fileprivate let model: FillBlankViewModel
  fileprivate let phrases: any PlainPhrases

  /// Takes a question as it stands.
  init(_ model: FillBlankViewModel, _ phrases: any PlainPhrases) {
    self.model = model
    self.phrases = phrases
  }

  /// The lines, without an end.
  var text: String { ([sentence] + options).joined(separator: "\n") }

  /// What asks for the answer.
  var prompt: String { phrases.answerPrompt(model.emptyBlanks.count) }

  /// The text; of several blanks each has its number.
  fileprivate var sentence: String {
    let question = model.question
    return question.text { blank in
      if let fill = model.fills[blank], let text = question.text(of: fill) { return text }
      return question.blanks.count == 1 ? nil : "(\(blank + 1))\(Question.blankSign)"
    }
  }

  fileprivate var options: [String] {
    let empty = model.emptyBlanks
    let isOneBank = Set(model.question.blanks.map(\.kind)).count == 1
    var told: Set<Int> = []
    return empty.flatMap { blank -> [String] in
      guard case .choice(let bank) = model.question.blanks[blank].kind else {
        return isOneBank ? [] : [phrases.typedBlank(blank + 1)]
      }
      guard told.insert(bank).inserted else { return [] }
      let users = empty.filter { model.question.blanks[$0].kind == .choice(bank: bank) }
      let heading = isOneBank ? [] : [phrases.optionsHeading(blanks: users.map { $0 + 1 })]
      return heading + rows(ofBlank: blank)
    }
  }

  /// The options of a blank that are not in another one, a line each.
  fileprivate func rows(ofBlank blank: Int) -> [String] {
    (model.labels(ofBlank: blank)?.rows ?? []).compactMap { label, option in
      guard model.question.reusesOptions || model.blank(of: option) == nil else { return nil }
      return model.question[option].map { "\(label)) \($0.text.said)" }
    }
  }
}
