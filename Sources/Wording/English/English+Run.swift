// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension English: RunPhrases {
  public var hintLabel: String { "hint" }
  public var noOption: String { "no option" }
  public var hereIsTheAnswer: String { "Here is the answer." }
  public var answerGivenUp: String { "Given up." }

  public func hintsGiven(_ count: Int) -> String { count == 1 ? "1 hint" : "\(count) hints" }
  public var givenUp: String { "given up" }
  public var byKind: String { "by kind" }

  public func kind(_ kind: QuestionKind) -> String {
    switch kind {
    case .choice: "chosen"
    case .typed: "typed"
    }
  }
}
