// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension English: AuthoringPhrases {
  public var interviewBegins: String {
    "A few questions make a first quiz. An empty line takes what is in brackets; Ctrl-D leaves."
  }

  public var titlePrompt: String { "Title [\(newQuizTitle)]> " }
  public var sentencePrompt: String { "Sentence with _____ for each blank [\(exampleSentence)]> " }
  public var optionsPrompt: String { "Options, apart by commas [none, the answer is typed]> " }

  public func rightAnswerPrompt(blank: Int?, default standard: String?) -> String {
    let place = blank.map { " in blank \($0)" } ?? ""
    return "Right answer\(place) [\(standard ?? "anything, without points")]> "
  }

  public var anotherQuestionPrompt: String { "Another question? y/N> " }

  public var oneOptionIsNoChoice: String {
    "One option is no choice. Add another, or leave the line empty to have the answer typed."
  }

  public func neverOverwrites(_ file: String) -> String {
    "\(file) is there already, and stays as it is"
  }

  public var nothingWritten: String { "left before the end, so nothing was written" }

  public func newQuizWritten(_ file: String) -> String {
    "\(file) is written: cloze \(file) plays it, cloze check \(file) checks what you change."
  }

  // MARK: Content

  public var newQuizTitle: String { "My quiz" }
  public var exampleSentence: String { "The capital of Norway is _____." }
  public var exampleAnswer: String { "Oslo" }

  public var templateChoice: TemplateChoice {
    TemplateChoice(
      before: "A spider has ", after: " legs.", options: ["six", "eight", "ten"], answer: "eight",
      explanation: "Insects have six, but a spider is none.")
  }

  public var templateTyped: TemplateTyped {
    TemplateTyped(before: "The first month of the year is ", after: ".", answers: ["January"])
  }
}
