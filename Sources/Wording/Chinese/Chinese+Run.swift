// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Chinese: RunPhrases {
  public var hintLabel: String { "提示" }
  public var noOption: String { "没有此选项" }
  public var hereIsTheAnswer: String { "来看看答案。" }
  public var answerGivenUp: String { "已放弃。" }

  public func hintsGiven(_ count: Int) -> String { "\(count) 条提示" }
  public var givenUp: String { "已放弃" }
  public var byKind: String { "按题型" }

  public func kind(_ kind: QuestionKind) -> String {
    switch kind {
    case .choice: "选择题"
    case .typed: "输入题"
    }
  }
}
