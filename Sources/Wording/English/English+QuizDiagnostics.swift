// The second half of `DiagnosticPhrases`: options, answers, keys and settings.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension English {
  // MARK: The options

  public func optionsNotList(key: String, kind: String) -> String {
    #""\#(key)" should be a list, not \#(kind). Write ["one", "two"]."#
  }

  public func optionsEmpty() -> String {
    #""options" is empty. Write options, or leave the key out to have the answer typed."#
  }

  public func optionNotText(kind: String, source: String) -> String {
    "An option should be a text, not \(kind). Put \(source.quoted) in double quotes."
  }

  public func optionBlank() -> String { "An option is empty. Write a word, or delete it." }

  public func sameOptions(first: Int, second: Int, text: String) -> String {
    "Options \(first) and \(second) are the same: \(text.quoted). Change or delete one."
  }

  public func sameDistractor(_ text: String) -> String {
    "The distractor \(text.quoted) is there already. Delete it here."
  }

  public func distractorIsAnswer(_ text: String) -> String {
    #"The distractor \#(text.quoted) is a right answer. Move it to "options", or delete it."#
  }

  public func singleOption() -> String { "There is only one option. Add another to choose from." }

  // MARK: The answers

  public func nothingFills(blank: Int) -> String {
    #"Nothing can fill blank \#(blank). Add "options" to choose from or an answer to type."#
  }

  public func answerNotOption(_ answer: String, didYouMean: String?) -> String {
    if let didYouMean {
      return "The answer \(answer.quoted) is not an option. Did you mean \(didYouMean.quoted)?"
    }
    return "The answer \(answer.quoted) is not an option. Add it to the options, or change it."
  }

  public func answerSpelling(_ answer: String, option: String) -> String {
    "The answer \(answer.quoted) is taken for the option \(option.quoted). Write both alike."
  }

  public func answerCount(blanks: Int, answers: Int) -> String {
    """
    The text has \(counted(blanks, "blank", "blanks")), but \(counted(answers, "answer", "answers")). \
    Write one answer for each blank, or null.
    """
  }

  public func oneAnswerForSeveralBlanks(key: String, blanks: Int) -> String {
    #""\#(key)" is for one blank, but the text has \#(blanks). Use "answers", a list of \#(blanks)."#
  }

  public func answersTwice(first: String, second: String) -> String {
    #"Answers stand in "\#(first)" and in "\#(second)". Keep one of the two."#
  }

  public func answerNotText(kind: String, source: String) -> String {
    if kind == aNumber {
      return #"The answer is a number. Write "\#(source)" in quotes, or use "answerIndex"."#
    }
    return "The answer should be a text, not \(kind). Put \(source.quoted) in double quotes."
  }

  public func alternativeUnclear() -> String {
    #"An alternative needs either "text" or "number", and not both."#
  }

  public func answerIndexOutOfRange(_ index: String, options: Int) -> String {
    switch options {
    case 0: #""answerIndex" needs "options" to point to. Add them, or use "answer"."#
    case 1: #""answerIndex" is \#(index), but there is one option. Write 0."#
    default:
      #""answerIndex" is \#(index). Count from 0: the \#(options) options are 0 to \#(options - 1)."#
    }
  }

  public func noAlternatives() -> String {
    "The list of answers for a blank is empty. Write one, or null for a blank without a score."
  }

  public func answerBlank() -> String { "An answer is empty. Write what is right, or null." }

  public func blanksCount(entries: Int, blanks: Int) -> String {
    """
    "blanks" has \(counted(entries, "entry", "entries")), but the text has \
    \(counted(blanks, "blank", "blanks")). Write one entry for each blank.
    """
  }

  public func noOptionLeft(blank: Int, answer: String) -> String {
    """
    No option is left for blank \(blank): others need \(answer.quoted). \
    List it once more, or write "reuse": true.
    """
  }

  public func pointsNotPositive(found: String) -> String {
    #""points" is \#(found). Write a number above 0."#
  }

  public func creditOutOfRange(found: String) -> String {
    #""credit" is \#(found). Write a number from 0 to 1, such as 0.5."#
  }

  // MARK: Keys, settings and results

  public func duplicateKey(_ key: String, firstLine: Int) -> String {
    "The key \(key.quoted) stands in line \(firstLine) already. Delete one of the two."
  }

  public func unknownKey(_ key: String, didYouMean: String?) -> String {
    if let didYouMean {
      return "The key \(key.quoted) is not known. Did you mean \"\(didYouMean)\"?"
    }
    return "The key \(key.quoted) is not known. Delete it, or let it begin with x-."
  }

  public func keyMissing(_ key: String) -> String { #"The key "\#(key)" is missing. Add it."# }

  public func wrongValue(
    key: String, expected: String, kind: String, source: String
  ) -> String {
    #""\#(key)" takes \#(expected), but here stands \#(source.quoted)."#
  }

  public func unknownWord(
    key: String, found: String, allowed: [String], didYouMean: String?
  ) -> String {
    let words = allowed.map { "\"\($0)\"" }.joined(separator: ", ")
    let question = didYouMean.map { " Did you mean \"\($0)\"?" } ?? ""
    return "\"\(key)\" takes one of \(words), not \(found.quoted).\(question)"
  }

  public func attemptsNotWhole(found: String) -> String {
    #""attempts" is \#(found). Write a whole number, or 0 for as many as one likes."#
  }

  public func sameID(_ id: String, firstQuestion: Int) -> String {
    "Question \(firstQuestion) has the id \(id.quoted) too. Give each question its own."
  }

  public func rangeUpsideDown(from: Int, to: Int) -> String {
    #"The range ends before it begins. Write "from": \#(to), "to": \#(from)."#
  }

  public func rangesOverlap(from: Int, to: Int, otherLine: Int) -> String {
    let shared = from == to ? "\(from) %" : "\(from) to \(to) %"
    return "The range in line \(otherLine) has \(shared) too. Let each percentage be in one range."
  }

  public func rangeGap(from: Int, to: Int) -> String {
    let gap = from == to ? "\(from) %" : "\(from) to \(to) %"
    return "No range has \(gap). Widen one, or add one."
  }

  public func comment() -> String {
    "JSON has no comments. Delete it, or use a key such as \"x-note\"."
  }

  public func trailingComma() -> String { "JSON has no comma before an end. Delete it." }
}
