internal import QuizModel
internal import QuizViewModels
internal import Wording

/// What a line of answers puts into the blanks of a question.
enum PlainAnswer: Hashable {
  /// These fills, those that stand already included; nil leaves a blank empty.
  case fills([Fill?])
  /// Nothing, for a reason in words.
  case refused(String)

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: Answers for the empty blanks, apart by tabs when there are several.
  ///   - model: The question, in which right answers may stand already.
  ///   - phrases: The language of reasons.
  init(_ line: String, for model: FillBlankViewModel, _ phrases: any PlainPhrases) {
    let empty = model.emptyBlanks
    let parts =
      empty.count == 1
      ? [line] : line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == empty.count else {
      self = .refused(phrases.answersForBlanks(parts.count, blanks: empty.count))
      return
    }
    var fills = model.fills
    for (blank, part) in zip(empty, parts) {
      switch model.meaning(of: part, inBlank: blank, besides: fills) {
      case .fill(let fill): fills[blank] = fill
      case .nothing: break
      case .taken:
        self = .refused(phrases.optionTaken(part.quotable))
        return
      case .unknown(let nearest):
        self = .refused(phrases.notAnOption(part.quotable, didYouMean: nearest?.quotable))
        return
      }
    }
    self = .fills(fills)
  }
}

extension FillBlankViewModel {
  /// The indices of the blanks in which nothing stands.
  var emptyBlanks: [Int] { fills.indices.filter { fills[$0] == nil } }

  /// The labels of the options that can fill a blank, or nil for a typed one.
  func labels(ofBlank blank: Int) -> OptionLabels? {
    guard case .choice(let bank) = question.blanks[blank].kind else { return nil }
    return OptionLabels(optionOrder[bank], of: question)
  }

  /// What a text or a label means in a blank.
  fileprivate func meaning(
    of word: String, inBlank blank: Int, besides others: [Fill?]
  ) -> GivenText {
    let text = GivenText(word, inBlank: blank, of: question, besides: others)
    guard case .unknown = text, let option = labels(ofBlank: blank)?.option(named: word) else {
      return text
    }
    let isTaken = !question.reusesOptions && others.contains { $0?.option == option }
    return isTaken ? .taken : .fill(.option(option))
  }
}
