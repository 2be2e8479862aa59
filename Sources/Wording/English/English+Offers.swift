// The protocol documents what each of them says.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension English: OfferPhrases {
  public var offerToGoOn: String { "Go on where you left off?" }

  public func stopped(atQuestion question: Int, of count: Int, answered: Int) -> String {
    "Question \(question) of \(count), \(answered) answered"
  }

  public var nothingDue: String { "Nothing is due." }

  public func nextDue(_ count: Int, inDays days: Int) -> String {
    let time =
      switch days {
      case ...0: "later today"
      case 1: "tomorrow"
      default: "in \(days) days"
      }
    return "Next: \(questionCount(count)) \(time)"
  }
}
