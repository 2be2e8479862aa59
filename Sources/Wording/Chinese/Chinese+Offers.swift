// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Chinese: OfferPhrases {
  public var offerToGoOn: String { "从上次停下的地方继续？" }

  public func stopped(atQuestion question: Int, of count: Int, answered: Int) -> String {
    "第 \(question) 题，共 \(count) 题，已答 \(answered) 题"
  }

  public var nothingDue: String { "没有待复习的题目。" }

  public func nextDue(_ count: Int, inDays days: Int) -> String {
    let time =
      switch days {
      case ...0: "今天稍后"
      case 1: "明天"
      default: "\(days) 天后"
      }
    return "下次复习：\(time)，\(questionCount(count))"
  }
}
